import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../../model/index.js';
import { IMPORT_FORMATS } from './graph-import.js';
import {
  expectWrongUsage,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();
const TOWN = 'docs/examples/import/town.graphml';
const MAP = 'docs/examples/import/town.map.json';

/** Whitehall, exported; the path to import it by. */
async function exported(format: string, board = WHITEHALL_FILE): Promise<string> {
  const path = join(folder, `${format}-of-${board.replaceAll('/', '-')}`);
  if (!existsSync(path)) await runCli('export', board, '--to', format, '-o', path);
  return path;
}

describe.each(IMPORT_FORMATS)('%s', (format) => {
  test('an export is imported as a draft, and what is missing is reported', async () => {
    const path = await exported(format);
    const file = join(folder, `${format}.json`);
    const { exit, stdout, stderr } = await runCli('import', path, '--from', format, '-o', file);
    expect([exit, stdout]).toEqual([0, '']);
    expect(stderr.split('\n').slice(0, 2)).toEqual([`Written: ${file}`, 'The board is a draft. Missing from the file:']);
    expect(stderr).toContain('\n  - The tracks: moves, rounds and tiles.\n');
    expect(stderr).toContain(`\nNext step: lamplighter validate ${file} --hints\n`);
    const parsed = parseBoard(readTextFile(file));
    expect(parsed.ok && parsed.board).toMatchObject({ id: 'whitehall', game: 'wm', profile: 'draft' });
    expect((await runCli('import', path, '--from', format)).stdout).toBe(readTextFile(file));
    expect(await runCli('format', '--check', file)).toMatchObject({ exit: 0 });
  });

  test('bad input is exit 2 with a place, and what is there stays', async () => {
    const whole = format === 'csv' ? join(await exported(format), 'nodes.csv') : await exported(format);
    const [bad, file] = [join(folder, `bad.${format}`), join(folder, 'kept.json')];
    writeFileSync(bad, readTextFile(whole).slice(0, -9));
    writeFileSync(file, 'kept');
    const { exit, stdout, stderr } = await runCli('import', bad, '--from', format, '-o', file);
    expect([exit, stdout, readTextFile(file)]).toEqual([2, '', 'kept']);
    expect(stderr).toMatch(/^\S+bad\.[\w-]+:\d+:\d+: .*\.\n$/);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('bytes that are no UTF-8 are exit 2 with a place', async () => {
    const bad = join(folder, `utf16.${format}`);
    writeFileSync(bad, Buffer.from('\ufeff<graphml>', 'utf16le'));
    const { exit, stderr } = await runCli('import', bad, '--from', format);
    expect([exit, stderr]).toEqual([2, `${bad}:1:1: the file: This byte is not UTF-8. Save the file as UTF-8.\n`]);
  });
}); // prettier-ignore

test.each([
  ['graphml', true],
  ['geojson', false],
])(
  'what %s does not give becomes findings of a draft, and none of them is an error',
  async (format, isBlockless) => {
    const file = join(folder, `${format}-judged.json`);
    await runCli('import', await exported(format), '--from', format, '-o', file);
    const { stdout } = await runCli('validate', file, '--format', 'json');
    const { reports } = JSON.parse(stdout) as {
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

test('a graph of another program needs a mapping, and the message asks for it', async () => {
  const bare = await runCli('import', TOWN, '--from', 'graphml');
  expect([bare.exit, bare.stdout]).toEqual([2, '']);
  expect(bare.stderr).toContain(`${TOWN}:1:1: the file: The file does not name the game of the board. Give --game lfw|wm|mj`);
  const named = await runCli('import', TOWN, '--from', 'graphml', '--game', 'lfw');
  expect(named.stderr).toContain('Add to the mapping: "board": {"id": "my-board", "name": "…",');
  const { exit, stdout } = await runCli('import', TOWN, '--from', 'graphml', '--map', MAP);
  expect([exit, parseBoard(stdout).ok]).toEqual([0, true]);
  const other = await runCli('import', TOWN, '--from', 'graphml', '--map', MAP, '--game', 'wm');
  expect(other.stdout).toContain('"game": "wm"');
}); // prettier-ignore

test('a mapping with a slip is exit 2 with its own place', async () => {
  const map = join(folder, 'slip.json');
  writeFileSync(map, '{\n  "nubmer": "num"\n}');
  const { exit, stderr } = await runCli('import', TOWN, '--from', 'graphml', '--map', map);
  expect([exit, stderr]).toEqual([
    2,
    `${map}:2:3: the mapping: There is no key "nubmer" here. Did you mean "number"?\n`,
  ]);
});

test('what contradicts itself is written, told and exit 1', async () => {
  const [bad, file] = [join(folder, 'contradicts.jgf'), join(folder, 'contradicts.json')];
  writeFileSync(bad, readTextFile(await exported('jgf')).replace(/.*"streets:c1-.*\n/, ''));
  const { exit, stderr } = await runCli('import', bad, '--from', 'jgf', '-o', file);
  expect([exit, parseBoard(readTextFile(file)).ok]).toEqual([1, true]);
  expect(stderr).toMatch(
    /\d+ contradictions in the file \(--all lists them all\):\n\S+contradicts\.jgf:\d+:5: edge "jack:c1-c\d+": /,
  );
});

test('one relation that follows from the streets gives no streets', async () => {
  const jack = join(folder, 'jack.graphml');
  await runCli('export', WHITEHALL_FILE, '--to', 'graphml', '--relation', 'jack', '-o', jack);
  const { exit, stderr } = await runCli('import', jack, '--from', 'graphml');
  expect(exit).toBe(2);
  expect(stderr).toMatch(/jack\.graphml:\d+:5: the file: The file has edges of jack and no streets\./);
});

test('tables lie in a folder, or beside the table of nodes', async () => {
  const tables = await exported('csv');
  const whole = await runCli('import', tables, '--from', 'csv');
  expect((await runCli('import', join(tables, 'nodes.csv'), '--from', 'csv')).stdout).toBe(whole.stdout);
  const renamed = join(folder, 'renamed');
  mkdirSync(renamed);
  for (const table of ['nodes', 'edges'])
    cpSync(join(tables, `${table}.csv`), join(renamed, `my-${table}-1.csv`));
  const beside = await runCli('import', join(renamed, 'my-nodes-1.csv'), '--from', 'csv');
  expect([beside.exit, beside.stderr.includes('- Blocks'), beside.stderr.includes('- Streets')]).toEqual([
    0,
    true,
    false,
  ]);
  cpSync(join(tables, 'nodes.csv'), join(renamed, 'circles.csv'));
  const alone = await runCli('import', join(renamed, 'circles.csv'), '--from', 'csv');
  expect([alone.exit, alone.stderr.includes('- Streets.')]).toEqual([0, true]);
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
  [['import', TOWN, '--from', 'graphml', '--guess'], '--guess works only with lists'],
  [
    ['import', WHITEHALL_FILE, '--from', 'canonical', '--map', MAP],
    '--map works only with graphs (--from graphml, gexf,',
  ],
  [
    ['import', WHITEHALL_FILE, '--from', 'canonical', '--game', 'wm'],
    '--game works only with graphs (--from graphml, gexf,',
  ],
])('%j is wrong usage', async (words, message) => {
  await expectWrongUsage(words, message);
});

test.each([
  ['{', 'The file ends where a property name'],
  ['{}', 'A canonical file has a "kind"'],
])('a canonical file that is none is exit 2: %s', async (text, message) => {
  const file = join(folder, 'none.json');
  writeFileSync(file, text);
  const { exit, stderr } = await runCli('import', file, '--from', 'canonical');
  expect([exit, stderr]).toEqual([2, expect.stringContaining(message)]);
});

describe('lists', () => {
  const LISTS = 'docs/examples/lists';
  const streets = `${LISTS}/streets.txt`;

  test('a first run prints the guessed mapping and imports nothing', async () => {
    const { exit, stdout, stderr } = await runCli('import', streets, '--game', 'lfw');
    expect([exit, JSON.parse(stdout)]).toEqual([
      0,
      { board: { game: 'lfw' }, ids: { 'C#': 'circle', 'S#': 'crossing' }, lists: { streets: 'streets' } },
    ]);
    expect(stderr).toContain('  - 3 ids C1…C3: circles.\n');
    expect(stderr).toContain(`lamplighter import ${streets} --guess -o board.json`);
  });

  test('what is left to decide is asked, and nothing is written', async () => {
    const file = join(folder, 'undecided.json');
    const { exit, stderr } = await runCli('import', streets, '-o', file);
    expect([exit, existsSync(file)]).toEqual([2, false]);
    expect(stderr).toContain('To be decided in the mapping:\n  - Which game it is:');
  });

  test.each([
    ['--guess', '--game', 'lfw'],
    ['--map', 'saved'],
  ])('with %s it is imported, and one-way entries are reported with exit 1', async (...words) => {
    const map = join(folder, 'saved.map.json');
    writeFileSync(map, (await runCli('import', streets, '--game', 'lfw')).stdout);
    const options = words.map((word) => (word === 'saved' ? map : word));
    const { exit, stdout, stderr } = await runCli('import', streets, ...options);
    expect([exit, parseBoard(stdout).ok]).toEqual([1, true]);
    expect(stderr).toContain('streets.txt:6:1: list "streets": crossing "S2" (x2 here) lists crossing "S3" (x3 here),');
    expect(stdout).toBe(readTextFile(`${LISTS}/streets.json`));
  });

  test('--all lists every contradiction', async () => {
    const list = join(folder, 'moves.txt');
    writeFileSync(list, `${Array.from({ length: 9 }, (_, i) => `${i + 2}: 1 ${i + 3}`).join('\n')}\n11: 10\n1:\n`);
    const words = ['import', list, '--game', 'lfw', '--guess'];
    writeFileSync(list, '1: 2 3 4\n2: 1 3 4 5\n3: 1 2 4 5 6\n4: 1 2 3 5 6\n5: 6\n6: 5\n');
    const [some, all] = [await runCli(...words), await runCli(...words, '--all')];
    expect(some.stderr).toMatch(/5 contradictions in the file \(--all[^]*\(And 2 more of this kind\.\)/);
    expect(all.stderr.match(/does not list/g)).toHaveLength(5);
  });

  test.each([
    ['edges.json', ['circles.jsonl', 'squares.jsonl', 'connections.csv'], ['--game', 'lfw', '--guess'], 0],
    ['moves.json', ['moves.csv'], ['--game', 'lfw', '--guess'], 1],
    ['nodes.draft.json', ['nodes.json'], ['--map', `${LISTS}/nodes.map.json`], 0],
    ['grid.json', ['grid.txt'], ['--map', `${LISTS}/grid.map.json`], 0],
    ['hexes.json', ['hexes.csv'], ['--guess'], 0],
  ])('%s of the documentation is what the import of %j writes', async (draft, names, words, code) => {
    const { exit, stdout } = await runCli('import', ...names.map((name) => `${LISTS}/${name}`), ...words);
    expect([exit, stdout]).toEqual([code, readTextFile(`${LISTS}/${draft}`)]);
  });

  test('the next step after the list of a printed board is to compare it', async () => {
    const [list, file] = [join(folder, 'moves-of-printed.json'), join(folder, 'printed.json')];
    writeFileSync(list, (await runCli('relations', WHITEHALL_FILE, 'jack')).stdout);
    const { exit, stderr } = await runCli('import', list, '-o', file);
    expect(stderr).toContain(`Next step: lamplighter reconcile whitehall ${file}\n`);
    expect(exit).toBe(0);
    expect((await runCli('reconcile', 'whitehall', file)).stdout).toContain('The sources agree on all');
    expect((await runCli('import', streets, '--game', 'lfw', '--guess')).stderr).toContain('Next step: lamplighter validate <board> --hints\n');
  });

  test('files of one author are read together', async () => {
    const files = ['circles.jsonl', 'squares.jsonl', 'connections.csv'].map((name) => `${LISTS}/${name}`);
    const { exit, stdout } = await runCli('import', ...files, '--game', 'lfw', '--guess');
    const parsed = parseBoard(stdout);
    expect([exit, parsed.ok && parsed.board]).toMatchObject([0, { circles: [{ at: [1040, 3069] }, {}, {}] }]);
    expect(stdout.match(/"between"/g)).toHaveLength(6);
    await expectWrongUsage(['import', TOWN, streets, '--from', 'graphml'], 'one file at a time');
  });

  test('a file is recognised without --from', async () => {
    for (const format of ['graphml', 'gexf', 'jgf', 'node-link', 'cytoscape', 'geojson', 'csv', 'canonical'])
      expect([format, (await runCli('import', await exported(format))).exit]).toEqual([format, 0]);
    await expectWrongUsage(['import', WHITEHALL_FILE], 'is a board file already');
    await expectWrongUsage(['import', await exported('dot')], 'is DOT, which cannot be imported');
  });
}); // prettier-ignore
