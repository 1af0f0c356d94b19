/** Records of games: everything a replay needs, and a chain of hashes over every step. */
import { canonicalJson, sha256, type Board, type Game } from '../../model/index.js';
import { validate } from '../../schemas/generated/validate-record.js';
import type { Action, GameEvent } from '../game/action.js';
import type { Result } from '../game/contract.js';
import { OPTION_TABLES } from './option-tables.js';
import { openEngine, type Engine, type SuppliedAbilities, type GameState } from './open-engine.js';

export interface GameRecord {
  readonly format: 'lamplighter-record';
  /** In version 1 each hash is that of a state alone. */
  readonly version: 1 | 2;
  readonly game: string;
  readonly board: { readonly id: string; readonly digest: string };
  readonly options: Readonly<Record<string, unknown>>;
  readonly variants: Readonly<Record<string, unknown>>;
  readonly deals: Readonly<Record<string, unknown>>;
  readonly actions: readonly Action[];
  readonly hashes: readonly string[];
}

export type ReplayResult =
  | {
      readonly ok: true;
      readonly states: readonly GameState[];
      readonly events: readonly (readonly GameEvent[])[];
      /** What the record does not prove, in a sentence; only of records in an old version. */
      readonly note?: string;
    }
  /** `step` counts actions from 1; 0 is the beginning. */
  | { readonly ok: false; readonly step: number; readonly message: string };

/** Equal states have equal hashes on every machine. */
export const hashState = (state: GameState): string => sha256(canonicalJson(state));

/**
 * The hash of a step: of the hash before it, the action, everything that seats learned from it, and the state after it. So a
 * record with another action is refused at that step, even if the action leads to the same state.
 */
const hashStep = (before: string, action: Action, events: readonly GameEvent[], after: GameState): string =>
  sha256(canonicalJson([before, action, events, after]));

const VERSION_1_NOTE =
  'This record has version 1, whose hashes do not cover what the players learned: an action could have been exchanged for one that leads to the same state. Write it again in version 2 to protect it.';

/** The record of a game that begins with a state and goes on with these actions, all of which must be legal. */
export function recordGame(engine: Engine, first: GameState, actions: readonly Action[]): GameRecord {
  const { game, board, options, variants, deals } = first;
  const hashes = [hashState(first)];
  let state = first;
  for (const action of actions) {
    const played = engine.apply(state, action);
    if (!played.ok) throw new Error(`"${action.type}" is not legal there: ${played.refusal.message}`);
    state = played.state;
    hashes.push(hashStep(hashes.at(-1)!, action, played.events, state));
  }
  const settings = { options: { ...options }, variants: { ...variants }, deals: { ...deals } };
  return { format: 'lamplighter-record', version: 2, game, board, ...settings, actions, hashes };
}

/** Whether data equal a known value. The recursion is as deep as the known value, however deep the data are. */
function isSame(data: unknown, known: unknown): boolean {
  if (typeof known !== 'object' || known === null) return data === known;
  if (typeof data !== 'object' || data === null || Array.isArray(data) !== Array.isArray(known)) return false;
  const keys = Object.keys(known);
  return (
    Object.keys(data).length === keys.length &&
    keys.every(
      (key) =>
        Object.hasOwn(data, key) &&
        isSame((data as Record<string, unknown>)[key], (known as Record<string, unknown>)[key]),
    )
  );
}

/** The first state of a recorded game. It has no key that did not exist when the game was played. */
function beginAsRecorded(
  engine: Engine,
  record: GameRecord,
  game: Game,
): Result<{ readonly first: GameState }> {
  const later = Object.entries(OPTION_TABLES[game]['variants'] ?? {}).filter(
    ([key, { before }]) => before !== undefined && !Object.hasOwn(record.variants, key),
  );
  const values = Object.fromEntries(later.map(([key, { before }]) => [key, before]));
  const created = engine.createGame({ ...record, variants: { ...values, ...record.variants } });
  if (!created.ok || later.length === 0) return created.ok ? { ok: true, first: created.state } : created;
  const known = Object.entries(created.state.variants).filter(([key]) => !Object.hasOwn(values, key));
  return { ok: true, first: { ...created.state, variants: Object.fromEntries(known) } as GameState };
}

/**
 * Replays a record. Never throws on any data: a fault is reported with the step where it occurs. A game that was played with a
 * host's abilities needs them again: they are not part of the record.
 */
export function replay(board: Board, data: unknown, extras: SuppliedAbilities = {}): ReplayResult {
  const refused = (step: number, message: string): ReplayResult => ({ ok: false, step, message });
  const faults: string[] = [];
  validate(data, ({ instancePath, keyword, params }) => {
    const missing =
      keyword === 'required' ? ` lacks "${String(params['missingProperty'])}"` : ' is not as it should be';
    faults.push(`${instancePath === '' ? 'it' : instancePath}${missing}`);
  });
  if (faults.length > 0) return refused(0, `This is no game record: ${faults[0]!}.`);
  const record = data as GameRecord;
  const opened = openEngine(board, extras);
  if (!opened.ok) return refused(0, opened.message);
  const { engine } = opened;
  if (record.game !== board.game) return refused(0, `The record is of another game: ${record.game}.`);
  const begun = beginAsRecorded(engine, record, board.game);
  if (!begun.ok) return refused(0, begun.message);
  const { first: beginning } = begun;
  const { board: played, options, variants, deals } = beginning;
  if (!isSame(record.board, played))
    return refused(0, `The record belongs to another board, or to another state of it: ${record.board.id}.`);
  // Complete, or a replay would depend on what the defaults are one day (§6.4).
  for (const [name, settled] of Object.entries({ options, variants, deals }))
    if (!isSame(record[name as 'options'], settled))
      return refused(0, `The ${name} of the record are not complete, or have more than the game knows.`);
  if (record.hashes.length !== record.actions.length + 1)
    return refused(0, 'The record needs one hash for its beginning and one for each action.');
  const [first, ...hashes] = record.hashes;
  if (hashState(beginning) !== first)
    return refused(0, 'Options, variants or deals are not those of the game.');
  const states = [beginning];
  const events: (readonly GameEvent[])[] = [];
  for (const [i, action] of record.actions.entries()) {
    const played = engine.apply(states[i]!, action);
    if (!played.ok) return refused(i + 1, `${played.refusal.message} (${played.refusal.rule})`);
    const hash =
      record.version === 1
        ? hashState(played.state)
        : hashStep(record.hashes[i]!, action, played.events, played.state);
    if (hash !== hashes[i])
      return refused(i + 1, 'The action, what it reveals or the state after it is not what was recorded.');
    states.push(played.state);
    events.push(played.events);
  }
  return { ok: true, states, events, ...(record.version === 1 && { note: VERSION_1_NOTE }) };
}
