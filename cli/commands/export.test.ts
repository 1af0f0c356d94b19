import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test.each([
  [['export', WHITEHALL], '--to is missing: --to takes canonical or svg.'],
  [['export', WHITEHALL, '--to', 'graphml'], '--to takes canonical or svg, not "graphml".'],
  [['export', WHITEHALL, '--to', 'cannonical'], 'Did you mean "canonical"?'],
  [['export', WHITEHALL, '--to', 'canonical', '--theme', 'dark'], '--theme goes with --to svg.'],
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
