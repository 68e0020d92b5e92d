package org.ahoz;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.ahoz.cli.Transcript;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds the README to the program. Every {@code console} block is a {@link Transcript}. Every
 * {@code java} block is compiled and run: its {@code // prints: } comments are what it must print.
 */
class ReadmeTest {

  private static final String PRINTS = "// prints: ";

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> commandsPrintWhatTheReadmeSays() throws IOException {
    List<Transcript.Step> steps =
        blocks("console").stream().flatMap(block -> Transcript.steps(block).stream()).toList();
    assertThat(steps).as("the README shows some commands").hasSizeGreaterThan(3);
    return steps.stream()
        .map(
            step ->
                DynamicTest.dynamicTest(
                    step.line(), () -> assertThat(step.run()).isEqualTo(step.expected())));
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
    return new SimpleJavaFileObject(
        URI.create("string:///Example.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }
}
