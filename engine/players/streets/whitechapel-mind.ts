/** What the players of Letters from Whitechapel have in mind between the nights: the hideout, and where it may be. */
import type { StreetBoard } from '../../../model/index.js';
import { pickRandom } from '../../game/random.js';
import { actionsOfType } from '../../game/random-players.js';
import { legalHideouts } from '../../whitechapel/state/hideouts.js';
import type { WhitechapelState } from '../../whitechapel/state/state.js';
import type { StreetDistances } from './street-distances.js';
import type { StreetGameMind } from './street-game.js';

/** How far Jack likes his way home to be, and how often he kills at once. */
const WAY_HOME = 5;
const KILLS_AT_ONCE = 0.7;
/** How much of a doubt remains about a hideout that no likely trail leads to. */
const DOUBT = 1e-4;

export function createWhitechapelMind(
  board: StreetBoard,
  { circles, onFoot, tables: { indexOf } }: StreetDistances,
): StreetGameMind {
  const suspected = new Float64Array(circles);
  const wayHome = (state: WhitechapelState, circle: number): number =>
    onFoot[indexOf.get(circle)! * circles + indexOf.get(state.hideout!)!]!;
  return {
    begin: (any) => {
      const state = any as WhitechapelState;
      const written = state.rows.at(-1)!.map((circle) => indexOf.get(circle)!);
      return { written, ends: written, goals: [indexOf.get(state.hideout!)!], suspected };
    },
    end: (any, locations) => {
      const state = any as WhitechapelState;
      const isFirst = suspected.every((share) => share === 0);
      const legal = new Set(legalHideouts(board, state.options).map((circle) => indexOf.get(circle)!));
      let sum = 0;
      for (let circle = 0; circle < circles; circle++) {
        const before = legal.has(circle) ? (isFirst ? 1 : suspected[circle]!) : 0;
        suspected[circle] = before * (locations[circle]! + DOUBT);
        sum += suspected[circle]!;
      }
      for (let circle = 0; circle < circles; circle++) suspected[circle]! /= sum;
    },
    choose: (any, actions, random) => {
      const state = any as WhitechapelState;
      if (state.phase === 'SETUP') return pickRandom(actions, random);
      if (state.phase !== 'HELL5') return undefined;
      const waits = actionsOfType(actions, 'wait');
      if (waits.length > 0 && random() > KILLS_AT_ONCE) return waits[0];
      // After two crimes Jack stands on the scene of the second.
      const scored = actions
        .filter(({ type }) => type !== 'wait')
        .map((action) => ({
          action,
          far: Math.abs(wayHome(state, (action['circle'] ?? action['second']) as number) - WAY_HOME),
        }));
      const least = Math.min(...scored.map(({ far }) => far));
      return pickRandom(
        scored.filter(({ far }) => far === least),
        random,
      ).action;
    },
  };
}
