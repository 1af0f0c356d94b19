/** Reads a state of a recorded game. */
import type { GameState } from '../../../engine/index.js';
import type { Board } from '../../../model/index.js';
import { parseJson } from '../../files/parse-json.js';
import { readText } from '../../files/read-text.js';
import { quote } from '../../terminal/terminal.js';

type Found =
  { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly message: string };

/** The state after a step, counted from 1; by default after the last. 0 is the start. */
export async function readRecordedState(
  board: Board,
  file: string,
  step: string | undefined,
): Promise<Found> {
  const read = readText(file);
  if (!read.ok) return { ok: false, message: `${quote(file)}: ${read.error.message}` };
  const { replay } = await import('../../../engine/index.js');
  const again = replay(board, parseJson(read.text));
  if (!again.ok)
    return { ok: false, message: `${quote(file)} fails at step ${again.step}: ${again.message}` };
  const last = again.states.length - 1;
  const wanted = step === undefined ? last : /^\d{1,9}$/.test(step) ? Number(step) : -1;
  return wanted >= 0 && wanted <= last
    ? { ok: true, state: again.states[wanted]! }
    : { ok: false, message: `--step is a whole number from 0 to ${last}, the number of steps in the game.` };
}
