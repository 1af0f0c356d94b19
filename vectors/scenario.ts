/**
 * Scenarios: the vectors as a person writes them. Each says in a sentence what it is there for, sets a scene, and asks;
 * what comes of it is the engine's to say, and is read before it is committed.
 */
import type { Action, Scene } from '../engine/index.js';
import type { Level, VectorKind } from '../engine/vectors/vector.js';

/** How the table stands when the question is asked. */
export interface Situation {
  /** A folder under `boards`, such as `whitechapel` or `teaching/two-routes`. */
  readonly board: string;
  readonly options?: object;
  readonly variants?: object;
  /** What chance decided; chosen if left out. */
  readonly deals?: object;
  /** Begins in a hunt instead of at the beginning. */
  readonly scene?: Scene;
  /** Fields of the state that are otherwise. */
  readonly state?: object;
  /** What is done before the question, all of it legal. */
  readonly after?: readonly Action[];
}

/** What every scenario says of itself. */
interface About {
  readonly id: string;
  readonly rules: readonly string[];
  readonly note: string;
  /** Whether something is shown that the rule allows or makes happen, or something that it bars. */
  readonly shows: 'allowed' | 'barred';
  readonly level: Level;
}

export type Scenario = About &
  (
    | { readonly kind: 'derive'; readonly board: string; readonly input: object }
    | { readonly kind: 'replay'; readonly board: string; readonly record: string; readonly seat: string }
    | {
        readonly kind: Exclude<VectorKind, 'derive' | 'replay'>;
        readonly at: Situation;
        readonly input: object;
      }
  );

/** The id, the rules it is about, and what it is there for. */
type Title = readonly [id: string, rules: string | readonly string[], note: string];

const about = ([id, rules, note]: Title, shows: About['shows'], level: Level): About => ({
  ...{ id, note, shows, level },
  rules: typeof rules === 'string' ? [rules] : rules,
});

/** Jack's own moves: whoever answers only these claims the level `move`. */
const FLIGHT = ['move', 'coach', 'alley', 'boat'];

/** What a board says of a node; `held` are crossings where pawns stand. */
export const derive = (
  title: Title,
  board: string,
  relation: string,
  of: string,
  held?: readonly string[],
): Scenario => ({
  ...about(title, held === undefined ? 'allowed' : 'barred', 'derive'),
  ...{ kind: 'derive', board, input: { relation, of, ...(held && { held }) } },
});

/** All legal actions, or those of some types. `barred` if it is there for what is missing. */
export const legal = (
  title: Title,
  at: Situation,
  input: { readonly types?: readonly string[]; readonly seat?: string } = {},
  shows: About['shows'] = 'allowed',
): Scenario => {
  const isFlight = input.types?.every((type) => FLIGHT.includes(type)) === true;
  return { ...about(title, shows, isFlight ? 'move' : 'full'), kind: 'legal', at, input };
};

/** An action that the rules refuse. */
export const reject = (title: Title, at: Situation, action: Action, seat?: string): Scenario => ({
  ...about(title, 'barred', 'full'),
  ...{ kind: 'reject', at, input: { action, ...(seat !== undefined && { seat }) } },
});

/** What an action makes of the state, and what is told. */
export const apply = (
  title: Title,
  at: Situation,
  action: Action,
  shows: About['shows'] = 'allowed',
): Scenario => ({ ...about(title, shows, 'full'), kind: 'apply', at, input: { action } });

/** What a seat sees. */
export const view = (
  title: Title,
  at: Situation,
  seat: string,
  shows: About['shows'] = 'allowed',
): Scenario => ({ ...about(title, shows, 'full'), kind: 'view', at, input: { seat } });

/** How many sequences of so many actions there are. */
export const count = (title: Title, at: Situation, depth: number): Scenario => ({
  ...about(title, 'allowed', 'full'),
  ...{ kind: 'perft', at, input: { depth } },
});

/** A recorded game, a file under docs/examples/games, as a seat hears it. */
export const replay = (title: Title, board: string, record: string, seat: string): Scenario => ({
  ...about(title, 'allowed', 'full'),
  ...{ kind: 'replay', board, record, seat },
});
