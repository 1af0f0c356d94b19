/** Plays whole street games by two players: hunts on typed arrays, what is between them on the readable path. */
import type { StreetBoard } from '../../../model/index.js';
import type { Action } from '../../game/action.js';
import { randomFromSeed, type Random } from '../../game/random.js';
import type { Engine } from '../../run/open-engine.js';
import { applyLegal } from '../../run/playout.js';
import { moveTrackOf } from '../../streets/street-map.js';
import type { WhitechapelState } from '../../whitechapel/state/state.js';
import type { WhitehallState } from '../../whitehall/state/state.js';
import type { HuntTable } from './hunt-table.js';
import type { Players } from '../players.js';
import { playHunt, type HuntCounts, type HuntEnd } from './play-hunt.js';
import { UNREACHABLE, type StreetDistances } from './street-distances.js';
import { createTrailBelief, type TrailBelief } from './trail-belief.js';

export type StreetGameState = WhitechapelState | WhitehallState;

/** What the players of one game have in mind between its hunts. */
export interface StreetGameMind {
  /** What is known of a hunt before it begins; circles are indices. */
  begin(state: StreetGameState): {
    readonly written: readonly number[];
    /** Where Jack may stand, as far as all know. */
    readonly ends: readonly number[];
    readonly goals: readonly number[];
    readonly suspected: Float64Array;
  };
  /** What a hunt has shown, after its last move. */
  end(state: StreetGameState, locations: Float64Array): void;
  /** A heuristic player's action outside of hunts; undefined where any will do. */
  choose(state: StreetGameState, actions: readonly Action[], random: Random): Action | undefined;
}

export interface StreetGame {
  readonly state: StreetGameState;
  /** Jack's moves in each hunt. */
  readonly moves: readonly number[];
}

/** A board and what is reused between its games. */
export interface StreetGames {
  readonly board: StreetBoard;
  readonly engine: Engine;
  readonly distances: StreetDistances;
  readonly belief: TrailBelief;
}

export const openStreetGames = (
  board: StreetBoard,
  engine: Engine,
  distances: StreetDistances,
): StreetGames => ({
  board,
  engine,
  distances,
  belief: createTrailBelief(distances),
});

/** Plays one game from a seed. */
export function playStreetGame(
  { board, engine, distances, belief }: StreetGames,
  first: StreetGameState,
  seed: string,
  players: Players,
  mind: StreetGameMind,
  counts: HuntCounts,
): StreetGame {
  const random = randomFromSeed(seed, 'play');
  const moves: number[] = [];
  let state = first;
  while (state.result === null) {
    const hunt = engine.fast(state);
    if (hunt === undefined) {
      state = applyLegal(engine, state, chooseBetweenHunts(engine, state, players, mind, random))
        .state as StreetGameState;
      continue;
    }
    const aims = mind.begin(state);
    belief.begin(aims.written, aims.ends, lureOf(distances, aims.suspected));
    const table: HuntTable = {
      ...{ distances, belief, random, lastSpace: moveTrackOf(board).last },
      pawns: Object.keys(state.game === 'lfw' ? state.police : state.figures).length,
    };
    const currentCounts = state.game !== 'lfw' || state.variants.clueIncludesCurrent;
    const end: HuntEnd = playHunt(hunt, hunt.pack(state), table, players, { ...aims, currentCounts }, counts);
    moves.push(end.moves);
    state = applyLegal(engine, hunt.unpack(end.before), hunt.decodeAction(end.code)).state as StreetGameState;
    if (state.result === null) mind.end(state, belief.locations());
  }
  return { state, moves };
}

/** How much nearer to where Jack may go a trail is than to elsewhere: each step away makes it less likely. */
const PER_STEP = 0.75;

function lureOf({ circles, onFoot }: StreetDistances, suspected: Float64Array): Float64Array {
  const factors = Array.from({ length: UNREACHABLE + 1 }, (_, steps) => PER_STEP ** steps);
  const lure = new Float64Array(circles).fill(1e-3);
  let sum = 0;
  for (let goal = 0; goal < circles; goal++) {
    const share = suspected[goal]!;
    sum += share;
    if (share > 1e-4)
      for (let circle = 0; circle < circles; circle++)
        lure[circle]! += share * factors[onFoot[goal * circles + circle]!]!;
  }
  return sum === 0 ? lure.fill(1) : lure;
}

function chooseBetweenHunts(
  engine: Engine,
  state: StreetGameState,
  players: Players,
  mind: StreetGameMind,
  random: Random,
): Action {
  const player = engine.actor(state) === 'jack' ? players.jack : players.hunters;
  if (player === 'random') return engine.choose(state, 'uniform', random)!;
  const { actions } = engine.describe(state);
  return mind.choose(state, actions, random) ?? engine.choose(state, 'leaning', random)!;
}
