/** Random games of Mr Jack, compared on both paths, with variants by chance and now and then a crowd on few hexes. */
import { expect } from 'vitest';
import { openMrJack } from '../../engine/run/open-engine.js';
import { pickRandom, seededRandom, shuffle, type Random } from '../../engine/game/random.js';
import { VARIANTS } from '../../engine/mr-jack/state/options.js';
import type { MrJackState } from '../../engine/mr-jack/state/state.js';
import { CHARACTERS, DIRECTIONS, streetDistances, type Character, type HexId } from '../../model/index.js';
import { shippedHexBoard } from '../boards/shipped-boards.js';
import { drawnOptions } from './compare-fast-hunts.js';
import { comparePathsAt } from './compare-fast-path.js';

const boards = [shippedHexBoard('mr-jack-2006'), shippedHexBoard('mr-jack-2016')];
const engines = boards.map(openMrJack);

/** Plays a game, compares both paths at every state, and returns at how many. Notes the actions, and how they ended. */
export function compareMrJackGame(seed: number, met: Set<string>): number {
  const [board, engine] = [boards[seed % 2]!, engines[seed % 2]!];
  const random = seededRandom(seed);
  const dealt = engine.deal(seed);
  if (!dealt.ok) throw new Error(dealt.message);
  const created = engine.createGame({ variants: drawnOptions(VARIANTS, random), deals: dealt.deals });
  if (!created.ok) throw new Error(created.message);
  let state = created.state;
  let states = 0;
  for (; engine.outcome(state) === null; states++) {
    if (state.phase === 'CHOOSE' && random() < 0.15) state = crowd(board, state, random);
    comparePathsAt(engine, state, engine.fast(state)!, random, ({ type, end, after, unpacked }) => {
      met.add(`${type} ${end}`);
      if (end === 0) expect(unpacked()).toEqual(after);
      else expect(engine.fast(state)!.resultOf!(end)).toBe(engine.outcome(after));
    });
    const action = engine.choose(state, 'leaning', random);
    const played = engine.apply(state, action);
    if (!played.ok) throw new Error(played.refusal.message);
    state = played.state;
  }
  return states;
}

/** The same game with all characters near one hex, other covers, and the lantern turned. */
function crowd(board: (typeof boards)[number], state: MrJackState, random: Random): MrJackState {
  const walkable = board.hexes.filter(({ kind }) => kind === 'street' || kind === 'manhole');
  const ids = walkable.map(({ at: [q, r] }): HexId => `h${q},${r}`);
  const distances = streetDistances(board, pickRandom(ids, random));
  const near = [...distances.keys()].sort((a, b) => distances.get(a)! - distances.get(b)!).slice(0, 12);
  const places = shuffle(random() < 0.5 ? near.slice(0, 8) : near, random);
  const pos = Object.fromEntries(CHARACTERS.map((each, i) => [each, places[i]!])) as Record<Character, HexId>;
  const manholes = board.hexes.filter(({ kind }) => kind === 'manhole');
  const covered = shuffle(manholes, random)
    .slice(0, random() < 0.3 ? manholes.length : 2)
    .map(({ at: [q, r] }): HexId => `h${q},${r}`)
    .sort();
  return {
    ...state,
    pos,
    covered,
    watsonFacing: pickRandom(DIRECTIONS, random),
  };
}
