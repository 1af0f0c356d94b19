/** Runs the command line inside the test process. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { runCommandLine } from '../run.js';

export interface CliResult {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line and captures its output. */
export async function runCli(...words: string[]): Promise<CliResult> {
  let [answer, talk] = ['', ''];
  const plain = (_: unknown, text: string): string => text;
  const exit = await runCommandLine(words, {
    writeResult: (text) => (answer += text),
    writeMessage: (line) => (talk += `${line}\n`),
    showProgress: () => undefined,
    paint: plain,
    paintMessage: plain,
  });
  return { exit, stdout: answer, stderr: talk };
}

/** The JSON that a command line prints. */
export async function runCliForJson(...words: string[]): Promise<unknown> {
  const { exit, stdout } = await runCli(...words);
  expect(exit).toBe(0);
  return JSON.parse(stdout);
}

/** Expects a command line to be refused as wrong usage with this message. */
export async function expectWrongUsage(words: readonly string[], message: string): Promise<void> {
  const { exit, stdout, stderr } = await runCli(...words);
  expect([exit, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
}

/** A temporary folder, removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export const readTextFile = (file: string): string => readFileSync(file, 'utf8');

export const WHITECHAPEL_FILE = 'boards/whitechapel/board.json';
export const WHITEHALL_FILE = 'boards/whitehall/board.json';
