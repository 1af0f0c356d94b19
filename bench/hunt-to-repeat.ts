/** One hunt of Whitechapel as a list of actions, to be played again by everybody. */
import { readFileSync } from 'node:fs';
import { openEngine, type Action, type Engine, type FastHunt, type GameState } from 'lamplighter/engine';
import { isStreetBoard, parseBoard, type StreetBoard } from 'lamplighter/model';
import { seededRandom } from '../engine/random.js';

export interface HuntToRepeat {
  readonly board: StreetBoard;
  readonly engine: Engine;
  readonly first: GameState;
  readonly actions: readonly Action[];
  readonly last: GameState;
}

export function boardByName(name: string): StreetBoard {
  const text = readFileSync(new URL(`../boards/${name}/board.json`, import.meta.url), 'utf8');
  const result = parseBoard(text);
  if (!result.ok || !isStreetBoard(result.board)) throw new Error(`boards/${name} is no street board`);
  return result.board;
}

export function engineOf(board: StreetBoard): Engine {
  const opened = openEngine(board);
  if (!opened.ok) throw new Error(opened.message);
  return opened.engine;
}

/** What the action makes of the state. */
export function played(engine: Engine, state: GameState, action: Action): GameState {
  const result = engine.apply(state, action);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.state;
}

/** Leaning players, who search a lot and arrest little, from one scene. The night goes on for a good while. */
export function huntToRepeat(): HuntToRepeat {
  const board = boardByName('whitechapel');
  const engine = engineOf(board);
  const begun = engine.scene({ at: 65, goals: [180] });
  if (!begun.ok) throw new Error(begun.message);
  const random = seededRandom(18880831);
  const actions: Action[] = [];
  let state = begun.state;
  for (let next: GameState = state; actions.length < 1000; next = state) {
    const { losing: _losing, block: _block, ...action } = engine.choose(next, 'leaning', random)!;
    const after = played(engine, next, action);
    // The end of the night is another matter; only the hunt is compared.
    if (after.result !== null || !('night' in after) || after.night > 1) break;
    actions.push(action);
    state = after;
  }
  return { board, engine, first: begun.state, actions, last: state };
}

/** The hunt on the public API: every action is judged. */
export function repeatOnEngine({ engine, first, actions }: HuntToRepeat): GameState {
  let state = first;
  for (const action of actions) state = played(engine, state, action);
  return state;
}

/** The hunt as codes for the fast path. */
export function codesOf({ engine, first, actions }: HuntToRepeat): Int32Array {
  const hunt = engine.fast(first)!;
  const [words, into] = [hunt.load(first), new Int32Array(hunt.most)];
  return Int32Array.from(actions, (action) => {
    const found = [...into.subarray(0, hunt.moves(words, into))];
    const code = found.find((each) => sameAction(hunt.action(each), action))!;
    hunt.make(words, code);
    return code;
  });
}

const sameAction = (a: Action, b: Action): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((field) => a[field] === b[field]);

/** The hunt on the fast path: all legal moves are found, and one of them is made. */
export function repeatFast(hunt: FastHunt<GameState>, first: GameState, codes: Int32Array): Int32Array {
  const [words, into] = [hunt.load(first), new Int32Array(hunt.most)];
  for (const code of codes) {
    if (hunt.moves(words, into) === 0) throw new Error('There is no move.');
    hunt.make(words, code);
  }
  return words;
}
