/** A street board for the games: circles by their printed numbers, crossings by their ids, and the move track. */
import {
  alleyRelation,
  type BlockId,
  boatRelation,
  type Circle,
  type CircleId,
  circlesOnPerimeter,
  type CrossingId,
  idOfCircle,
  jackRelation,
  memoByBoard,
  policeRelation,
  policeReachRelation,
  type Relation,
  searchRelation,
  type Section,
  sectorRelation,
  type StreetBoard,
  unblockedNeighbours,
} from '../../model/index.js';

export interface StreetMap {
  /** All circles, in order. */
  readonly circles: readonly number[];
  readonly colourOf: ReadonlyMap<number, Circle['colour']>;
  /** Neighbours on an empty board (DEF-02). */
  readonly neighbours: ReadonlyMap<number, readonly number[]>;
  /** Neighbours when these crossings are occupied (DEF-04). */
  readonly openNeighbours: (circle: number, held: ReadonlySet<CrossingId>) => readonly number[];
  readonly alleys: ReadonlyMap<number, readonly number[]>;
  readonly boats: ReadonlyMap<number, readonly number[]>;
  /** The crossings one police step away, and those within two steps including the own one (DEF-05, DEF-06). */
  readonly policeSteps: Relation<CrossingId, CrossingId>;
  readonly policeReach: Relation<CrossingId, CrossingId>;
  /** The circles a pawn on a crossing can search (DEF-07). */
  readonly searchedCircles: ReadonlyMap<CrossingId, readonly number[]>;
  readonly sectionOf: (node: number | CrossingId) => Section | undefined;
  readonly yellowCrossings: readonly CrossingId[];
}

export const streetMapOf = memoByBoard((board: StreetBoard): StreetMap => {
  const sectors = sectorRelation(board);
  const circles = board.circles.map(({ number }) => number).sort((a, b) => a - b);
  return {
    circles,
    colourOf: new Map(board.circles.map(({ number, colour }) => [number, colour])),
    neighbours: inNumbers(jackRelation(board)),
    openNeighbours: (circle, held) => unblockedNeighbours(board, `c${circle}`, held).map(circleNumber),
    alleys: inNumbers(alleyRelation(board)),
    boats: inNumbers(boatRelation(board)),
    policeSteps: policeRelation(board),
    policeReach: policeReachRelation(board),
    searchedCircles: new Map(
      [...searchRelation(board)].map(([crossing, ids]) => [crossing, ids.map(circleNumber)]),
    ),
    sectionOf: (node) => sectors.get(typeof node === 'number' ? `c${node}` : node),
    yellowCrossings: board.crossings
      .filter(({ border }) => border === 'yellow')
      .map(({ id }) => id)
      .sort(),
  };
});

/** A block of houses that two circles share, as a hint why an alley exists. */
export function sharedBlock(board: StreetBoard, a: number, b: number): BlockId | undefined {
  const has = (circles: readonly CircleId[], number: number): boolean =>
    circles.includes(idOfCircle({ number }));
  return board.blocks.find((block) => {
    const circles = circlesOnPerimeter(block);
    return block.kind === 'houses' && has(circles, a) && has(circles, b);
  })?.id;
}

export const circleNumber = (id: CircleId): number => Number(id.slice(1));

const inNumbers = (relation: Relation<CircleId, CircleId>): ReadonlyMap<number, readonly number[]> =>
  new Map([...relation].map(([id, others]) => [circleNumber(id), others.map(circleNumber)]));

/** The printed move track: spaces by index, Roman r is 1 − r, Arabic n is n (DEF-17). The crime stands on a Roman space or on 0. */
export interface MoveTrack {
  /** The index of the last space; filling it ends the night or the round. */
  readonly last: number;
  /** The index of each space by its label. */
  readonly indexOf: ReadonlyMap<string, number>;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

export const moveTrackOf = memoByBoard(({ tracks }: StreetBoard): MoveTrack => {
  const labels = tracks?.move ?? [...ROMAN.toReversed(), ...Array.from({ length: 15 }, (_, i) => `${i + 1}`)];
  // Space 1 has index 1 wherever it stands, and the others count from there.
  const one = Math.max(0, labels.indexOf('1'));
  return {
    last: labels.length - one,
    indexOf: new Map(labels.map((label, i) => [label, i - one + 1])),
  };
});

/** The numeral of the crime token, from 1 to 5. */
export const romanNumeral = (time: number): string => ROMAN[time - 1]!;
