import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestBoard } from '../../model/index.js';
import { officialBoard } from '../../testing/official-board.js';
import { GRAPH_FORMATS } from '../graph-export.js';
import {
  expectWrongUsage,
  lamplighter,
  temporaryFolder,
  textOf,
  WHITECHAPEL,
  WHITEHALL,
} from '../testing/lamplighter.js';

const folder = temporaryFolder();

test.each(['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'])(
  'canonical %s comes back byte for byte',
  async (board) => {
    const exported = await lamplighter('export', `boards/${board}`, '--to', 'canonical');
    expect(exported).toMatchObject({ exit: 0, talk: '' });
    const file = join(folder, `${board}.canonical.json`);
    const written = await lamplighter('export', `boards/${board}`, '--to', 'canonical', '-o', file);
    expect(written).toEqual({ exit: 0, answer: '', talk: `Written: ${file}\n` });
    expect(textOf(file)).toBe(exported.answer);
    const back = await lamplighter('import', file, '--from', 'canonical');
    expect(back).toEqual({ exit: 0, answer: textOf(`boards/${board}/board.json`), talk: '' });
  },
);

test('a canonical file that was tampered with is refused', async () => {
  const { answer } = await lamplighter('export', WHITEHALL, '--to', 'canonical');
  const file = join(folder, 'tampered.json');
  writeFileSync(file, answer.replace('"number":12,', '"number":912,'));
  const { exit, answer: nothing, talk } = await lamplighter('import', file, '--from', 'canonical');
  expect([exit, nothing]).toEqual([1, '']);
  expect(talk).toContain(`${file}:1:`);
});

test('svg is a drawing in either theme, with a highlight if asked', async () => {
  const draw = async (...words: string[]): Promise<string> => {
    const { exit, answer } = await lamplighter('export', WHITECHAPEL, '--to', 'svg', ...words);
    expect(exit).toBe(0);
    expect(answer).toMatch(/^(<\?xml[^>]*>\s*)?<svg [\s\S]*<\/svg>\n?$/);
    return answer;
  };
  const drawings = [
    await draw(),
    await draw('--theme', 'dark'),
    await draw('--relation', 'jack', '--of', 'c65'),
  ];
  expect(new Set(drawings).size).toBe(3);
  expect(await draw('--theme', 'light')).toBe(drawings[0]);
  const lantern = await lamplighter(
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

test.each(GRAPH_FORMATS.filter((format) => format !== 'csv'))(
  '%s is the same on stdout and in a file, with the digest inside, whole or of one relation',
  async (format) => {
    const digest = digestBoard(officialBoard('whitechapel'));
    const sizes: number[] = [];
    for (const words of [[], ['--relation', 'jack']]) {
      const { exit, answer } = await lamplighter('export', WHITECHAPEL, '--to', format, ...words);
      expect([exit, answer.includes(digest)]).toEqual([0, true]);
      const file = join(folder, `whitechapel.${format}`);
      await lamplighter('export', WHITECHAPEL, '--to', format, ...words, '-o', file);
      expect(textOf(file)).toBe(answer);
      sizes.push(answer.length);
    }
    expect(sizes[1]).toBeLessThan(sizes[0]!);
  },
);

test('of the three tables none is written if one cannot be', async () => {
  const tables = join(folder, 'taken');
  mkdirSync(join(tables, 'edges.csv'), { recursive: true });
  const { exit } = await lamplighter('export', WHITECHAPEL, '--to', 'csv', '-o', tables);
  expect([exit, readdirSync(tables)]).toEqual([2, ['edges.csv']]);
});

test('csv is three files in a folder, which may be there already', async () => {
  const tables = join(folder, 'tables');
  const talk = ['nodes', 'edges', 'blocks'].map((table) => `Written: ${join(tables, table)}.csv\n`).join('');
  for (let times = 0; times < 2; times++)
    expect(await lamplighter('export', WHITECHAPEL, '--to', 'csv', '-o', tables)).toEqual({
      exit: 0,
      answer: '',
      talk,
    });
  expect(readdirSync(tables)).toEqual(['blocks.csv', 'edges.csv', 'nodes.csv']);
  expect(textOf(join(tables, 'nodes.csv')).split('\r\n')).toHaveLength(1 + 446 + 1);
});

test.each([
  [['export', WHITEHALL], '--to is missing: --to takes canonical or graphml or '],
  [['export', WHITEHALL, '--to', 'xml'], 'or svg or png or jpeg, not "xml".'],
  [['export', WHITEHALL, '--to', 'cannonical'], 'Did you mean "canonical"?'],
  [['export', WHITEHALL, '--to', 'canonical', '--theme', 'dark'], '--theme goes with --to svg, png or jpeg.'],
  [
    ['export', WHITEHALL, '--to', 'canonical', '--relation', 'jack'],
    '--relation goes with --to a graph, svg, png or jpeg.',
  ],
  [['export', WHITEHALL, '--to', 'dot', '--of', 'c1'], '--of goes with --to svg, png or jpeg.'],
  [['export', WHITEHALL, '--to', 'gexf', '--relation', 'jak'], 'Did you mean "jack"?'],
  [
    ['export', WHITECHAPEL, '--to', 'gexf', '--relation', 'boat'],
    'The board "whitechapel" has nothing in boat, so there is no graph to write. It has streets, jack, police, search, alley.',
  ],
  [
    ['export', WHITECHAPEL, '--to', 'gexf', '--relation', 'hex'],
    'is played on streets; hex belongs to boards of hexes. It has streets,',
  ],
  [
    ['export', 'boards/mr-jack-2006', '--to', 'gexf', '--relation', 'jack'],
    'is played on hexes; jack belongs to boards of streets. It has hex.',
  ],
  [['export', WHITEHALL, '--to', 'csv'], 'Name a folder for them after -o.'],
  [['export', WHITEHALL, '--to', 'csv', '-o', '-'], 'Name a folder for them after -o.'],
  [['export', WHITEHALL, '--to', 'csv', '-o', WHITEHALL], 'is no folder, and csv is three files.'],
  [['export', WHITEHALL, '--to', 'csv', '-o', 'no/such/folder'], 'there is no folder "no/such"'],
  [['export', WHITEHALL, '--to', 'svg', '--theme', 'drak'], 'Did you mean "dark"?'],
  [['export', WHITEHALL, '--to', 'svg', '--relation', 'jack'], '--relation wants --of'],
  [['export', WHITEHALL, '--to', 'svg', '--of', 'c1'], '--of wants a --relation too.'],
  [
    ['export', WHITEHALL, '--to', 'svg', '--relation', 'faces', '--of', 'b1'],
    'no nodes that could be highlighted',
  ],
  [['export', WHITEHALL, '--to', 'svg', '--relation', 'jack', '--of', '1'], 'Did you mean "c1"?'],
  [['export', 'boards', '--to', 'svg'], 'holds no board.json.'],
  [['import', 'nothing.json', '--from', 'canonical'], 'There is no file or folder "nothing.json".'],
  [['import', WHITEHALL], '--from is missing'],
])('%j is wrong usage', async (words, message) => {
  await expectWrongUsage(words, message);
});

test.each([
  ['none/x.svg', 'there is no folder'],
  ['.', 'it is a folder'],
])('a result cannot be written to %s', async (name, message) => {
  await expectWrongUsage(['export', WHITEHALL, '--to', 'svg', '-o', join(folder, name)], message);
});

test('what is read is never overwritten by what is made from it', async () => {
  const [board, link] = [join(folder, 'board.json'), join(folder, 'link.json')];
  writeFileSync(board, textOf(WHITEHALL));
  symlinkSync(board, link);
  for (const from of [board, folder])
    await expectWrongUsage(['export', from, '--to', 'canonical', '-o', link], 'would be overwritten');
  mkdirSync(join(folder, 'linked'));
  symlinkSync(board, join(folder, 'linked/edges.csv'));
  await expectWrongUsage(
    ['export', board, '--to', 'csv', '-o', join(folder, 'linked')],
    'would be overwritten',
  );
  expect(textOf(board)).toBe(textOf(WHITEHALL));
  const canonical = join(folder, 'canonical.json');
  await lamplighter('export', board, '--to', 'canonical', '-o', canonical);
  const before = textOf(canonical);
  await expectWrongUsage(
    ['import', canonical, '--from', 'canonical', '-o', canonical],
    'would be overwritten',
  );
  expect(textOf(canonical)).toBe(before);
});
