/** Adds areas that were detected in a picture: blocks, hexes and the section grid. */
import {
  type Block,
  type Grid,
  type HexBoard,
  type HexKind,
  idOfHex,
  type Point,
  type StreetBoard,
} from '../../../../model/index.js';
import { type Action, hexBoardAction, sequenceActions, streetBoardAction } from '../action.js';
import { setHexLayout } from '../hexes/paint-hexes.js';
import { declareArea, type AreaToDeclare } from '../streets/declare-block.js';
import { recordDetection, type TracedBy } from '../record-detection.js';
import { setPrintedGrid } from './set-board-fields.js';

/** An area whose kind was detected. */
export interface DetectedBlock extends AreaToDeclare {
  readonly kind: Block['kind'];
  readonly reason?: string | undefined;
}

/** Declares detected blocks in one step, as unreviewed. */
export const declareDetectedBlocks = (blocks: readonly DetectedBlock[], traced: TracedBy): Action =>
  streetBoardAction((board) => {
    const known = new Set(board.blocks.map(({ id }) => id));
    const after = blocks.reduce<StreetBoard>(
      (so, { kind, reason, ...area }) => declareArea(so, area, kind, reason),
      board,
    );
    const fresh = after.blocks.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    return fresh.length === 0 ? board : recordDetection(after, fresh, traced);
  });

/** A hex that was detected. */
export interface DetectedHex {
  readonly at: Point;
  readonly kind: HexKind;
}

/** Adds detected hexes in one step, as unreviewed; those that the board has stay. The first ones bring their lattice along. */
export const addDetectedHexes = (
  layout: HexBoard['layout'],
  hexes: readonly DetectedHex[],
  traced: TracedBy,
): Action => {
  const add = hexBoardAction((board) => {
    const known = new Set(board.hexes.map(idOfHex));
    const fresh = hexes.filter((hex) => !known.has(idOfHex(hex)));
    if (fresh.length === 0) return board;
    return recordDetection(
      { ...board, hexes: [...board.hexes, ...fresh.map(({ at, kind }) => ({ at, kind }))] },
      fresh.map(idOfHex),
      traced,
    );
  });
  return (document) =>
    document.board.game === 'mj' && document.board.hexes.length === 0
      ? sequenceActions(setHexLayout(layout), add)(document)
      : add(document);
};

/** Sets a detected section grid. */
export const setDetectedGrid = (grid: Grid, traced: TracedBy): Action =>
  sequenceActions(
    setPrintedGrid(grid),
    streetBoardAction((board) => recordDetection(board, [], traced)),
  );
