/** Compares the engine's legal actions with those of the reference implementation. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { openWhitechapel, openWhitehall, type Engine, type GameState } from '../../engine/run/open-engine.js';
import type { Action } from '../../engine/index.js';
import type { WhitechapelState } from '../../engine/whitechapel/state/state.js';
import type { WhitehallState } from '../../engine/whitehall/state/state.js';
import { digestBoard, type CrossingId, type StreetBoard } from '../../model/index.js';
import { arbitraryStreetBoard } from '../boards/arbitrary-board.js';
import { createReferenceMoves, type NodeName, type ReferenceMoves } from './reference-street-moves.js';
import { pickRandom, seededRandom, shuffle, type Random } from '../seeded-random.js';
import { arbitrarySmallStreetBoard } from '../boards/small-street-boards.js';

/** A board with both engines and the reference moves. */
export interface ComparedBoard {
  readonly board: StreetBoard;
  readonly is: GameState['board'];
  readonly reading: ReferenceMoves;
  readonly whitechapel: Engine<WhitechapelState>;
  readonly whitehall: Engine<WhitehallState>;
}

const groundOf = (board: StreetBoard): ComparedBoard => ({
  board,
  is: { id: board.id, digest: digestBoard(board) },
  reading: createReferenceMoves(board),
  whitechapel: openWhitechapel(board),
  whitehall: openWhitehall(board),
});

/** A position of Jack and pawns, most of them where they may block him. */
interface Position {
  readonly at: number;
  readonly pawns: readonly CrossingId[];
  readonly index: number;
  readonly random: Random;
}

/** A random position, with fewer pawns if crossings are few; undefined without any circle or crossing. */
export function randomPosition(
  { board, reading }: ComparedBoard,
  pawns: number,
  random: Random,
): Position | undefined {
  const all = [...new Set(board.crossings.map(({ id }) => id))];
  if (board.circles.length === 0 || all.length === 0) return undefined;
  const at = pickRandom(board.circles, random).number;
  const near = shuffle(reading.onTheWay(at), random).slice(0, random() < 0.8 ? pawns : 2) as CrossingId[];
  const others = shuffle(all, random).filter((id) => !near.includes(id));
  return {
    at,
    pawns: shuffle([...near, ...others].slice(0, pawns), random),
    index: pickRandom([1, 5, 12, 13, 14], random),
    random,
  };
}

/** An action as a text, with whether it loses, without the block of an alley. */
const wordOf = ({ block: _, ...action }: Action): string => JSON.stringify(action);

export function expectLegalActions<S extends GameState>(
  engine: Engine<S>,
  state: S,
  types: readonly string[],
  wanted: readonly Action[],
): void {
  const listed = engine.legalActions(state).filter(({ type }) => types.includes(type));
  expect(listed.map(wordOf).sort()).toEqual(wanted.map(wordOf).sort());
}

/** Jack's moves in either game. No special move may lead to the `barred` circles. */
export function expectedJackMoves(
  reading: ReferenceMoves,
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
    .walks(at, new Set<NodeName>(pawns))
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

export type BarredMovesClass = 'too small' | 'barred' | 'free';

/** Whether the pawns block any move of Jack; positions without a block prove little. */
export const classifyByBarredMoves = (
  { walks }: ReferenceMoves,
  { at, pawns }: Position,
): BarredMovesClass => (walks(at, new Set<NodeName>(pawns)).length < walks(at).length ? 'barred' : 'free');

/** Makes any board playable: circle numbers are unique, and the track is the printed one. */
function playable({ tracks: _, ...board }: StreetBoard): StreetBoard {
  const numbers = new Set<number>();
  const circles = board.circles.filter(({ number }) => !numbers.has(number) && numbers.add(number));
  return { ...board, circles };
}

/** Adds blocks to a small board, around any of its circles. */
const withBlocks = arbitrarySmallStreetBoard.chain((board) =>
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

/** Compares `count` positions of one board; in more than half of them a pawn must block Jack. */
export function expectSameOnBoard(
  board: StreetBoard,
  positions: number,
  compare: (ground: ComparedBoard, random: Random) => BarredMovesClass,
): void {
  const ground = groundOf(board);
  const compared = Array.from({ length: positions }, (_, seed) => compare(ground, seededRandom(seed)));
  expect(compared.filter((each) => each === 'barred').length).toBeGreaterThan(positions / 2);
}

/** Random boards: arbitrary ones, hardly connected, and small ones, well connected. */
export const RANDOM_BOARDS = [
  { name: 'any board', boards: arbitraryStreetBoard, numRuns: 200, counts: 'free' },
  { name: 'small boards', boards: withBlocks, numRuns: 400, counts: 'barred' },
] as const;

/** Compares a position on each of many random boards, and expects enough of them to be meaningful. */
export function expectSameOnRandomBoards(
  { boards, numRuns, counts }: (typeof RANDOM_BOARDS)[number],
  compare: (ground: ComparedBoard, random: Random) => BarredMovesClass,
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
