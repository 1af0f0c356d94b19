import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../model/index.js';
import { IMPORT_FORMATS } from '../graph-import.js';
import { expectWrongUsage, lamplighter, temporaryFolder, textOf, WHITEHALL } from '../testing/lamplighter.js';

const folder = temporaryFolder();
const TOWN = 'docs/examples/import/town.graphml';
const MAP = 'docs/examples/import/town.map.json';

/** Whitehall, exported; the path to import it by. */
async function exported(format: string, board = WHITEHALL): Promise<string> {
  const path = join(folder, `${format}-of-${board.replaceAll('/', '-')}`);
  if (!existsSync(path)) await lamplighter('export', board, '--to', format, '-o', path);
  return path;
}

describe.each(IMPORT_FORMATS)('%s', (format) => {
  test('what was exported comes back as a draft, and what is missing is told', async () => {
    const path = await exported(format);
    const file = join(folder, `${format}.json`);
    const { exit, answer, talk } = await lamplighter('import', path, '--from', format, '-o', file);
    expect([exit, answer]).toEqual([0, '']);
    expect(talk.split('\n').slice(0, 2)).toEqual([`Written: ${file}`, 'The board is a draft. What the file did not give:']);
    expect(talk).toContain('\n  - The tracks: moves, rounds and tiles.\n');
    expect(talk).toContain(`\nGo on with: lamplighter validate ${file} --hints\n`);
    const parsed = parseBoard(textOf(file));
    expect(parsed.ok && parsed.board).toMatchObject({ id: 'whitehall', game: 'wm', profile: 'draft' });
    expect((await lamplighter('import', path, '--from', format)).answer).toBe(textOf(file));
    expect(await lamplighter('format', '--check', file)).toMatchObject({ exit: 0 });
  });

  test('bad input is exit 2 with a place, and what is there stays', async () => {
    const whole = format === 'csv' ? join(await exported(format), 'nodes.csv') : await exported(format);
    const [bad, file] = [join(folder, `bad.${format}`), join(folder, 'kept.json')];
    writeFileSync(bad, textOf(whole).slice(0, -9));
    writeFileSync(file, 'kept');
    const { exit, answer, talk } = await lamplighter('import', bad, '--from', format, '-o', file);
    expect([exit, answer, textOf(file)]).toEqual([2, '', 'kept']);
    expect(talk).toMatch(/^\S+bad\.[\w-]+:\d+:\d+: .*\.\n$/);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('bytes that are no UTF-8 are exit 2 with a place', async () => {
    const bad = join(folder, `utf16.${format}`);
    writeFileSync(bad, Buffer.from('\ufeff<graphml>', 'utf16le'));
    const { exit, talk } = await lamplighter('import', bad, '--from', format);
    expect([exit, talk]).toEqual([2, `${bad}:1:1: the file: This byte is no UTF-8. Save the file as UTF-8.\n`]);
  });
}); // prettier-ignore

test.each([
  ['graphml', true],
  ['geojson', false],
])(
  'what %s does not give becomes findings of a draft, and none of them is an error',
  async (format, isBlockless) => {
    const file = join(folder, `${format}-judged.json`);
    await lamplighter('import', await exported(format), '--from', format, '-o', file);
    const { answer } = await lamplighter('validate', file, '--format', 'json');
    const { reports } = JSON.parse(answer) as {
      reports: { findings: { rule: string; severity: string }[] }[];
    };
    const { findings } = reports[0]!;
    const rules = new Set(findings.map(({ rule }) => rule));
    expect([...rules]).toEqual(
      expect.arrayContaining(['provenance/not-traced', 'provenance/unnamed-origin']),
    );
    expect(rules.has('block/undeclared-area')).toBe(isBlockless);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

test('a graph of another program wants a mapping, and says so', async () => {
  const bare = await lamplighter('import', TOWN, '--from', 'graphml');
  expect([bare.exit, bare.answer]).toEqual([2, '']);
  expect(bare.talk).toContain(`${TOWN}:1:1: the file: The file does not say which game the board is of. Give --game lfw|wm|mj`);
  const named = await lamplighter('import', TOWN, '--from', 'graphml', '--game', 'lfw');
  expect(named.talk).toContain('Add to the mapping: "board": {"id": "my-board", "name": "…",');
  const { exit, answer } = await lamplighter('import', TOWN, '--from', 'graphml', '--map', MAP);
  expect([exit, parseBoard(answer).ok]).toEqual([0, true]);
  const other = await lamplighter('import', TOWN, '--from', 'graphml', '--map', MAP, '--game', 'wm');
  expect(other.answer).toContain('"game": "wm"');
}); // prettier-ignore

test('a mapping with a slip is exit 2 with its own place', async () => {
  const map = join(folder, 'slip.json');
  writeFileSync(map, '{\n  "nubmer": "num"\n}');
  const { exit, talk } = await lamplighter('import', TOWN, '--from', 'graphml', '--map', map);
  expect([exit, talk]).toEqual([
    2,
    `${map}:2:3: the mapping: There is no key "nubmer" here. Did you mean "number"?\n`,
  ]);
});

test('what contradicts itself is written, told and exit 1', async () => {
  const [bad, file] = [join(folder, 'contradicts.jgf'), join(folder, 'contradicts.json')];
  writeFileSync(bad, textOf(await exported('jgf')).replace(/.*"streets:c1-.*\n/, ''));
  const { exit, talk } = await lamplighter('import', bad, '--from', 'jgf', '-o', file);
  expect([exit, parseBoard(textOf(file)).ok]).toEqual([1, true]);
  expect(talk).toMatch(
    /Where the file contradicts itself:\n\S+contradicts\.jgf:\d+:5: edge "jack:c1-c\d+": /,
  );
});

test('one relation that follows from the streets gives no streets', async () => {
  const jack = join(folder, 'jack.graphml');
  await lamplighter('export', WHITEHALL, '--to', 'graphml', '--relation', 'jack', '-o', jack);
  const { exit, talk } = await lamplighter('import', jack, '--from', 'graphml');
  expect(exit).toBe(2);
  expect(talk).toMatch(/jack\.graphml:\d+:5: the file: The file has edges of jack and no streets\./);
});

test('tables lie in a folder, or beside the table of nodes', async () => {
  const tables = await exported('csv');
  const whole = await lamplighter('import', tables, '--from', 'csv');
  expect((await lamplighter('import', join(tables, 'nodes.csv'), '--from', 'csv')).answer).toBe(whole.answer);
  const renamed = join(folder, 'renamed');
  mkdirSync(renamed);
  for (const table of ['nodes', 'edges'])
    cpSync(join(tables, `${table}.csv`), join(renamed, `my-${table}-1.csv`));
  const beside = await lamplighter('import', join(renamed, 'my-nodes-1.csv'), '--from', 'csv');
  expect([beside.exit, beside.talk.includes('- Blocks'), beside.talk.includes('- Streets')]).toEqual([
    0,
    true,
    false,
  ]);
  cpSync(join(tables, 'nodes.csv'), join(renamed, 'circles.csv'));
  const alone = await lamplighter('import', join(renamed, 'circles.csv'), '--from', 'csv');
  expect([alone.exit, alone.talk.includes('- Streets.')]).toEqual([0, true]);
  await expectWrongUsage(['import', renamed, '--from', 'csv'], 'There is no nodes.csv in the folder');
  await expectWrongUsage(
    ['import', tables, '--from', 'csv', '-o', join(tables, 'edges.csv')],
    'would be overwritten',
  );
});

test.each([
  [['import', TOWN, '--from', 'grapml'], 'Did you mean "graphml"?'],
  [['import', 'docs', '--from', 'graphml'], '"docs" is a folder. Name the file to import.'],
  [['import', TOWN, '--from', 'graphml', '--map', 'no.json'], 'There is no file or folder "no.json".'],
  [['import', TOWN, '--from', 'graphml', '--game', 'lwf'], 'Did you mean "lfw"?'],
  [['import', TOWN, '--from', 'graphml', '--map', MAP, '-o', MAP], 'would be overwritten'],
  [['import', WHITEHALL, '--from', 'canonical', '--map', MAP], '--map goes with --from graphml or'],
  [['import', WHITEHALL, '--from', 'canonical', '--game', 'wm'], '--game goes with --from graphml or'],
])('%j is wrong usage', async (words, message) => {
  await expectWrongUsage(words, message);
});

test.each([
  ['{', 'The file ends where a property name'],
  ['{}', 'A canonical file has a "kind"'],
])('a canonical file that is none is exit 2: %s', async (text, message) => {
  const file = join(folder, 'none.json');
  writeFileSync(file, text);
  const { exit, talk } = await lamplighter('import', file, '--from', 'canonical');
  expect([exit, talk]).toEqual([2, expect.stringContaining(message)]);
});
