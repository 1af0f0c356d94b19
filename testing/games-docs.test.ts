/** The pages of the games: every rule is there and has a test that carries its id, and every ruling has its reason. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gamePages, OPTIONS_BY_PAGE } from '../docs/generate-option-tables.js';
import { VARIANTS as WHITECHAPEL_VARIANTS } from '../engine/whitechapel/state/options.js';
import { UNDESCRIBED_TILES, VARIANTS as WHITEHALL_VARIANTS } from '../engine/whitehall/state/options.js';

const home = join(import.meta.dirname, '..', 'docs', 'games');

/** The names of the tests in a file. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\btest(?:\.each\([^\n]*\))?\(\s*['`]([^'`\n]*)/g)].map(([, name]) => name!);

/** Whether a name carries an id, written out or after another of its game: "LFW-R15, X03". */
function carries(name: string, id: string): boolean {
  const [game, short] = id.split('-') as [string, string];
  return name.includes(id) || (name.includes(`${game}-`) && new RegExp(`[ ,]${short}\\b`).test(name));
}

/** Ids of a kind by their numbers: `MJ-R` with 10 to 13. */
const idsOf = (kind: string, ...ranges: readonly (readonly [number, number])[]): string[] =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => `${kind}${String(first + i).padStart(2, '0')}`),
  );

/** All that the page of Mr Jack must list. */
const MR_JACK = [
  ...idsOf('MJ-S', [1, 6]),
  ...idsOf('MJ-R', [1, 2], [10, 13], [20, 34], [40, 45]),
  ...idsOf('MJ-I', [1, 5]),
  ...idsOf('MJ-X', [1, 12]),
];

describe('mr-jack.md is complete', () => {
  const text = readFileSync(join(home, 'mr-jack.md'), 'utf8');

  test.each(MR_JACK)('%s has a row', (id) => {
    expect(text).toContain(`\n| ${id} |`);
  });

  test.each(idsOf('AMB-MJ-', [1, 20]))('%s has a ruling, and a test that shows it', (id) => {
    const row = new RegExp(`^\\| ${id}: .+ \\| .+ \\| \\[.+\\]\\((.+\\.test\\.ts)\\) \\|$`, 'm').exec(text);
    expect(readFileSync(join(home, row![1]!), 'utf8')).toContain(id);
  });

  test.each([
    'lantern',
    'crow',
    'bar the way',
    'covered manhole',
    'round 1',
    'Witness card',
    'with the number',
    'turned afresh',
    'split',
  ])('the trap of "%s" has a test', (words) => {
    const file = /\(([^)]+traps\.test\.ts)\)/.exec(text)![1]!;
    const names = namesIn(readFileSync(join(home, file), 'utf8'));
    expect(names.some((name) => name.startsWith('trap: ') && name.includes(words))).toBe(true);
  });
});

describe.each(readdirSync(home).filter((file) => file.endsWith('.md')))('%s', (page) => {
  const rows = [
    ...readFileSync(join(home, page), 'utf8').matchAll(/^\| ((?:LFW|WM|MJ)-[A-Z]\d\d) .*\| (.*) \|$/gm),
  ];

  test('has rules', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  test.each(rows.map(([, id, cell]) => [id!, cell!]))('%s links to its test', (id, cell) => {
    const link = /\]\((.+\.test\.ts)\)/.exec(cell)?.[1];
    expect(link).toBeDefined();
    const file = join(home, link!);
    expect(existsSync(file)).toBe(true);
    expect(namesIn(readFileSync(file, 'utf8')).some((name) => carries(name, id))).toBe(true);
  });
});

/** All ids of rules, questions and definitions in a text. */
const idsIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:AMB-(?:LFW|WM|MJ)-\d\d|(?:LFW|WM|MJ)-[A-Z]\d\d|DEF-\d\d)\b/g)),
];

test('every id that a source, a board, a vector or a page cites is defined on just one page of a game', () => {
  const root = join(home, '..', '..');
  const folders = [
    ...['boards', 'cli', 'docs', 'editor', 'engine', 'exchange', 'faults', 'model', 'schemas', 'validator'],
    'vectors',
  ];
  const cited = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|json|md)$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  const defined = readdirSync(home).flatMap((page) =>
    [...readFileSync(join(home, page), 'utf8').matchAll(/^\| ((?:AMB-|DEF-|LFW-|WM-|MJ-)[\w-]+)[ :]/gm)].map(
      ([, id]) => id!,
    ),
  );
  expect(defined.filter((id, i) => defined.indexOf(id) !== i)).toEqual([]);
  const isDefined = new Set(defined);
  const undefinedIds = cited.flatMap((file) =>
    idsIn(readFileSync(file, 'utf8'))
      .filter((id) => !isDefined.has(id))
      .map((id) => `${id} in ${relative(root, file)}`),
  );
  expect(undefinedIds).toEqual([]);
});

test('an id that no page defines would be found', () => {
  expect(idsIn('see DEF-29, LFW-R99 and AMB-WM-01; not SET-001')).toEqual(['DEF-29', 'LFW-R99', 'AMB-WM-01']);
});

/** From the first number to the last. */
type Span = readonly [from: number, to: number];

/** All ids there are, by their groups: setup, rules, who knows what, options, examples, open questions. */
const IDS: readonly {
  readonly page: string;
  readonly game: string;
  readonly groups: Readonly<Record<string, readonly Span[]>>;
  readonly questions: number;
  readonly variants: readonly string[];
  readonly folder: string;
}[] = [
  {
    page: 'whitechapel.md',
    game: 'LFW',
    groups: {
      B: [[1, 12]],
      S: [[1, 8]],
      R: [
        [1, 16],
        [20, 31],
        [40, 47],
        [50, 53],
      ],
      I: [[1, 11]],
      O: [[1, 13]],
      X: [[1, 16]],
    },
    questions: 28,
    variants: Object.keys(WHITECHAPEL_VARIANTS),
    folder: 'whitechapel',
  },
  {
    page: 'whitehall.md',
    game: 'WM',
    groups: { B: [[1, 9]], S: [[1, 6]], R: [[1, 21]], I: [[1, 5]], O: [[1, 8]], X: [[1, 13]] },
    questions: 22,
    variants: [...Object.keys(WHITEHALL_VARIANTS), ...UNDESCRIBED_TILES.map((slot) => `abilities.${slot}`)],
    folder: 'whitehall',
  },
];

const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${String(from + i).padStart(2, '0')}`);

describe.each(IDS)('$page', ({ page, game, groups, questions, variants, folder }) => {
  const text = readFileSync(join(home, page), 'utf8');
  const rowsOf = (id: string): string[] => text.split('\n').filter((line) => line.startsWith(`| ${id} |`));

  test('has every rule once, and no other', () => {
    const wanted = Object.entries(groups).flatMap(([group, spans]) =>
      spans.flatMap(([from, to]) => numbered(`${game}-${group}`, from, to)),
    );
    const tables = text.slice(0, text.indexOf('## Rulings'));
    const found = [...tables.matchAll(/^\| ((?:LFW|WM)-[A-Z]\d\d) \|/gm)].map(([, id]) => id!);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(numbered(`AMB-${game}-`, 1, questions))('%s has a question, a ruling and a reason', (id) => {
    const rows = rowsOf(id);
    expect(rows).toHaveLength(1);
    const [, question, ruling, why] = rows[0]!
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    for (const cell of [question, ruling, why]) expect(cell).toMatch(/^.+[.?]$/);
  });

  test('has no question but those', () => {
    expect([...text.matchAll(/^\| AMB-/gm)]).toHaveLength(questions);
  });

  test.each(variants)('tells the variant %s', (key) => {
    expect(text).toMatch(new RegExp(`\`(?:variants\\.)?${key}\``));
  });

  test('every open question and rule that the code cites is on a page', () => {
    const code = readdirSync(join(home, '..', '..', 'engine', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(home, '..', '..', 'engine', folder, file), 'utf8'))
      .join('\n');
    const pages = IDS.map((each) => readFileSync(join(home, each.page), 'utf8')).join('\n');
    const cited = [...code.matchAll(/\b(?:AMB-(?:LFW|WM)-\d\d|(?:LFW|WM)-[SRIOX]\d\d)\b/g)].map(([id]) => id);
    expect([...new Set(cited)].filter((id) => !pages.includes(`| ${id} |`))).toEqual([]);
  });
});

describe.each([...gamePages()])('%s', (page, updated) => {
  const text = readFileSync(join(home, page), 'utf8');
  const options = Object.values(OPTIONS_BY_PAGE[page]!).flatMap((table) => Object.entries(table));

  test('has the table of options that `npm run docs` writes', () => {
    expect(text).toBe(updated);
  });

  test.each(options)('%s has a rule on a page, and a sentence of documentation', (_, { rule, docs }) => {
    expect(docs).toMatch(/^[A-Z].{9,}\.$/);
    const pages = readdirSync(home).map((each) => readFileSync(join(home, each), 'utf8'));
    expect(pages.some((each) => new RegExp(`^\\| ${rule}[ :]`, 'm').test(each))).toBe(true);
  });
});
