/** Refuses names and phrases that were retired in favour of plain English. CONTRIBUTING.md has the rules for new ones. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '');
const sources = files.filter((path) => path.endsWith('.ts') && path !== 'testing/plain-names.test.ts');
const pages = files.filter((path) => path.endsWith('.md'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Retired names of files and folders. */
const FILE_NAMES = new RegExp(
  `^(${[
    'desk|heirs|as-traced|readings|one-line|(indexed-|scan-|memory-)?shelf|keeper|claim|one-by-one|problem-of|tell',
    'how-it-lies|manner|judge(-room)?|ways(-back|-to-look)?|look-key|latches|mend|memo|atlas|chart|seat-circles|telling',
    'words-of-[\\w-]+|workpiece|left-aside|chance|enough|counted|listed|names-of-parts|patches|beside-lines|same-course',
    'unreadable|placeless|once-per-board|same-or-new|capital|[\\w-]+-kinds|passages|lean|quick-work|idle-rules|rival',
    'slips-of-the-pen|hands|twins-in-[\\w-]+|order-in-[\\w-]+|[\\w-]+-on-paper|second-reading|melted-pairs|walk-of-the-data',
  ].join('|')})(\\.test)?\\.(ts|md)$`,
);

/** Retired identifiers. */
const IDENTIFIERS =
  /^(Desk|Heirs|withNotesMended|judgeBoard|Judgement|oncePerBoard|placeless|sameOrNew|wordsOf[A-Z]\w*|mended?|said|told|sight|[Ss]helf|\w+Shelf|[Kk]eeper)$/;

/** Retired phrases in comments, strings, templates and pages. */
const PHRASES =
  /\b(is told|are told|was told|were told|tells? of|is said|are said|was said|says so|means it so|what is said|at its word|by gravity|mends?|mended|mending|anew)\b/i;

test('no file has a retired name', () => {
  expect(files.filter((path) => FILE_NAMES.test(basename(path)))).toEqual([]);
});

test('no source uses a retired identifier or phrase', () => {
  const found = sources.flatMap((path) => {
    const { identifiers, texts } = tokensOf(read(path));
    return [...identifiers.filter((name) => IDENTIFIERS.test(name)), ...phrasesIn(texts)].map(
      (each) => `${path}: ${each}`,
    );
  });
  expect(found).toEqual([]);
});

test('no page uses a retired phrase', () => {
  expect(pages.flatMap((path) => phrasesIn([read(path)]).map((each) => `${path}: ${each}`))).toEqual([]);
});

/** The lines with a retired phrase, without names of earlier formats in quotes or backticks. */
const phrasesIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => PHRASES.test(line.replace(/(["'`])(mend|answers)\1/g, '')))
    .map((line) => line.trim());

/** The identifiers of a source, and its comments, strings and templates. */
function tokensOf(source: string): {
  readonly identifiers: readonly string[];
  readonly texts: readonly string[];
} {
  const [identifiers, texts]: [Set<string>, string[]] = [new Set(), []];
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.ES2023, false);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const [comment] of source.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm)) texts.push(comment);
  return { identifiers: [...identifiers], texts };
}
