@echo off
rem Starts Ahoz. Builds it first where there is no build yet, or where a source is newer than the build.
setlocal
set "HOME_DIR=%~dp0"
set "JAR=%HOME_DIR%target\ahoz.jar"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"

powershell -NoProfile -Command "$jar = Get-Item -ErrorAction SilentlyContinue '%JAR%'; if (-not $jar) { exit 1 }; $newer = Get-ChildItem -Recurse '%HOME_DIR%pom.xml','%HOME_DIR%src\main','%HOME_DIR%lexicons','%HOME_DIR%voices' | Where-Object { $_.LastWriteTime -gt $jar.LastWriteTime } | Select-Object -First 1; if ($newer) { exit 1 }"
if not errorlevel 1 goto run

echo ahoz: building; the first time this fetches libraries and takes a minute or two 1>&2
call mvn -q -B -f "%HOME_DIR%pom.xml" -Dquick -Dmaven.test.skip=true package 1>&2
if errorlevel 1 (
  echo ahoz: the build failed; its messages are above 1>&2
  exit /b 70
)
copy /b "%JAR%" +,, "%JAR%" >nul 2>nul

:run
"%JAVA%" -XX:+UseSerialGC -XX:+IgnoreUnrecognizedVMOptions -XX:FreqInlineSize=100 -XX:InlineSmallCode=1000 -jar "%JAR%" %*
exit /b %ERRORLEVEL%
