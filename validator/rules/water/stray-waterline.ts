import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { blueOnBlocks } from '../../blocks-of-blue-circles.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { waterlineSides } from '../../waterlines-of-blocks.js';

/** A waterline that closes no water. */
export const strayWaterline: Rule<StreetBoard> = {
  id: 'water/stray-waterline',
  severity: 'warning',
  games: ['wm'],
  summary: 'Every waterline has water on one side and something else, or another water, on the other.',
  why: 'Waterlines are printed to close a block of water, and nobody walks them; this one does nothing, or should be a street.',
  mend: 'Remove it, make it a street if it is printed black, or declare the block that it closes as water.',
  waive: 'Where the print really has such a line.',
  answers: ['WAT-006', 'DEF-12'],
  check: ({ board }) => {
    const { ofBlock, ofCircle } = blueOnBlocks(board);
    const isDry = (circle: string): boolean =>
      !ofCircle.get(circle)!.some((block) => board.blocks[block]!.kind === 'water');
    return waterlineSides(board).flatMap(({ line, faces, blocks }): Issue[] => {
      const kinds = blocks.map((block) => board.blocks[block]!.kind);
      const divides = faces[0] !== faces[1];
      // Where houses lie beside it, or an area whose blue circles lack a water, another rule speaks.
      if (kinds.includes('houses') || (divides && kinds.includes('water'))) return [];
      if (divides && blocks.some((block) => ofBlock[block]!.some(isDry))) return [];
      const { id, name, pointer } = lineAt(board, line);
      return [
        {
          entities: [id],
          pointer,
          what: divides
            ? `${capital(name)} has no water on either side.`
            : `${capital(name)} has the same area on both sides, so it closes nothing.`,
          mend: divides
            ? 'Declare the block beside it as water, or remove it.'
            : 'Remove it, or lead it to where it closes the water.',
          seen: kinds,
          fix: { kind: 'ask', action: 'removeWaterline', arguments: { line: id }, label: `Remove ${name}` },
        },
      ];
    });
  },
};
