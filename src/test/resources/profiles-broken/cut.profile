ahoz profile, version 1
language: qaa
learning-margin: 20
