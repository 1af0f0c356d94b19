import { expect, test } from 'vitest';
import { createProgress, createStageProgress } from './progress.js';
import type { Terminal } from './terminal.js';

const shown: string[] = [];
const terminal: Terminal = {
  writeResult: () => undefined,
  writeMessage: () => undefined,
  showProgress: (line) => shown.push(line),
  paint: (_, text) => text,
  paintMessage: (_, text) => text,
};

test('short work is silent; long work shows how far it is, not too often and never at the end', async () => {
  let time = 0;
  const pause = createProgress(terminal, 100, () => time);
  for (let done = 1; done <= 100; done++) {
    time += 10;
    await pause(done);
  }
  expect(shown).toEqual([40, 48, 56, 64, 72, 80, 88, 96].map((done) => `${done} of 100 boards…`));
});

test('between boards the event loop turns, so that signals get in', async () => {
  let turned = false;
  setImmediate(() => (turned = true));
  await createProgress(terminal, 2)(1);
  expect(turned).toBe(true);
});

test('work in stages is silent at first, shows each stage at once and a share not too often', () => {
  shown.length = 0;
  let time = 0;
  const report = createStageProgress(terminal, () => time);
  for (const [at, stage, share] of [
    [100, 'circles', 0.5],
    [400, 'circles', 0.75],
    [420, 'circles', 0.9],
    [430, 'numbers', 0],
    [600, 'numbers', 0.254],
  ] as const) {
    time = at;
    report(stage, share);
  }
  expect(shown).toEqual(['circles: 75 %', 'numbers: 0 %', 'numbers: 25 %']);
});
