import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestBoard } from '../../../model/index.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { EXPORT_FORMATS } from '../../../exchange/export/index.js';
import {
  expectWrongUsage,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITECHAPEL_FILE,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();

test.each(['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'])(
  'canonical %s comes back byte for byte',
  async (board) => {
    const exported = await runCli('export', `boards/${board}`, '--to', 'canonical');
    expect(exported).toMatchObject({ exit: 0, stderr: '' });
    const file = join(folder, `${board}.canonical.json`);
    const written = await runCli('export', `boards/${board}`, '--to', 'canonical', '-o', file);
    expect(written).toEqual({ exit: 0, stdout: '', stderr: `Written: ${file}\n` });
    expect(readTextFile(file)).toBe(exported.stdout);
    const back = await runCli('import', file, '--from', 'canonical');
    expect(back).toEqual({ exit: 0, stdout: readTextFile(`boards/${board}/board.json`), stderr: '' });
  },
);

test('a canonical file that was tampered with is refused', async () => {
  const { stdout } = await runCli('export', WHITEHALL_FILE, '--to', 'canonical');
  const file = join(folder, 'tampered.json');
  writeFileSync(file, stdout.replace('"number":12,', '"number":912,'));
  const { exit, stdout: nothing, stderr } = await runCli('import', file, '--from', 'canonical');
  expect([exit, nothing]).toEqual([1, '']);
  expect(stderr).toContain(`${file}:1:`);
});

test('svg is a drawing in either theme, with a highlight if asked', async () => {
  const draw = async (...words: string[]): Promise<string> => {
    const { exit, stdout } = await runCli('export', WHITECHAPEL_FILE, '--to', 'svg', ...words);
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^(<\?xml[^>]*>\s*)?<svg [\s\S]*<\/svg>\n?$/);
    return stdout;
  };
  const drawings = [
    await draw(),
    await draw('--theme', 'dark'),
    await draw('--relation', 'jack', '--of', 'c65'),
  ];
  expect(new Set(drawings).size).toBe(3);
  expect(await draw('--theme', 'light')).toBe(drawings[0]);
  const lantern = await runCli(
    'export',
    'boards/mr-jack-2006',
    '--to',
    'svg',
    '--relation',
    'lantern',
    '--of',
    'h3,2',
  );
  expect(lantern.exit).toBe(0);
});

const GRAPHS = EXPORT_FORMATS.filter(({ kind, files }) => kind === 'graph' && files === undefined);

test.each(GRAPHS.map(({ name }) => name))(
  '%s is the same on stdout and in a file, with the digest inside, whole or of one relation',
  async (format) => {
    const digest = digestBoard(shippedBoard('whitechapel'));
    const sizes: number[] = [];
    for (const words of [[], ['--relation', 'jack']]) {
      const { exit, stdout } = await runCli('export', WHITECHAPEL_FILE, '--to', format, ...words);
      expect([exit, stdout.includes(digest)]).toEqual([0, true]);
      const file = join(folder, `whitechapel.${format}`);
      await runCli('export', WHITECHAPEL_FILE, '--to', format, ...words, '-o', file);
      expect(readTextFile(file)).toBe(stdout);
      sizes.push(stdout.length);
    }
    expect(sizes[1]).toBeLessThan(sizes[0]!);
  },
);

test('of the three tables none is written if one cannot be', async () => {
  const tables = join(folder, 'taken');
  mkdirSync(join(tables, 'edges.csv'), { recursive: true });
  const { exit } = await runCli('export', WHITECHAPEL_FILE, '--to', 'csv', '-o', tables);
  expect([exit, readdirSync(tables)]).toEqual([2, ['edges.csv']]);
});

test('csv is three files in a folder, which may be there already', async () => {
  const tables = join(folder, 'tables');
  const talk = ['nodes', 'edges', 'blocks'].map((table) => `Written: ${join(tables, table)}.csv\n`).join('');
  for (let times = 0; times < 2; times++)
    expect(await runCli('export', WHITECHAPEL_FILE, '--to', 'csv', '-o', tables)).toEqual({
      exit: 0,
      stdout: '',
      stderr: talk,
    });
  expect(readdirSync(tables)).toEqual(['blocks.csv', 'edges.csv', 'nodes.csv']);
  expect(readTextFile(join(tables, 'nodes.csv')).split('\r\n')).toHaveLength(1 + 446 + 1);
});

test.each([
  [['export', WHITEHALL_FILE], '--to is missing. It must be one of: canonical, graphml, '],
  [['export', WHITEHALL_FILE, '--to', 'xml'], 'svg, png, jpeg; found "xml".'],
  [['export', WHITEHALL_FILE, '--to', 'cannonical'], 'Did you mean "canonical"?'],
  [
    ['export', WHITEHALL_FILE, '--to', 'canonical', '--theme', 'dark'],
    '--theme goes with --to svg, png or jpeg.',
  ],
  [
    ['export', WHITEHALL_FILE, '--to', 'canonical', '--relation', 'jack'],
    '--relation goes with --to graphml, ',
  ],
  [['export', WHITEHALL_FILE, '--to', 'dot', '--of', 'c1'], '--of goes with --to svg, png or jpeg.'],
  [['export', WHITEHALL_FILE, '--to', 'gexf', '--relation', 'jak'], 'Did you mean "jack"?'],
  [
    ['export', WHITECHAPEL_FILE, '--to', 'gexf', '--relation', 'boat'],
    'The board "whitechapel" has no edges of boat, so there is no graph to write. It has streets, jack, police, search, alley.',
  ],
  [
    ['export', WHITECHAPEL_FILE, '--to', 'gexf', '--relation', 'hex'],
    'is played on streets; hex is a relation of hex boards. It has streets,',
  ],
  [
    ['export', 'boards/mr-jack-2006', '--to', 'gexf', '--relation', 'jack'],
    'is played on hexes; jack is a relation of street boards. It has hex.',
  ],
  [['export', WHITEHALL_FILE, '--to', 'csv'], 'Name a folder for them after -o.'],
  [['export', WHITEHALL_FILE, '--to', 'csv', '-o', '-'], 'Name a folder for them after -o.'],
  [['export', WHITEHALL_FILE, '--to', 'csv', '-o', WHITEHALL_FILE], 'is not a folder, and csv is 3 files.'],
  [['export', WHITEHALL_FILE, '--to', 'csv', '-o', 'no/such/folder'], 'there is no folder "no/such"'],
  [['export', WHITEHALL_FILE, '--to', 'svg', '--theme', 'drak'], 'Did you mean "dark"?'],
  [['export', WHITEHALL_FILE, '--to', 'svg', '--relation', 'jack'], '--relation needs --of'],
  [['export', WHITEHALL_FILE, '--to', 'svg', '--of', 'c1'], '--of needs --relation too.'],
  [['export', WHITEHALL_FILE, '--to', 'svg', '--relation', 'faces', '--of', 'b1'], 'does not lead to nodes'],
  [['export', WHITEHALL_FILE, '--to', 'svg', '--relation', 'jack', '--of', '1'], 'Did you mean "c1"?'],
  [['export', 'boards', '--to', 'svg'], 'holds several boards.'],
  [['import', 'nothing.json', '--from', 'canonical'], 'There is no file or folder "nothing.json".'],
  [['import', WHITEHALL_FILE], 'is a board file already'],
])('%j is wrong usage', async (words, message) => {
  await expectWrongUsage(words, message);
});

test.each([
  ['none/x.svg', 'there is no folder'],
  ['.', 'it is a folder'],
])('a result cannot be written to %s', async (name, message) => {
  await expectWrongUsage(['export', WHITEHALL_FILE, '--to', 'svg', '-o', join(folder, name)], message);
});

test('what is read is never overwritten by what is made from it', async () => {
  const [board, link] = [join(folder, 'board.json'), join(folder, 'link.json')];
  writeFileSync(board, readTextFile(WHITEHALL_FILE));
  symlinkSync(board, link);
  for (const from of [board, folder])
    await expectWrongUsage(['export', from, '--to', 'canonical', '-o', link], 'would be overwritten');
  mkdirSync(join(folder, 'linked'));
  symlinkSync(board, join(folder, 'linked/edges.csv'));
  await expectWrongUsage(
    ['export', board, '--to', 'csv', '-o', join(folder, 'linked')],
    'would be overwritten',
  );
  expect(readTextFile(board)).toBe(readTextFile(WHITEHALL_FILE));
  const canonical = join(folder, 'canonical.json');
  await runCli('export', board, '--to', 'canonical', '-o', canonical);
  const before = readTextFile(canonical);
  await expectWrongUsage(
    ['import', canonical, '--from', 'canonical', '-o', canonical],
    'would be overwritten',
  );
  expect(readTextFile(canonical)).toBe(before);
});
