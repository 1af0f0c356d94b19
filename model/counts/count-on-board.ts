/** Counts of everything on a board. */
import {
  idOfCircle,
  isStreetBoard,
  type Board,
  type Expectation,
  type HexBoard,
  type StreetBoard,
} from '../board/board.js';
import { memoByTopology } from '../board/memo-by-board.js';
import { hasPlaces } from '../board/places.js';
import type { Section } from '../board/vocabulary.js';
import { startPosition, visibilityOf } from '../hex/visibility.js';
import { alleyRelation, boatRelation, circlesOnPerimeter } from '../relations/block-relations.js';
import { halfEdgeFaces } from '../relations/faces-of-board.js';
import { jackRoutes } from '../relations/jack-routes.js';
import { sectorRelation } from '../relations/sector-relation.js';
import { countPairs, jackRelation, policeRelation, searchRelation } from '../relations/street-relations.js';

type What = Expectation['what'];

/**
 * The count of a thing, in one section or in all; undefined if it cannot be counted: on the other kind of board, areas on a board without places, in an unknown
 * section, or by section if the thing does not lie in one.
 */
export function countOnBoard(board: Board, what: What, section?: Section): number | undefined {
  if (!isStreetBoard(board)) return section === undefined ? HEX_COUNTS[what]?.(board) : undefined;
  if (section === undefined) return STREET_COUNTS[what]?.(board);
  const isKnown = board.grid?.sections.includes(section) === true && LIES_IN_SECTION.test(what);
  return isKnown ? STREET_COUNTS[what]?.(nodesIn(board, section)) : undefined;
}

/** Circles and crossings lie in sections; lines and blocks may extend over several. */
const LIES_IN_SECTION = /(?:circles|crossings)$/i;

function nodesIn(board: StreetBoard, section: Section): StreetBoard {
  const sectors = sectorRelation(board);
  return {
    ...board,
    circles: board.circles.filter((each) => sectors.get(idOfCircle(each)) === section),
    crossings: board.crossings.filter((each) => sectors.get(each.id) === section),
  };
}

const colour = (wanted: string) => (board: StreetBoard) =>
  board.circles.filter((each) => each.colour === wanted).length;
const border = (wanted: string) => (board: StreetBoard) =>
  board.crossings.filter((each) => each.border === wanted).length;
const blocks = (wanted: string) => (board: StreetBoard) =>
  board.blocks.filter((each) => each.kind === wanted).length;

const STREET_COUNTS: Partial<Record<What, (board: StreetBoard) => number | undefined>> = {
  circles: (board) => board.circles.length,
  whiteCircles: colour('white'),
  redCircles: colour('red'),
  blackCircles: colour('black'),
  blueCircles: colour('blue'),
  crossings: (board) => board.crossings.length,
  yellowCrossings: border('yellow'),
  redCrossings: border('red'),
  junctions: (board) => board.junctions.length,
  streets: (board) => board.streets.length,
  waterlines: (board) => board.waterlines.length,
  blocks: (board) => board.blocks.length,
  houseBlocks: blocks('houses'),
  alleyBlocks: memoByTopology(
    (board) =>
      board.blocks.filter((each) => each.kind === 'houses' && circlesOnPerimeter(each).length > 1).length,
  ),
  waterBlocks: blocks('water'),
  unusedBlocks: blocks('none'),
  innerFaces: (board) => (hasPlaces(board) ? halfEdgeFaces(board).count : undefined),
  jackPairs: memoByTopology((board) => countPairs(jackRelation(board))),
  jackPairsWithChoice: memoByTopology(
    (board) => jackRoutes(board).pairs.filter(({ routes }) => routes.length > 1).length,
  ),
  unbarrablePairs: memoByTopology(
    (board) =>
      jackRoutes(board).pairs.filter(({ routes }) => routes.some((route) => route.length === 0)).length,
  ),
  policePairs: memoByTopology((board) => countPairs(policeRelation(board))),
  searchPairs: memoByTopology((board) => countPairs(searchRelation(board)) * 2),
  alleyPairs: memoByTopology((board) => countPairs(alleyRelation(board))),
  boatPairs: memoByTopology((board) => countPairs(boatRelation(board))),
  circlesWithoutAlley: memoByTopology(
    (board) => [...alleyRelation(board).values()].filter((partners) => partners.length === 0).length,
  ),
};

const hexes =
  (...kinds: readonly string[]) =>
  (board: HexBoard) =>
    board.hexes.filter(({ kind }) => kinds.includes(kind)).length;

const HEX_COUNTS: Partial<Record<What, (board: HexBoard) => number | undefined>> = {
  hexes: hexes('street', 'manhole', 'gaslight', 'building', 'garden'),
  walkableHexes: hexes('street', 'manhole'),
  streetHexes: hexes('street'),
  manholes: hexes('manhole'),
  gaslights: hexes('gaslight'),
  obstacles: hexes('building', 'garden'),
  exits: (board) => board.exits.length,
  visibleAtStart: (board) => seenAtStart(board)?.visible.length,
  invisibleAtStart: (board) => seenAtStart(board)?.invisible.length,
};

function seenAtStart(board: HexBoard): ReturnType<typeof visibilityOf> | undefined {
  const start = startPosition(board);
  return start && visibilityOf(board, start);
}
