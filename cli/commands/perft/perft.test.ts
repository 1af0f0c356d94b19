import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  expectWrongUsage,
  runCli,
  temporaryFolder,
  WHITECHAPEL_FILE,
  WHITEHALL_FILE,
} from '../../testing/run-cli.js';

const RECORD = 'docs/examples/games/whitechapel.json';
const folder = temporaryFolder();

/** The numbers of the answer, line by line. */
const numbers = (answer: string): number[] =>
  answer
    .trimEnd()
    .split('\n')
    .map((line) => Number(line.trim().split(/\s+/).at(-1)));

describe('perft', () => {
  test('counts each depth, and for each first action', async () => {
    const { exit, stdout } = await runCli('perft', WHITEHALL_FILE, '--at', '147', '-d', '2', '--divide');
    expect(exit).toBe(0);
    const [first, second, ...divided] = numbers(stdout);
    expect(divided).toHaveLength(first!);
    expect(divided.reduce((sum, each) => sum + each, 0)).toBe(second);
  });

  // 40 has eleven neighbours. A pawn at x40 leaves 39, 56, 57, 58, 42 and 59, which have a way by x43 (WM-X07).
  test('counts Jack alone, past pawns that bar his way', async () => {
    const given = ['perft', WHITEHALL_FILE, '--at', '40', '--jack', '--depth', '1', '--pawns'];
    const [free] = numbers((await runCli(...given, 'x1,x2,x3')).stdout);
    const [barred] = numbers((await runCli(...given, 'x1,x40,x3')).stdout);
    expect(free! - barred!).toBe(5);
  });

  test('speaks JSON, a line for each depth and action', async () => {
    const { stdout } = await runCli('perft', WHITECHAPEL_FILE, '--depth', '1', '--divide', '--json');
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines[0]).toEqual({ depth: 1, nodes: lines.length - 1 });
    expect(lines[1]).toMatchObject({ action: { type: 'alley' }, nodes: 1 });
  });

  test('counts from a state of a record', async () => {
    const { stdout } = await runCli('perft', WHITECHAPEL_FILE, '--record', RECORD, '--step', '30', '-d', '1');
    expect(numbers(stdout)).toEqual([2]);
    const over = await runCli('perft', WHITECHAPEL_FILE, '--record', RECORD, '-d', '1');
    expect(numbers(over.stdout)).toEqual([0]);
  });

  test('stops where nobody can count', async () => {
    expect(await runCli('perft', WHITECHAPEL_FILE, '--record', RECORD, '--step', '1')).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('"women" is described') as string,
    });
  });

  test.each([
    [['--depth', '0'], 'whole number from 1'],
    [['--depth', '2.5'], 'whole number from 1'],
    [['--at', '500'], 'no circle 500'],
    [['--at', 'lamp'], 'printed numbers of circles'],
    [['--goals', '1x'], 'printed numbers of circles'],
    [['--at', '3,5'], 'one circle'],
    [['--pawns', 'x1,x2'], 'crossings of 5 pawns: blue, brown'],
    [['--pawns', 'x1,x2,x3,x4,x9999'], 'no crossing x9999'],
    [['--pawns', 'x1,x2,x3,x4,x1'], 'Two pawns cannot'],
    [['--goals', '3'], 'not red'],
    [['--jack', '--divide'], 'does not work with --jack'],
    [['--step', '3'], 'needs --record'],
    [['--record', RECORD, '--at', '3'], 'leave out --at'],
    [['--record', RECORD, '--step', '999'], 'from 0 to 247'],
    [['--record', RECORD, '--step', '30', '--jack'], 'must be Jack’s turn'],
    [['--record', 'nowhere.json'], 'nowhere.json'],
  ])('refuses %j', async (words, message) => {
    await expectWrongUsage(['perft', WHITECHAPEL_FILE, ...words], message);
  });

  test('counts Mr Jack from the beginning, where nothing is left to say', async () => {
    const { stdout } = await runCli('perft', 'boards/mr-jack-2016', '--depth', '2');
    expect(numbers(stdout)).toEqual([4, 313]);
    await expectWrongUsage(['perft', 'boards/mr-jack-2016', '--at', '5'], 'leave out "at"');
    await expectWrongUsage(['perft', 'boards/mr-jack-2016', '--jack'], 'in a hunt');
  });

  test('refuses a record of something else, and locations in one square', async () => {
    const file = join(folder, 'no.json');
    writeFileSync(file, '[');
    await expectWrongUsage(['perft', WHITECHAPEL_FILE, '--record', file], 'no game record');
    await expectWrongUsage(
      ['perft', WHITEHALL_FILE, '--at', '147', '--goals', '33,46,46'],
      'a square of its own',
    );
  });
});
