import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../engine/index.js';
import { seededRandom } from '../../engine/random.js';
import { expectWrongUsage, lamplighter, temporaryFolder } from '../testing/lamplighter.js';

const root = join(import.meta.dirname, '..', '..');
const RECORD = join(root, 'docs/examples/games/whitechapel.json');

const folder = temporaryFolder();

function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('replay', () => {
  test('tells the whole game, which Jack wins', async () => {
    const { exit, answer } = await lamplighter('replay', RECORD);
    expect(exit).toBe(0);
    expect(answer).toContain('hideoutChosen  circle 97');
    expect(answer.trimEnd().split('\n').at(-1)).toBe('247 steps: jack.nights.');
  });

  test('tells a detective nothing that was secret, and counts only what she saw', async () => {
    const { answer } = await lamplighter('replay', RECORD, '--as', 'ada');
    expect(answer).not.toMatch(/hideoutChosen|recorded|womenMarked/);
    const steps = [...answer.matchAll(/^ *(\d+) {2}/gm)].map(([, step]) => Number(step));
    expect(steps.every((step, i) => i === 0 || step - steps[i - 1]! <= 1)).toBe(true);
  });

  test('speaks JSON, a line for each step', async () => {
    const { answer } = await lamplighter('replay', RECORD, '--json');
    const lines = answer
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { action: { type: string } });
    expect(lines).toHaveLength(247);
    expect(lines[0]).toMatchObject({ step: 1, action: { type: 'hideout', circle: 97 } });
  });

  test('tells a game of Whitehall Mystery, and to the Investigators none of its secrets', async () => {
    const record = join(root, 'docs/examples/games/whitehall.json');
    const { exit, answer } = await lamplighter('replay', record);
    expect(exit).toBe(0);
    expect(answer).toContain('locationsChosen  circles [71,79,122,130]');
    expect(answer.trimEnd().split('\n').at(-1)).toBe('111 steps: jack.dl4.');
    const seen = await lamplighter('replay', record, '--as', 'investigators');
    expect(seen.answer).not.toMatch(/locationsChosen|recorded/);
  });

  test('tells a game of Mr Jack, and to the Detective neither who he is nor what he drew', async () => {
    const record = join(root, 'docs/examples/games/mr-jack-2016.json');
    const { exit, answer } = await lamplighter('replay', record);
    expect(exit).toBe(0);
    expect(answer).toContain('alibiSeen  character "smith"');
    expect(answer.trimEnd().split('\n').at(-1)).toBe('74 steps: mj.escape.');
    const seen = await lamplighter('replay', record, '--as', 'detective');
    expect(seen.answer).not.toContain('alibiSeen  character "smith"');
    expect(seen.answer).toContain('alibiSeen  character "goodley"');
    await expectWrongUsage(['replay', record, '--as', 'ada'], 'The seats are jack, detective.');
  });

  test('says where a record breaks', async () => {
    const text = readFileSync(RECORD, 'utf8');
    const changed = written(
      'changed.json',
      text.replace('{"type":"hideout","circle":97}', '{"type":"hideout","circle":65}'),
    );
    expect(await lamplighter('replay', changed)).toMatchObject({
      exit: 1,
      answer: '',
      talk: expect.stringContaining('breaks at step 1: Circle 65 is red') as string,
    });
    const other = await lamplighter('replay', RECORD, '--board', join(root, 'boards/whitehall'));
    expect(other).toMatchObject({ exit: 1, talk: expect.stringContaining('another game') as string });
    expect(await lamplighter('replay', written('no.json', '{'))).toMatchObject({ exit: 1 });
  });

  test('finds the board by itself, or is told where it is', async () => {
    const named = await lamplighter('replay', RECORD, '--board', join(root, 'boards/whitechapel/board.json'));
    expect(named).toMatchObject({ exit: 0 });
    const text = readFileSync(RECORD, 'utf8').replace('"id":"whitechapel"', '"id":"my-board"');
    expect(await lamplighter('replay', written('mine.json', text))).toMatchObject({
      exit: 1,
      talk: expect.stringContaining(
        '"my-board" is none of the shipped ones. Name its file after --board.',
      ) as string,
    });
    for (const odd of ['null', '[]', '{"board":{"id":7}}', '{"board":{"id":"../boards/whitechapel"}}'])
      expect(await lamplighter('replay', written('odd.json', odd))).toMatchObject({ exit: 1, answer: '' });
  });

  test('knows who sat at the table', async () => {
    await expectWrongUsage(['replay', RECORD, '--as', 'zoe'], 'The seats are jack, ada, ben.');
    await expectWrongUsage(['replay', join(root, 'nothing.json')], 'cannot be read');
  });
});

test('a seat is told no phase that is a secret', async () => {
  const { engine } = await import('../../testing/whitehall-scene.js');
  const { recordGame } = await import('../../engine/index.js');
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
    expect((await lamplighter('replay', file)).answer).toContain('broken off in TURN_END.');
    expect((await lamplighter('replay', file, '--as', 'jack')).answer).toContain('broken off in TURN_END.');
    const { answer } = await lamplighter('replay', file, '--as', 'investigators');
    expect(answer).toContain('broken off in HUNT1.');
    return;
  }
  expect.unreachable();
});
