// Checks the workflows in .github/workflows, because nothing else here runs them: with GitHub's own
// language service, and for two habits that keep them safe.
import './program';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isScalar, parseDocument, visit } from 'yaml';

const folder = '.github/workflows';

/** It takes what an event has in a list for an unknown name: `pull_requests[0]`. */
const isListEntry = (message: string) => /^Context access might be invalid: \d+$/.test(message);

const textOf = (message: string | { value: string }) =>
  typeof message === 'string' ? message : message.value;

async function problemsIn(file: string, text: string): Promise<string[]> {
  const document = TextDocument.create(file, 'yaml', 0, text);
  const diagnostics = await validate(document, {});
  return [
    ...diagnostics
      .map(({ range, message }) => ({ line: range.start.line + 1, message: textOf(message) }))
      .filter(({ message }) => !isListEntry(message))
      .map(({ line, message }) => `${file}:${line}: ${message}`),
    ...habitProblems(file, text),
  ];
}

function habitProblems(file: string, text: string): string[] {
  const document = TextDocument.create(file, 'yaml', 0, text);
  const problems: string[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value)) return;
      const [name, content] = [String(key.value), String(value.value)];
      const line = document.positionAt(key.range?.[0] ?? 0).line + 1;
      // A tag can be moved to another commit.
      if (name === 'uses' && !/@[\da-f]{40}$/.test(content))
        problems.push(
          `${file}:${line}: Pin ${content} to a commit, and name its version beside it.`,
        );
      // What's put into a script is run. The title of a pull request can be anything.
      if (name === 'run' && content.includes('${{'))
        problems.push(`${file}:${line}: Pass values to a script as environment variables.`);
    },
  });
  return problems;
}

const files = readdirSync(folder).map((name) => path.posix.join(folder, name));
const problemLists = await Promise.all(
  files.map((file) => problemsIn(file, readFileSync(file, 'utf8'))),
);
for (const problem of problemLists.flat()) console.error(problem);
if (problemLists.flat().length > 0) process.exitCode = 1;
