/** One hunt of Whitechapel as a list of actions, to be played again by everybody. */
import { readFileSync } from 'node:fs';
import { openEngine, type Action, type Engine, type FastHunt, type GameState } from 'lamplighter/engine';
import { isStreetBoard, parseBoard, type StreetBoard } from 'lamplighter/model';
import { seededRandom, type Random } from '../engine/random.js';

export interface HuntToRepeat {
  readonly board: StreetBoard;
  readonly engine: Engine;
  readonly first: GameState;
  readonly actions: readonly Action[];
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

/** So many moves make a hunt worth measuring. */
const LEAST = 150;

/** Leaning players, who search a lot and arrest little, from one scene, until a hunt has gone on for a good while. */
export function huntToRepeat(): HuntToRepeat {
  const board = boardByName('whitechapel');
  const engine = engineOf(board);
  const begun = engine.scene({ at: 65, goals: [180] });
  if (!begun.ok) throw new Error(begun.message);
  for (let seed = 1888; ; seed++) {
    const hunt = huntBy(engine, begun.state, seededRandom(seed));
    if (hunt.actions.length >= LEAST) return { board, engine, first: begun.state, ...hunt };
  }
}

/** One hunt by chance. The end of the night is another matter: only what comes before is played again. */
function huntBy(engine: Engine, first: GameState, random: Random): Pick<HuntToRepeat, 'actions'> {
  const actions: Action[] = [];
  for (let state = first; ;) {
    const { losing: _losing, block: _block, ...action } = engine.choose(state, 'leaning', random)!;
    state = played(engine, state, action);
    if (state.result !== null || !('night' in state) || state.night > 1) return { actions };
    actions.push(action);
  }
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
