package org.ahoz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.ahoz.cli.Ahoz;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds the README to the program. Every {@code console} block is run: lines after a {@code $ ./ahoz} line are what it must
 * print. Every {@code java} block is compiled and run: its {@code // prints: } comments are what it must print.
 */
class ReadmeTest {

  private static final String PROMPT = "$ ./ahoz ";
  private static final String PRINTS = "// prints: ";

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> commandsPrintWhatTheReadmeSays() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (String block : blocks("console")) {
      List<String> lines = block.lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        if (!lines.get(i).startsWith(PROMPT)) {
          continue;
        }
        String command = lines.get(i).substring(PROMPT.length());
        String expected =
            lines.subList(i + 1, lines.size()).stream()
                .takeWhile(line -> !line.startsWith("$"))
                .collect(Collectors.joining("\n"));
        tests.add(
            DynamicTest.dynamicTest(
                command, () -> assertThat(run(command).strip()).isEqualTo(expected.strip())));
      }
    }
    assertThat(tests).as("the README shows some commands").hasSizeGreaterThan(3);
    return tests.stream();
  }

  @TestFactory
  Stream<DynamicTest> libraryCodePrintsWhatTheReadmeSays() throws IOException {
    List<String> blocks = blocks("java");
    assertThat(blocks).as("the README shows some code").isNotEmpty();
    return blocks.stream()
        .map(
            block ->
                DynamicTest.dynamicTest(
                    block.lines().findFirst().orElse(""),
                    () ->
                        assertThat(compileAndRun(block).lines())
                            .containsExactlyElementsOf(promisedLines(block))));
  }

  private static List<String> blocks(String language) throws IOException {
    List<String> blocks = new ArrayList<>();
    StringBuilder open = null;
    for (String line : Files.readAllLines(Path.of("README.md"))) {
      if (open != null && line.equals("```")) {
        blocks.add(open.toString());
        open = null;
      } else if (open != null) {
        open.append(line).append('\n');
      } else if (line.equals("```" + language)) {
        open = new StringBuilder();
      }
    }
    return blocks;
  }

  private static List<String> promisedLines(String block) {
    return block
        .lines()
        .filter(line -> line.contains(PRINTS))
        .map(line -> line.substring(line.indexOf(PRINTS) + PRINTS.length()))
        .toList();
  }

  /** Runs a command line as a shell would split it, with {@code | head -n N} understood. */
  private static String run(String command) {
    String[] pipe = command.split(" \\| head -n ", 2);
    List<String> words = new ArrayList<>();
    var matcher = java.util.regex.Pattern.compile("'([^']*)'|(\\S+)").matcher(pipe[0]);
    while (matcher.find()) {
      words.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
    }
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    Ahoz.run(
        new ByteArrayInputStream(new byte[0]),
        new PrintStream(output, true, StandardCharsets.UTF_8),
        new PrintStream(messages, true, StandardCharsets.UTF_8),
        Map.of("LANG", "en_GB.UTF-8"),
        words.toArray(new String[0]));
    String all =
        output.toString(StandardCharsets.UTF_8) + messages.toString(StandardCharsets.UTF_8);
    return pipe.length == 1
        ? all
        : all.lines().limit(Integer.parseInt(pipe[1].strip())).collect(Collectors.joining("\n"));
  }

  private String compileAndRun(String block) throws Exception {
    String imports =
        block.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
    String body =
        block.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
    String source =
        imports
            + "\npublic class Example { public static void main(String[] arguments) throws Exception {\n"
            + body
            + "\n}}\n";
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, null, StandardCharsets.UTF_8)) {
      boolean compiled =
          compiler
              .getTask(
                  null,
                  files,
                  diagnostics,
                  List.of(
                      "-proc:none",
                      "-d",
                      folder.toString(),
                      "-classpath",
                      System.getProperty("java.class.path")),
                  null,
                  List.of(source(source)))
              .call();
      assertThat(compiled).as("%s", diagnostics.getDiagnostics()).isTrue();
    }
    PrintStream before = System.out;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {folder.toUri().toURL()}, Thread.currentThread().getContextClassLoader())) {
      System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
      Method main = loader.loadClass("Example").getMethod("main", String[].class);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return output.toString(StandardCharsets.UTF_8);
  }

  private static JavaFileObject source(String text) {
    return new SimpleJavaFileObject(URI.create("string:///Example.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }
}
