import {
  cellOfPoint,
  idOfCircle,
  sectorRelation,
  type Grid,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { nameOfNode } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { sectionGridOf } from '../../section-grid.js';

/** A crossing, or a white circle of Whitehall, that lies off the grid. */
export const nodeWithoutSector: Rule<StreetBoard> = {
  id: 'sector/node-without-sector',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every crossing of Whitechapel and every white circle of Whitehall lies in a section.',
  why: 'Letters ask for the section of a patrol, and a Discovery Location for the square of its circle.',
  mend: 'Move the grid or the node to where it is printed, or decide the section by hand.',
  waive:
    'Not needed: where the print itself has a node beside the grid, deciding its section ends the finding.',
  answers: ['SEC-003', 'SEC-004', 'LFW-B09', 'WM-B08'],
  check: ({ board }) => {
    const { grid } = board;
    if (grid === undefined || sectionGridOf(board) === undefined) return [];
    const sectors = sectorRelation(board);
    const off = (id: NodeId, at: Point, pointer: string): Issue[] =>
      sectors.has(id) ? [] : [offTheGrid(grid, id, at, pointer)];
    return board.game === 'lfw'
      ? board.crossings.flatMap(({ id, at }, i) => off(id, at, `/crossings/${i}`))
      : board.circles.flatMap((circle, i) =>
          circle.colour === 'white' ? off(idOfCircle(circle), circle.at, `/circles/${i}`) : [],
        );
  },
};

function offTheGrid(grid: Grid, node: NodeId, at: Point, pointer: string): Issue {
  const sector = sectionNearTo(grid, at);
  return {
    entities: [node],
    pointer,
    what: `${capital(nameOfNode(node))} lies off the grid, so it is in no section.`,
    mend: `Correct its place or the grid, or write its "sector" as printed; the nearest section is ${sector}.`,
    seen: at,
    expected: grid.rect,
    fix: {
      kind: 'ask',
      action: 'setSector',
      arguments: { node, sector },
      label: `Decide that it lies in ${sector}`,
    },
  };
}

/** The section of the grid's own point that is nearest. */
function sectionNearTo(grid: Grid, [x, y]: Point): string {
  const [[left, top], [right, bottom]] = grid.rect;
  const onGrid: Point = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
  return cellOfPoint(grid, onGrid)!.section;
}
