/** The command line inside the test's own process: what it answers, what it talks, how it ends. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { run } from '../run.js';

export interface Said {
  readonly exit: number;
  readonly answer: string;
  readonly talk: string;
}

/** Runs a command line and keeps what it says. */
export async function lamplighter(...words: string[]): Promise<Said> {
  let [answer, talk] = ['', ''];
  const plain = (_: unknown, text: string): string => text;
  const exit = await run(words, {
    answer: (text) => (answer += text),
    talk: (line) => (talk += `${line}\n`),
    progress: () => undefined,
    paint: plain,
    paintTalk: plain,
  });
  return { exit, answer, talk };
}

/** The JSON that a command line answers with. */
export async function json(...words: string[]): Promise<unknown> {
  const { exit, answer } = await lamplighter(...words);
  expect(exit).toBe(0);
  return JSON.parse(answer);
}

/** Checks that a command line is refused as wrong usage, with these words. */
export async function expectWrongUsage(words: readonly string[], message: string): Promise<void> {
  const { exit, answer, talk } = await lamplighter(...words);
  expect([exit, answer]).toEqual([2, '']);
  expect(talk).toContain(message);
}

/** A folder for a test file, gone when it is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export const textOf = (file: string): string => readFileSync(file, 'utf8');

export const WHITECHAPEL = 'boards/whitechapel/board.json';
export const WHITEHALL = 'boards/whitehall/board.json';
