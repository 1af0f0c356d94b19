import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashState, replay, type Action, type GameRecord } from '../../../engine/index.js';
import { seededRandom } from '../../../engine/game/random.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { expectWrongUsage, runCli, temporaryFolder } from '../../testing/run-cli.js';

const root = join(import.meta.dirname, '..', '..', '..');
const RECORD = join(root, 'docs/examples/games/whitechapel.json');

const folder = temporaryFolder();

function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('replay', () => {
  test('tells the whole game, which Jack wins', async () => {
    const { exit, stdout } = await runCli('replay', RECORD);
    expect(exit).toBe(0);
    expect(stdout).toContain('hideoutChosen  circle 97');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('247 steps: jack.nights.');
  });

  test('tells a detective nothing that was secret, and counts only what she saw', async () => {
    const { stdout } = await runCli('replay', RECORD, '--as', 'ada');
    expect(stdout).not.toMatch(/hideoutChosen|recorded|womenMarked/);
    const steps = [...stdout.matchAll(/^ *(\d+) {2}/gm)].map(([, step]) => Number(step));
    expect(steps.every((step, i) => i === 0 || step - steps[i - 1]! <= 1)).toBe(true);
  });

  test('speaks JSON, a line for each step', async () => {
    const { stdout } = await runCli('replay', RECORD, '--json');
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { action: { type: string } });
    expect(lines).toHaveLength(247);
    expect(lines[0]).toMatchObject({ step: 1, action: { type: 'hideout', circle: 97 } });
  });

  test('tells a game of Whitehall Mystery, and to the Investigators none of its secrets', async () => {
    const record = join(root, 'docs/examples/games/whitehall.json');
    const { exit, stdout } = await runCli('replay', record);
    expect(exit).toBe(0);
    expect(stdout).toContain('locationsChosen  circles [71,79,122,130]');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('111 steps: jack.dl4.');
    const seen = await runCli('replay', record, '--as', 'investigators');
    expect(seen.stdout).not.toMatch(/locationsChosen|recorded/);
  });

  test('tells a game of Mr Jack, and to the Detective neither who he is nor what he drew', async () => {
    const record = join(root, 'docs/examples/games/mr-jack-2016.json');
    const { exit, stdout } = await runCli('replay', record);
    expect(exit).toBe(0);
    expect(stdout).toContain('alibiSeen  character "smith"');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('74 steps: mj.escape.');
    const seen = await runCli('replay', record, '--as', 'detective');
    expect(seen.stdout).not.toContain('alibiSeen  character "smith"');
    expect(seen.stdout).toContain('alibiSeen  character "goodley"');
    await expectWrongUsage(['replay', record, '--as', 'ada'], 'The seats are jack, detective.');
  });

  test('says where a record breaks', async () => {
    const text = readFileSync(RECORD, 'utf8');
    const changed = written(
      'changed.json',
      text.replace('{"type":"hideout","circle":97}', '{"type":"hideout","circle":65}'),
    );
    expect(await runCli('replay', changed)).toMatchObject({
      exit: 1,
      stdout: '',
      stderr: expect.stringContaining('fails at step 1: Circle 65 is red') as string,
    });
    const other = await runCli('replay', RECORD, '--board', join(root, 'boards/whitehall'));
    expect(other).toMatchObject({ exit: 1, stderr: expect.stringContaining('another game') as string });
    expect(await runCli('replay', written('no.json', '{'))).toMatchObject({ exit: 1 });
  });

  test('finds the board by itself, or takes its path', async () => {
    const named = await runCli('replay', RECORD, '--board', join(root, 'boards/whitechapel/board.json'));
    expect(named).toMatchObject({ exit: 0 });
    const text = readFileSync(RECORD, 'utf8').replace('"id":"whitechapel"', '"id":"my-board"');
    expect(await runCli('replay', written('mine.json', text))).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining(
        '"my-board" is not a shipped board. Name its file after --board.',
      ) as string,
    });
    const ofTeaching = await runCli('replay', written('small.json', '{"board":{"id":"whole-game"}}'));
    expect([ofTeaching.exit, ofTeaching.stderr]).toEqual([1, expect.stringContaining('small.json: fails')]);
    for (const odd of ['null', '[]', '{"board":{"id":7}}', '{"board":{"id":"../boards/whitechapel"}}'])
      expect(await runCli('replay', written('odd.json', odd))).toMatchObject({ exit: 1, stdout: '' });
  });

  test('writes a record of version 1 again in the current version', async () => {
    const record = JSON.parse(readFileSync(RECORD, 'utf8')) as GameRecord;
    const board = shippedStreetBoard('whitechapel');
    const again = replay(board, record);
    if (!again.ok) throw new Error(again.message);
    const old = written(
      'old.json',
      JSON.stringify({ ...record, version: 1, hashes: again.states.map(hashState) }),
    );
    expect(await runCli('replay', old)).toMatchObject({
      exit: 0,
      stdout: expect.stringContaining('247 steps: jack.nights.') as string,
      stderr: expect.stringContaining('old.json: This record has version 1') as string,
    });
    const file = join(folder, 'new.json');
    expect(await runCli('replay', old, '-o', file)).toMatchObject({ exit: 0 });
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(RECORD, 'utf8'));
    expect(await runCli('replay', file)).toMatchObject({ exit: 0, stderr: '' });
    const piped = await runCli('replay', old, '-o', '-');
    expect(JSON.parse(piped.stdout)).toEqual(record);
    await expectWrongUsage(['replay', old, '-o', old], 'old.json');
  });

  test('knows who sat at the table', async () => {
    await expectWrongUsage(['replay', RECORD, '--as', 'zoe'], 'The seats are jack, ada, ben.');
    await expectWrongUsage(['replay', join(root, 'nothing.json')], 'cannot be read');
  });
});

test('a seat sees no secret phase', async () => {
  const { engine } = await import('../../../testing/engine/whitehall-fixture.js');
  const { recordGame } = await import('../../../engine/index.js');
  // Games by chance, until in one of them Jack is asked whether he declares.
  for (let seed = 0; seed < 50; seed++) {
    const created = engine.createGame({ variants: { declareDL: 'may' } });
    if (!created.ok) throw new Error(created.message);
    const random = seededRandom(seed);
    const actions: Action[] = [];
    let state = created.state;
    while (state.result === null && state.phase !== 'TURN_END') {
      const played = engine.apply(state, engine.choose(state, 'leaning', random));
      if (!played.ok) throw new Error(played.refusal.message);
      actions.push(played.action);
      ({ state } = played);
    }
    if (state.result !== null) continue;
    const file = written('turn-end.json', JSON.stringify(recordGame(engine, created.state, actions)));
    expect((await runCli('replay', file)).stdout).toContain('unfinished in TURN_END.');
    expect((await runCli('replay', file, '--as', 'jack')).stdout).toContain('unfinished in TURN_END.');
    const { stdout } = await runCli('replay', file, '--as', 'investigators');
    expect(stdout).toContain('unfinished in HUNT1.');
    return;
  }
  expect.unreachable();
});
