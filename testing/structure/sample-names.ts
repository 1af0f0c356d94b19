/** `npm run names -- SEED`: draws 60 files and 100 exports for a reader to explain; `--answers` prints their comments. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { seededRandom, shuffle } from '../seeded-random.js';
import { DEVELOPER_FOLDERS, listSources, PRODUCT_FOLDERS } from './import-graph.js';

const [FILES, EXPORTS] = [60, 100];
const root = join(import.meta.dirname, '..', '..');
const [seed = '1', ...rest] = process.argv.slice(2);
const random = seededRandom(Number(seed));
const isAnswered = rest.includes('--answers');

/** Index files and the sources of the vectors carry no names of their own. */
const files = listSources(root, [...PRODUCT_FOLDERS, ...DEVELOPER_FOLDERS]).filter(
  (file) => !file.endsWith('/index.ts') && !file.startsWith('vectors/'),
);

interface Named {
  readonly name: string;
  readonly purpose: string;
}

/** The exported declarations of a file with the first sentence of their doc comment. */
function exportsOfFile(file: string): Named[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.ES2023,
    true,
  );
  return source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name)
      : [(statement as ts.DeclarationStatement).name];
    const purpose = docComment(source.text.slice(statement.pos, statement.getStart(source)));
    return declared.flatMap((name) => (name ? [{ name: `${file}#${name.getText(source)}`, purpose }] : []));
  });
}

function docComment(text: string): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text) ?? [];
  return comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}

const purposeOfFile = (file: string): string =>
  docComment(/^(?:#!.*\n)?\s*(\/\*\*[\s\S]*?\*\/)/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '');

const print = (named: readonly Named[]): void => {
  for (const [i, { name, purpose }] of named.entries())
    console.log(
      `${String(i + 1).padStart(3)}. ${name}${isAnswered ? `\n       ${purpose || '(no comment)'}` : ''}`,
    );
};

console.log(`Seed ${seed}: ${FILES} files`);
print(
  shuffle(files, random)
    .slice(0, FILES)
    .map((file) => ({ name: file, purpose: purposeOfFile(file) })),
);
console.log(`\nSeed ${seed}: ${EXPORTS} exported names`);
print(shuffle(files.flatMap(exportsOfFile), random).slice(0, EXPORTS));
