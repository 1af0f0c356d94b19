import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  expectWrongUsage,
  runCliForJson,
  runCli,
  temporaryFolder,
  readTextFile,
  WHITECHAPEL_FILE,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const folder = temporaryFolder();

test.each([
  ['whitechapel', { jack: 775, police: 453, search: 451, alley: 451, boat: 0, sectors: 429, faces: 148 }],
  ['whitehall', { jack: 679, police: 367, alley: 383, faces: 135 }],
  ['mr-jack-2006', { sewer: 15, distance: 1770, visibility: 4 }],
  ['mr-jack-2016', { visibility: 4 }],
])('%s has the totals of the printed board', async (board, totals) => {
  expect(await runCliForJson('relations', `boards/${board}`)).toMatchObject(totals);
});

test.each([
  ['whitechapel jack c65', ['c51', 'c63', 'c66', 'c67', 'c82', 'c83', 'c84']],
  ['whitechapel search c99', ['x115', 'x127']],
  ['whitechapel sectors x102', 'Ab'],
  ['whitechapel jack c26-c28 --routes', [[]]],
  ['whitechapel jack c45-c47 --routes', [[]]],
  ['mr-jack-2006 visibility visible', ['holmes', 'smith', 'lestrade', 'bert']],
  ['mr-jack-2006 visibility bert', 'visible'],
])('%s', async (question, expected) => {
  const [board, ...words] = question.split(' ');
  expect(await runCliForJson('relations', `boards/${board!}`, ...words)).toEqual(expected);
});

test('prints one key a line, and each line says what the key alone gives', async () => {
  const { stdout } = await runCli('relations', WHITEHALL_FILE, 'jack');
  const lines = stdout.split('\n');
  expect(lines).toHaveLength(189 + 3);
  expect(lines[1]).toMatch(/^ {2}"c1": \["c\d+"(, "c\d+")*\],$/);
  const whole = JSON.parse(stdout) as Record<string, unknown>;
  expect(whole['c84']).toEqual(await runCliForJson('relations', WHITEHALL_FILE, 'jack', 'c84'));
});

test.each(['jack', 'police', 'reach', 'search', 'alley', 'boat', 'sectors', 'faces'])(
  '%s of a street board is JSON',
  async (relation) => {
    const map = (await runCliForJson('relations', WHITEHALL_FILE, relation)) as Record<string, unknown>;
    expect(Object.keys(map).length).toBeGreaterThan(5);
  },
);

test.each(['neighbours', 'walking', 'sewer', 'stealth', 'distance', 'glow', 'lantern', 'visibility'])(
  '%s of a hex board is JSON',
  async (relation) => {
    const map = (await runCliForJson('relations', 'boards/mr-jack-2016', relation)) as Record<
      string,
      unknown
    >;
    expect(Object.keys(map).length).toBeGreaterThan(1);
  },
);

test('distance and lantern of one hex are rows of the whole', async () => {
  for (const relation of ['distance', 'lantern']) {
    const whole = (await runCliForJson('relations', 'boards/mr-jack-2006', relation)) as Record<
      string,
      unknown
    >;
    const [hex, row] = Object.entries(whole).at(-1)!;
    expect(await runCliForJson('relations', 'boards/mr-jack-2006', relation, hex)).toEqual(row);
  }
});

test('faces have the names of their blocks, others f1 and so on, and a node knows its faces', async () => {
  const faces = (await runCliForJson('relations', WHITECHAPEL_FILE, 'faces')) as Record<
    string,
    { walk: string[] }
  >;
  const declared = JSON.parse(readTextFile(WHITECHAPEL_FILE)) as { blocks: { id: string; walk: string[] }[] };
  expect(faces['b12']!.walk).toEqual(declared.blocks.find(({ id }) => id === 'b12')!.walk);
  expect(Object.keys(faces)).toEqual([...declared.blocks.map(({ id }) => id), 'outer']);
  const at = Object.keys(faces).filter((face) => face !== 'outer' && faces[face]!.walk.includes('c65'));
  expect(await runCliForJson('relations', WHITECHAPEL_FILE, 'faces', 'c65')).toEqual(at);

  const file = join(folder, 'one-block-less.json');
  writeFileSync(file, readTextFile(WHITECHAPEL_FILE).replace(/ {4}\{"id": "b12", .*\n/, ''));
  const fewer = (await runCliForJson('relations', file, 'faces')) as Record<string, { walk: string[] }>;
  expect(fewer['b12']).toBeUndefined();
  expect(fewer['f1']).toEqual(faces['b12']);
});

test('routes of a circle go out from it', async () => {
  const all = (await runCliForJson('relations', WHITECHAPEL_FILE, 'jack', '--routes')) as Record<
    string,
    string[][]
  >;
  expect(Object.keys(all)).toHaveLength(775);
  const of26 = (await runCliForJson('relations', WHITECHAPEL_FILE, 'jack', 'c26', '--routes')) as Record<
    string,
    string[][]
  >;
  expect(of26['c2']).toEqual(all['c2-c26']!.map((route) => route.toReversed()));
  expect(of26['c44']).toEqual(all['c26-c44']);
  expect(Object.keys(of26)).toEqual(await runCliForJson('relations', WHITECHAPEL_FILE, 'jack', 'c26'));
});

test('a board without a starting position is reported', async () => {
  const file = join(folder, 'no-setup.json');
  const board = JSON.parse(readTextFile('boards/mr-jack-2006/board.json')) as Record<string, unknown>;
  delete board['setup'];
  writeFileSync(file, JSON.stringify({ ...board, expect: [], witnesses: [] }));
  const { exit, stdout, stderr } = await runCli('relations', file, 'visibility');
  expect([exit, JSON.parse(stdout)]).toEqual([1, { visible: [], invisible: [] }]);
  expect(stderr).toContain('no starting position');
});

test.each([
  ['whitechapel jak', 'Did you mean "jack"?'],
  ['whitechapel toString', 'Its relations are jack, police,'],
  [
    'whitechapel lantern',
    'Letters from Whitechapel is played on streets; lantern is a relation of hex boards.',
  ],
  ['mr-jack-2006 jack', 'Mr Jack is played on hexes; jack is a relation of street boards.'],
  ['whitechapel jack 65', 'Did you mean "c65"?'],
  ['whitechapel police 102', 'Did you mean "x102"?'],
  ['mr-jack-2006 walking 3,2', 'Did you mean "h3,2"?'],
  ['whitechapel jack x102', 'x102 is a crossing; jack is about circles.'],
  ['whitechapel police t1', 't1 is a junction, where no piece stands; police is about crossings.'],
  ['whitehall boat c1', 'c1 is a white circle; boat is about blue circles.'],
  ['whitechapel police c5 --routes', '--routes needs the relation jack.'],
  ['whitehal jack', 'Did you mean "boards/whitehall"?'],
])('%s is wrong usage', async (question, message) => {
  const [board, ...words] = question.split(' ');
  await expectWrongUsage(['relations', `boards/${board!}`, ...words], message);
});

test('a file that is no board is a finding, and told on stderr', async () => {
  const file = join(folder, 'no-board.json');
  writeFileSync(file, '{"game": "lfw",}');
  const { exit, stdout, stderr } = await runCli('relations', file, 'jack');
  expect([exit, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/no-board\.json:1:15: /);
});
