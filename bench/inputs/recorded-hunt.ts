/** One hunt of Whitechapel as a list of actions, to be replayed by our engine and its peers. */
import type { Action, Engine, FastHunt, GameState } from 'lamplighter/engine';
import { seededRandom, type Random } from '../../engine/game/random.js';
import { openShippedEngine, startHunt } from './shipped-boards.js';

export interface RecordedHunt {
  readonly engine: Engine;
  readonly first: GameState;
  readonly actions: readonly Action[];
}

/** The state after an action. */
function applyAction(engine: Engine, state: GameState, action: Action): GameState {
  const result = engine.apply(state, action);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.state;
}

/** The least number of moves of a hunt worth measuring. */
const LEAST = 150;

/** Plays with heuristic players, who search a lot and arrest little, from one position until a hunt is long enough. */
export function recordHunt(): RecordedHunt {
  const engine = openShippedEngine('whitechapel');
  const first = startHunt(engine, { at: 65, goals: [180] });
  for (let seed = 1888; ; seed++) {
    const actions = playHunt(engine, first, seededRandom(seed));
    if (actions.length >= LEAST) return { engine, first, actions };
  }
}

/** One random hunt, without the end of the night. */
function playHunt(engine: Engine, first: GameState, random: Random): Action[] {
  const actions: Action[] = [];
  for (let state = first; ;) {
    const { losing: _losing, block: _block, ...action } = engine.choose(state, 'leaning', random)!;
    state = applyAction(engine, state, action);
    if (state.result !== null || !('night' in state) || state.night > 1) return actions;
    actions.push(action);
  }
}

/** Replays the hunt on the public API, which checks every action. */
export function replayOnEngine({ engine, first, actions }: RecordedHunt): GameState {
  let state = first;
  for (const action of actions) state = applyAction(engine, state, action);
  return state;
}

/** The actions of the hunt as move codes of the fast path. */
export function encodeHuntMoves({ engine, first, actions }: RecordedHunt): Int32Array {
  const hunt = engine.fast(first)!;
  const [words, into] = [hunt.pack(first), new Int32Array(hunt.maxMoves)];
  return Int32Array.from(actions, (action) => {
    const found = [...into.subarray(0, hunt.listMoves(words, into))];
    const code = found.find((each) => sameAction(hunt.decodeAction(each), action))!;
    hunt.applyMove(words, code);
    return code;
  });
}

const sameAction = (a: Action, b: Action): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((field) => a[field] === b[field]);

/** Replays the hunt on the fast path, which lists all legal moves and makes one of them. */
export function replayOnFastPath(hunt: FastHunt<GameState>, first: GameState, codes: Int32Array): Int32Array {
  const [words, into] = [hunt.pack(first), new Int32Array(hunt.maxMoves)];
  for (const code of codes) {
    if (hunt.listMoves(words, into) === 0) throw new Error('There is no move.');
    hunt.applyMove(words, code);
  }
  return words;
}
