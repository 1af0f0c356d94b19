/** The borders between folders are kept by the compiler; this sees that it really refuses what must not be. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Type-checks a folder's project with one more file in it, and gives what the compiler says about that file. */
function complaints(folder: string, source: string): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  )!;
  const extra = join(root, folder, 'border-probe.ts');
  const host = ts.createCompilerHost(config.options);
  const real = { ...host };
  host.fileExists = (name) => name === extra || real.fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === extra
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023)
      : real.getSourceFile(name, ...rest);
  const program = ts.createProgram({
    rootNames: [...config.fileNames, extra],
    options: config.options,
    host,
    ...(config.projectReferences && { projectReferences: config.projectReferences }),
  });
  const file = program.getSourceFile(extra);
  return [
    ...program.getSemanticDiagnostics(file),
    ...program.getSyntacticDiagnostics(file),
    ...program.getOptionsDiagnostics(),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const PURE = ['model', 'validator', 'exchange', 'engine', 'editor/document', 'editor/tools'];

test.each(PURE)('%s accepts a file that keeps the borders', (folder) => {
  expect(complaints(folder, 'export const fine = 1;')).toEqual([]);
});

test.each(
  PURE.flatMap((folder) => [
    [folder, 'Node', "import { readFileSync } from 'node:fs'; export const read = readFileSync;"],
    [folder, 'the process', 'export const home = process.env;'],
    [folder, 'the DOM', 'export const body = document.body;'],
    [folder, 'the network', "export const got = fetch('x');"],
    [
      folder,
      'the command line',
      `import { run } from '${folder.includes('/') ? '../..' : '..'}/cli/run.js'; export const x = run;`,
    ],
  ]),
)('%s refuses %s', (folder, _, source) => {
  expect(complaints(folder, source)).not.toEqual([]);
});

test.each([
  ['model', 'validator', "export { RULES } from '../validator/rules/index.js';"],
  ['model', 'exchange', "export { toCanonical } from '../exchange/canonical/index.js';"],
  ['exchange', 'validator', "export { RULES } from '../validator/rules/index.js';"],
  ['editor/document', 'validator', "export { RULES } from '../../validator/rules/index.js';"],
  ['validator', 'exchange', "export { toCanonical } from '../exchange/canonical/index.js';"],
])('%s refuses %s', (folder, _, source) => {
  expect(complaints(folder, source).join('\n')).toMatch(
    /not listed within the file list|not under 'rootDir'|Cannot find module/,
  );
});
