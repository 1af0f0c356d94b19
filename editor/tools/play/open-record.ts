/** Opens the record of a game that was played on this board. */
import { type GameRecord, openEngine, replay } from '../../../engine/index.js';
import { type Board, readJson } from '../../../model/index.js';
import type { PlayResult, PlaySession } from './play-session.js';

/** The game of a record, at its end; or why it cannot be played on this board. */
export function openRecord(board: Board, text: string): PlayResult<{ readonly session: PlaySession }> {
  const read = readJson(text);
  if (!read.ok) return { ok: false, message: `This is no game record: ${read.faults[0]!.message}` };
  const data = read.value;
  const again = replay(board, data);
  if (!again.ok) {
    const where = again.step === 0 ? '' : `Step ${again.step}: `;
    return { ok: false, message: `${where}${again.message}` };
  }
  const opened = openEngine(board);
  if (!opened.ok) return opened;
  const { engine } = opened;
  const { actions, options, variants } = data as GameRecord;
  const [first, ...states] = again.states as [PlaySession['first'], ...PlaySession['first'][]];
  const steps = states.map((state, i) => ({
    seat: engine.actor(again.states[i]!)!,
    action: actions[i]!,
    events: again.events[i]!,
    state,
  }));
  const detectives = engine.seats(first).length - 1;
  const settings = { options, variants, seed: 'record', detectives };
  return { ok: true, session: { board, engine, settings, first, steps, at: steps.length } };
}
