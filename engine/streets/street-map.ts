/** A street board as the games ask it: circles by their printed numbers, crossings by their ids. */
import {
  alleyRelation,
  boatRelation,
  idOfCircle,
  jackRelation,
  openNeighbours,
  perimeterOf,
  policeRelation,
  reachRelation,
  searchRelation,
  sectorRelation,
  type BlockId,
  type Circle,
  type CircleId,
  type CrossingId,
  type Relation,
  type Section,
  type StreetBoard,
} from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';

export interface Ways {
  /** All circles, in order. */
  readonly circles: readonly number[];
  readonly colourOf: ReadonlyMap<number, Circle['colour']>;
  /** Neighbours when nothing bars the way (DEF-02). */
  readonly neighbours: ReadonlyMap<number, readonly number[]>;
  /** Neighbours when these crossings are held (DEF-04). */
  readonly open: (circle: number, held: ReadonlySet<CrossingId>) => readonly number[];
  readonly alleys: ReadonlyMap<number, readonly number[]>;
  readonly boats: ReadonlyMap<number, readonly number[]>;
  /** One police step, and the crossings within two, the own one among them (DEF-05, DEF-06). */
  readonly steps: Relation<CrossingId, CrossingId>;
  readonly reach: Relation<CrossingId, CrossingId>;
  /** The circles a pawn on a crossing can search (DEF-07). */
  readonly searched: ReadonlyMap<CrossingId, readonly number[]>;
  readonly sectionOf: (node: number | CrossingId) => Section | undefined;
  readonly yellow: readonly CrossingId[];
}

export const waysOf = oncePerBoard((board: StreetBoard): Ways => {
  const sectors = sectorRelation(board);
  const circles = board.circles.map(({ number }) => number).sort((a, b) => a - b);
  return {
    circles,
    colourOf: new Map(board.circles.map(({ number, colour }) => [number, colour])),
    neighbours: inNumbers(jackRelation(board)),
    open: (circle, held) => openNeighbours(board, `c${circle}`, held).map(numberOf),
    alleys: inNumbers(alleyRelation(board)),
    boats: inNumbers(boatRelation(board)),
    steps: policeRelation(board),
    reach: reachRelation(board),
    searched: new Map([...searchRelation(board)].map(([crossing, ids]) => [crossing, ids.map(numberOf)])),
    sectionOf: (node) => sectors.get(typeof node === 'number' ? `c${node}` : node),
    yellow: board.crossings
      .filter(({ border }) => border === 'yellow')
      .map(({ id }) => id)
      .sort(),
  };
});

/** A block of houses that two circles share: a hint for the player who wonders why the alley exists. */
export function blockBetween(board: StreetBoard, a: number, b: number): BlockId | undefined {
  const has = (circles: readonly CircleId[], number: number): boolean =>
    circles.includes(idOfCircle({ number }));
  return board.blocks.find((block) => {
    const circles = perimeterOf(block);
    return block.kind === 'houses' && has(circles, a) && has(circles, b);
  })?.id;
}

export const numberOf = (id: CircleId): number => Number(id.slice(1));

const inNumbers = (relation: Relation<CircleId, CircleId>): ReadonlyMap<number, readonly number[]> =>
  new Map([...relation].map(([id, others]) => [numberOf(id), others.map(numberOf)]));
