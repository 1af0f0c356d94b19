import { idOfCircle, sectorRelation, type NodeId, type StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A crossing, or a white circle of Whitehall, that lies off the grid. */
export const nodeWithoutSector: Rule<StreetBoard> = {
  id: 'sector/node-without-sector',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every crossing of Whitechapel and every white circle of Whitehall lies in a section.',
  why: 'Letters ask for the section of a patrol, and a Discovery Location for the square of its circle.',
  mend: 'Move the grid or the node to where it is printed, or decide the section by hand.',
  waive: 'Where the print itself has a node beside the grid; decide its section then instead.',
  answers: ['SEC-003', 'SEC-004', 'LFW-B09', 'WM-B08'],
  check: ({ board }) => {
    if (board.grid === undefined) return [];
    const sectors = sectorRelation(board);
    const off = (id: NodeId, pointer: string, words: string): Issue[] =>
      sectors.has(id)
        ? []
        : [
            {
              entities: [id],
              pointer,
              what: `${words} lies in no section of the grid.`,
              mend: 'Move it onto the grid, or write its "sector" as printed.',
            },
          ];
    return board.game === 'lfw'
      ? board.crossings.flatMap(({ id }, i) => off(id, `/crossings/${i}`, `The crossing ${id}`))
      : board.circles.flatMap((circle, i) =>
          circle.colour === 'white'
            ? off(idOfCircle(circle), `/circles/${i}`, `The white circle ${circle.number}`)
            : [],
        );
  },
};
