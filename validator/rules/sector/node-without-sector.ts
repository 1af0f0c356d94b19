import {
  capitalise,
  cellOfPoint,
  describeNode,
  idOfCircle,
  sectorRelation,
  type Grid,
  type NodeId,
  type Point,
} from '../../../model/index.js';
import { askFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { sectionGridOfBoard } from '../../facts/sections/section-grid.js';

/** A crossing, or a white circle of Whitehall, that lies off the grid. */
export const nodeWithoutSector = streetRule({
  id: 'sector/node-without-sector',
  severity: 'error',
  summary: 'Every crossing of Whitechapel and every white circle of Whitehall lies in a section.',
  why: 'Letters depend on the section of a patrol, and Discovery Locations on the square of a circle.',
  remedy: 'Move the grid or the node to where it is printed, or decide the section by hand.',
  whenToWaive:
    'Not needed: where the print itself has a node beside the grid, deciding its section resolves the finding.',
  catalogueIds: ['SEC-003', 'SEC-004', 'LFW-B09', 'WM-B08'],
  check: ({ board }) => {
    const { grid } = board;
    if (grid === undefined || sectionGridOfBoard(board) === undefined) return [];
    const sectors = sectorRelation(board);
    const off = (id: NodeId, at: Point, pointer: string): Issue[] =>
      sectors.has(id) ? [] : [offTheGrid(grid, id, at, pointer)];
    return board.game === 'lfw'
      ? board.crossings.flatMap(({ id, at }, i) => off(id, at, `/crossings/${i}`))
      : board.circles.flatMap((circle, i) =>
          circle.colour === 'white' ? off(idOfCircle(circle), circle.at, `/circles/${i}`) : [],
        );
  },
});

function offTheGrid(grid: Grid, node: NodeId, at: Point, pointer: string): Issue {
  const sector = sectionNearTo(grid, at);
  return {
    entities: [node],
    pointer,
    what: `${capitalise(describeNode(node))} lies off the grid, so it is in no section.`,
    remedy: `Correct its position or the grid, or write its "sector" as printed; the nearest section is ${sector}.`,
    seen: at,
    expected: grid.rect,
    fix: askFix('setSector', { node, sector }, `Decide that it lies in ${sector}`),
  };
}

/** The section at the nearest point of the grid. */
function sectionNearTo(grid: Grid, [x, y]: Point): string {
  const [[left, top], [right, bottom]] = grid.rect;
  const onGrid: Point = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
  return cellOfPoint(grid, onGrid)!.section;
}
