/** Boards read twice, by the engine and by the second reading, and what both must list there. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { whitechapelEngine, whitehallEngine, type Engine, type GameState } from '../engine/engine.js';
import type { Action } from '../engine/index.js';
import type { WhitechapelState } from '../engine/whitechapel/state.js';
import type { WhitehallState } from '../engine/whitehall/state.js';
import { digestBoard, type CrossingId, type StreetBoard } from '../model/index.js';
import { arbitraryStreetBoard } from './arbitrary-board.js';
import { readAgain, type Node, type SecondReading } from './second-reading.js';
import { oneOfAt, seededRandom, shuffled } from './seeded-random.js';
import { smallStreetBoards } from './small-street-board.js';

type Random = () => number;

/** A board, read twice. */
export interface Ground {
  readonly board: StreetBoard;
  readonly is: GameState['board'];
  readonly reading: SecondReading;
  readonly whitechapel: Engine<WhitechapelState>;
  readonly whitehall: Engine<WhitehallState>;
}

const groundOf = (board: StreetBoard): Ground => ({
  board,
  is: { id: board.id, digest: digestBoard(board) },
  reading: readAgain(board),
  whitechapel: whitechapelEngine(board),
  whitehall: whitehallEngine(board),
});

/** Jack among pawns that stand where they may be in his way, some of them elsewhere. */
interface Position {
  readonly at: number;
  readonly pawns: readonly CrossingId[];
  readonly index: number;
  readonly random: Random;
}

/** With fewer pawns where crossings are few; undefined where the board has no circle or no crossing at all. */
export function positionOn({ board, reading }: Ground, pawns: number, random: Random): Position | undefined {
  const all = [...new Set(board.crossings.map(({ id }) => id))];
  if (board.circles.length === 0 || all.length === 0) return undefined;
  const at = oneOfAt(board.circles, random).number;
  const near = shuffled(reading.onTheWay(at), random).slice(0, random() < 0.8 ? pawns : 2) as CrossingId[];
  const others = shuffled(all, random).filter((id) => !near.includes(id));
  return {
    at,
    pawns: shuffled([...near, ...others].slice(0, pawns), random),
    index: oneOfAt([1, 5, 12, 13, 14], random),
    random,
  };
}

/** An action as a word, with whether it loses; the block of an alley is told elsewhere. */
const wordOf = ({ block: _, ...action }: Action): string => JSON.stringify(action);

export function expectListed<S extends GameState>(
  engine: Engine<S>,
  state: S,
  types: readonly string[],
  wanted: readonly Action[],
): void {
  const listed = engine.legalActions(state).filter(({ type }) => types.includes(type));
  expect(listed.map(wordOf).sort()).toEqual(wanted.map(wordOf).sort());
}

/** Jack's moves in either game. `barred` are circles that no special move may lead to. */
export function jacksMoves(
  reading: SecondReading,
  { at, pawns, index }: Position,
  left: Readonly<Record<'alley' | 'boat' | 'coach', number>>,
  goals: readonly number[],
  rules: {
    readonly barred: (circle: number, kind: 'via' | 'to') => boolean;
    readonly noCoach: (circle: number) => boolean;
    readonly spaces: number;
    readonly mixed: boolean;
  },
): Action[] {
  const losing = (action: Action, spaces: number, isSafe = false): Action =>
    index + spaces >= 15 && !isSafe ? { ...action, losing: true } : action;
  const moves = reading
    .walks(at, new Set<Node>(pawns))
    .map((to) => losing({ type: 'move', to }, 1, goals.includes(to)));
  const rides = reading.walks(at).flatMap((via) =>
    reading
      .walks(via)
      .filter((to) => to !== at && ![via, to].some(rules.noCoach))
      .filter((to) => !rules.barred(via, 'via') && !rules.barred(to, 'to'))
      .map((to) => losing({ type: 'coach', via, to }, 2)),
  );
  const across = (type: 'alley' | 'boat', circles: readonly number[]): Action[] =>
    circles.filter((to) => !rules.barred(to, 'to')).map((to) => losing({ type, to }, rules.spaces));
  return [
    ...moves,
    ...(left.coach > 0 && index + 2 <= 15 ? rides : []),
    ...(left.alley > 0 && index + rules.spaces <= 15 ? across('alley', reading.alleys(at, rules.mixed)) : []),
    ...(left.boat > 0 && index + rules.spaces <= 15 ? across('boat', reading.boats(at)) : []),
  ];
}

export type Compared = 'too small' | 'barred' | 'free';

/** Whether the pawns bar any walk of Jack's at all: positions in which they do not prove little. */
export const barring = ({ walks }: SecondReading, { at, pawns }: Position): Compared =>
  walks(at, new Set<Node>(pawns)).length < walks(at).length ? 'barred' : 'free';

/** Any board as a board to move on: a number means one circle, and the track is the printed one. */
function playable({ tracks: _, ...board }: StreetBoard): StreetBoard {
  const numbers = new Set<number>();
  const circles = board.circles.filter(({ number }) => !numbers.has(number) && numbers.add(number));
  return { ...board, circles };
}

/** Small boards say nothing of blocks: these have some, round any of their circles. */
const withBlocks = smallStreetBoards.chain((board) =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom('houses' as const, 'water' as const, 'none' as const),
        walk: fc.uniqueArray(fc.constantFrom('c2', 'c9', 'c10', 'c30', 'x1'), { minLength: 1 }),
      }),
      { maxLength: 4 },
    )
    .chain((blocks) =>
      fc.constantFrom('white' as const, 'blue' as const).map((colour) => ({
        ...board,
        circles: board.circles.map((circle, i) => (i % 2 === 0 ? { ...circle, colour } : circle)),
        blocks: blocks.map(({ kind, walk }, i) => ({ id: `b${i + 1}` as const, kind, walk }) as never),
      })),
    ),
);

/** Compares so many positions of one board; more than half of them must have a pawn in Jack's way. */
export function expectSameOn(
  board: StreetBoard,
  positions: number,
  compare: (ground: Ground, random: Random) => Compared,
): void {
  const ground = groundOf(board);
  const compared = Array.from({ length: positions }, (_, seed) => compare(ground, seededRandom(seed)));
  expect(compared.filter((each) => each === 'barred').length).toBeGreaterThan(positions / 2);
}

/** Boards by chance: mere rubble, on which hardly anything is joined, and small ones on which much is. */
export const CHANCE = [
  { name: 'any board', boards: arbitraryStreetBoard, numRuns: 200, counts: 'free' },
  { name: 'small boards', boards: withBlocks, numRuns: 400, counts: 'barred' },
] as const;

/** Compares a position on each of many boards by chance, and sees to it that enough of them are worth it. */
export function expectSameByChance(
  { boards, numRuns, counts }: (typeof CHANCE)[number],
  compare: (ground: Ground, random: Random) => Compared,
): void {
  let counted = 0;
  fc.assert(
    fc.property(boards, fc.nat(), (any, seed) => {
      if (compare(groundOf(playable(any)), seededRandom(seed)) === counts) counted++;
    }),
    { numRuns, seed: 4 },
  );
  expect(counted).toBeGreaterThan(20);
}
