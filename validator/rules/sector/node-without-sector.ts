import {
  capitalise,
  cellOfPoint,
  describeNode,
  sectorRelation,
  type Grid,
  type NodeId,
  type Point,
} from '../../../model/index.js';
import { joinFirstTen, makeAskFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { describeOverhang } from '../../facts/geometry/describe-overhang.js';
import { discNodes, sectionGridOfBoard } from '../../facts/sections/section-grid.js';

/** If more nodes lie off the grid, the grid is wrong. */
const MOST_NODES = 5;

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
  needsPlaces: true,
  check: ({ board }) => {
    const { grid, game } = board;
    if (grid === undefined || sectionGridOfBoard(board) === undefined) return [];
    const sectors = sectorRelation(board);
    const nodes = discNodes(board).filter(
      ({ id, colour }) => (game === 'lfw' ? colour === undefined : colour === 'white') && !sectors.has(id),
    );
    if (nodes.length > MOST_NODES) return [wrongGrid(grid, nodes)];
    const [[left, top], [right, bottom]] = grid.rect;
    return nodes.map(({ id, at, pointer }) => {
      const onGrid: Point = [Math.min(Math.max(at[0], left), right), Math.min(Math.max(at[1], top), bottom)];
      const { section: sector } = cellOfPoint(grid, onGrid)!;
      return {
        entities: [id],
        pointer,
        what: `${capitalise(describeNode(id))} lies off the grid, so it is in no section.`,
        remedy: `Correct its position or the grid, or write its "sector" as printed; the nearest section is ${sector}.`,
        seen: at,
        expected: grid.rect,
        fix: makeAskFix('setSector', { node: id, sector }, `Decide that it lies in ${sector}`),
      };
    });
  },
});

/** One issue about the grid, with how far the outermost nodes lie off it. */
function wrongGrid({ rect }: Grid, nodes: readonly { id: NodeId; at: Point }[]): Issue {
  return {
    entities: ['grid'],
    pointer: '/grid/rect',
    what: `The grid leaves out ${nodes.length} nodes, ${describeOverhang(rect, nodes)}: ${joinFirstTen(nodes.map(({ id }) => id))}.`,
    remedy: 'Compare the corners of the grid with the print.',
    seen: rect,
  };
}
