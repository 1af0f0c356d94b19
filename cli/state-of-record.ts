/** A state in the middle of a recorded game. */
import type { GameState } from '../engine/index.js';
import type { Board } from '../model/board.js';
import { jsonOf } from './json-of.js';
import { readText } from './read-board.js';
import { quoted } from './terminal.js';

type Found =
  { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly message: string };

/** The state after a step, counted from 1; after the last one if none is named. 0 is the beginning. */
export async function stateOfRecord(board: Board, file: string, step: string | undefined): Promise<Found> {
  const read = readText(file);
  if (!read.ok) return { ok: false, message: `${quoted(file)}: ${read.error.message}` };
  const { replay } = await import('../engine/index.js');
  const again = replay(board, jsonOf(read.text));
  if (!again.ok)
    return { ok: false, message: `${quoted(file)} breaks at step ${again.step}: ${again.message}` };
  const last = again.states.length - 1;
  const wanted = step === undefined ? last : /^\d{1,9}$/.test(step) ? Number(step) : -1;
  return wanted >= 0 && wanted <= last
    ? { ok: true, state: again.states[wanted]! }
    : { ok: false, message: `--step is a whole number from 0 to ${last}; the game has so many steps.` };
}
