ahoz profile, version 9
language: qaa
