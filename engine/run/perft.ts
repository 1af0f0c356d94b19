/** Perft counts sequences of legal actions. Programs with equal counts at several depths very likely follow the same rules. */
import type { Action } from '../game/action.js';
import { LIMITS } from './limits.js';
import { applyLegal } from './playout.js';
import type { Engine, GameState } from './open-engine.js';
import { allocateBuffers, type FastHunt } from '../game/fast-hunt.js';

interface Uncounted {
  readonly ok: false;
  readonly code: 'described' | 'tooMany';
  readonly message: string;
}

export type PerftResult = { readonly ok: true; readonly nodes: number } | Uncounted;

export type DivideResult =
  | {
      readonly ok: true;
      readonly nodes: number;
      /** In the order of the legal actions. */
      readonly divided: readonly { readonly action: Action; readonly nodes: number }[];
    }
  | Uncounted;

/** The number of states visited: where games end before the depth is reached, nothing is counted, but time is spent. */
interface Visited {
  states: number;
}

/** Counts the sequences of exactly `depth` actions; a game that is over has none. `most` limits the count and the number of visited states. */
export function perft<S extends GameState>(
  engine: Engine<S>,
  state: S,
  depth: number,
  most = Infinity,
  visited: Visited = { states: 0 },
): PerftResult {
  if (depth === 0) return { ok: true, nodes: 1 };
  const hunt = engine.fast(state);
  if (hunt !== undefined) return countedFast(engine, hunt, hunt.pack(state), depth, most, visited);
  const divided = divide(engine, state, depth, most, visited);
  return divided.ok ? { ok: true, nodes: divided.nodes } : divided;
}

/** The same for each first action. */
export function divide<S extends GameState>(
  engine: Engine<S>,
  state: S,
  depth: number,
  most = Infinity,
  visited: Visited = { states: 0 },
): DivideResult {
  const { actions, described, complete } = engine.describe(state);
  if (!complete) return tooManyToList(Object.keys(described));
  let nodes = 0;
  const divided: { action: Action; nodes: number }[] = [];
  for (const action of actions) {
    // The last action of a sequence is counted, not performed: that it is listed means that it is legal.
    if (depth > 1 && ++visited.states > most) return tooManyToCount();
    const below =
      depth === 1
        ? ONE
        : perft(engine, applyLegal(engine, state, action).state, depth - 1, most - nodes, visited);
    if (!below.ok) return below;
    nodes += below.nodes;
    if (nodes > most) return tooManyToCount();
    divided.push({ action, nodes: below.nodes });
  }
  return { ok: true, nodes, divided };
}

/** The same on the fast path. After the end of a hunt, counting continues from the state of the readable path. */
function countedFast<S extends GameState>(
  engine: Engine<S>,
  hunt: FastHunt<S>,
  first: Int32Array,
  depth: number,
  most: number,
  visited: Visited,
): PerftResult {
  let nodes = 0;
  const limit = visited.states + most;
  let problem: Uncounted | undefined;
  const { codesAt, wordsAt } = allocateBuffers(hunt, first, depth);
  /** Returns whether to continue. */
  const count = (words: Int32Array, left: number): boolean => {
    const codes = codesAt[left]!;
    const found = hunt.listMoves(words, codes);
    // The last action of a sequence is counted, not performed.
    if (left === 1) nodes += found;
    if (nodes > most || ++visited.states > limit) problem = tooManyToCount();
    if (left === 1 || problem) return problem === undefined;
    const next = wordsAt[left]!;
    for (let i = 0; i < found; i++) {
      next.set(words);
      const end = hunt.applyMove(next, codes[i]!);
      // No action follows the end of the game.
      if (end !== 0 && hunt.resultOf?.(end) !== undefined) continue;
      if (!(end === 0 ? count(next, left - 1) : countOn(words, codes[i]!, left - 1))) return false;
    }
    return true;
  };
  const countOn = (words: Int32Array, code: number, left: number): boolean => {
    const below = perft(
      engine,
      applyLegal(engine, hunt.unpack(words), hunt.decodeAction(code)).state,
      left,
      most - nodes,
      visited,
    );
    if (below.ok) nodes += below.nodes;
    else problem = below;
    return below.ok;
  };
  count(first, depth);
  return problem ?? { ok: true, nodes };
}

/** How many sequences may be counted for a request. */
export const maxPerftCount = <S extends GameState>(engine: Engine<S>, state: S): number =>
  engine.fast(state) === undefined ? LIMITS.perftNodesApart : LIMITS.perftNodes;

const ONE: PerftResult = { ok: true, nodes: 1 };

const tooManyToList = (types: readonly string[]): Uncounted => ({
  ok: false,
  code: 'described',
  message: `Within this depth ${types.map((type) => `"${type}"`).join(' and ')} is described, not listed, so it cannot be counted. Play on until it is done, or count less deep.`,
});

const tooManyToCount = (): Uncounted => ({
  ok: false,
  code: 'tooMany',
  message: 'There are more sequences than may be counted here. Count less deep.',
});
