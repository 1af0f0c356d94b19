/**
 * Perft: how many sequences of so many legal actions go on from a state. Two programs that count alike at several depths
 * hardly differ in what they allow; where they do not, `divide` says behind which action to look.
 */
import type { Action } from './contract.js';
import type { Engine, GameState } from './engine.js';

export type Counted =
  | { readonly ok: true; readonly nodes: number }
  | { readonly ok: false; readonly code: 'described' | 'tooMany'; readonly message: string };

export type Divided =
  | {
      readonly ok: true;
      readonly nodes: number;
      /** In the order of the legal actions. */
      readonly divided: readonly { readonly action: Action; readonly nodes: number }[];
    }
  | Extract<Counted, { readonly ok: false }>;

/** Counts the sequences of exactly `depth` actions; a game that is over has none. `most` is how many it may count. */
export function perft<S extends GameState>(
  engine: Engine<S>,
  state: S,
  depth: number,
  most = Infinity,
): Counted {
  if (depth === 0) return { ok: true, nodes: 1 };
  const divided = divide(engine, state, depth, most);
  return divided.ok ? { ok: true, nodes: divided.nodes } : divided;
}

/** The same for each first action. */
export function divide<S extends GameState>(
  engine: Engine<S>,
  state: S,
  depth: number,
  most = Infinity,
): Divided {
  const { actions, described, complete } = engine.describe(state);
  if (!complete) return tooManyToList(Object.keys(described));
  let nodes = 0;
  const divided: { action: Action; nodes: number }[] = [];
  for (const action of actions) {
    // The last action of a sequence is counted, not performed: that it is listed means that it is legal.
    const below = depth === 1 ? ONE : perft(engine, after(engine, state, action), depth - 1, most - nodes);
    if (!below.ok) return below;
    nodes += below.nodes;
    if (nodes > most) return tooManyToCount();
    divided.push({ action, nodes: below.nodes });
  }
  return { ok: true, nodes, divided };
}

const ONE: Counted = { ok: true, nodes: 1 };

function after<S extends GameState>(engine: Engine<S>, state: S, action: Action): S {
  const played = engine.apply(state, action);
  if (played.ok) return played.state;
  throw new Error(`${JSON.stringify(action)} is listed, but ${played.refusal.message}`);
}

const tooManyToList = (types: readonly string[]): Divided & Counted => ({
  ok: false,
  code: 'described',
  message: `Within this depth ${types.map((type) => `"${type}"`).join(' and ')} is described, not listed, so nobody can count it. Play on until it is done, or count less deep.`,
});

const tooManyToCount = (): Divided & Counted => ({
  ok: false,
  code: 'tooMany',
  message: 'There are more sequences than may be counted here. Count less deep.',
});
