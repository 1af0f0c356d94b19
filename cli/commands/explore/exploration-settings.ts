/** The options of explorations. */
import { availableParallelism } from 'node:os';
import { type Arguments, EXIT_CODES, type ExitCode, failure, type Result } from '../../command/command.js';
import type { Terminal } from '../../terminal/terminal.js';

export interface ExplorationSettings {
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
}

const DEFAULT_GAMES = 2000;
const MOST_GAMES = 1_000_000;
const MOST_THREADS = 64;

export const EXPLORATION_OPTIONS = {
  '--games N': `How many games to play (default ${DEFAULT_GAMES})`,
  '--seed TEXT': 'What all chance follows from (default 1)',
  '--threads N': 'How many threads play (default: one for each processor)',
};

/** The settings in `--games`, `--seed` and `--threads`. */
export function readExplorationSettings(options: Arguments['options']): Result<ExplorationSettings> {
  const games = wholeNumber(options.get('games'), DEFAULT_GAMES, MOST_GAMES);
  if (games === undefined) return failure(`--games must be a whole number from 1 to ${MOST_GAMES}.`);
  const threads = wholeNumber(options.get('threads'), availableParallelism(), MOST_THREADS);
  if (threads === undefined) return failure(`--threads must be a whole number from 1 to ${MOST_THREADS}.`);
  return { ok: true, value: { games, threads, seed: options.get('seed') ?? '1' } };
}

/** The user stopped an exploration. */
export function reportStop(terminal: Terminal): ExitCode {
  terminal.writeMessage('Stopped. Nothing was written.');
  return EXIT_CODES.findings;
}

function wholeNumber(text: string | undefined, usual: number, most: number): number | undefined {
  if (text === undefined) return Math.min(usual, most);
  const value = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : Infinity;
  return value <= most ? value : undefined;
}
