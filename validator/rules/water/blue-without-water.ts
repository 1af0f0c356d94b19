import type { StreetBoard } from '../../../model/index.js';
import { blueOnBlocks, numbersOf } from '../../blocks-of-blue-circles.js';
import { blueAtTheEdge } from '../../blue-at-the-edge.js';
import { pointersOfNodes } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A blue circle that is in no water; at the edge of the board `water/open-water` judges. */
export const blueWithoutWater: Rule<StreetBoard> = {
  id: 'water/blue-without-water',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['wm'],
  summary: 'Every blue circle lies in a block of water.',
  why: 'A boat goes from blue circle to blue circle of one block of water, so from there it goes nowhere.',
  mend: 'Declare the block that the circle lies in as water, or correct the circle’s colour.',
  waive: 'Where a blue circle is really printed away from all water.',
  answers: ['WAT-002', 'DEF-12', 'DEF-15'],
  check: ({ board }) => {
    const { ofBlock, ofCircle } = blueOnBlocks(board);
    const edge = blueAtTheEdge(board);
    const dry = new Map<number, string[]>();
    for (const [circle, blocks] of ofCircle) {
      // On houses, or open to the edge of the board, it is another rule's business.
      if (blocks.some((block) => board.blocks[block]!.kind !== 'none') || edge.has(circle)) continue;
      const best = blocks.toSorted((a, b) => ofBlock[b]!.length - ofBlock[a]!.length)[0] ?? -1;
      const others = dry.get(best);
      if (others) others.push(circle);
      else dry.set(best, [circle]);
    }
    return [...dry].flatMap(([block, circles]) =>
      block === -1
        ? circles.map((circle) => lonelyIssue(board, circle))
        : [issueOfBlock(board, block, circles)],
    );
  },
};

function issueOfBlock(board: StreetBoard, block: number, circles: readonly string[]): Issue {
  const { id, kind } = board.blocks[block]!;
  const [lies, circle, is] = circles.length === 1 ? ['lies', 'circle', 'is'] : ['lie', 'circles', 'are'];
  return {
    entities: [id],
    pointer: `/blocks/${block}/kind`,
    what: `The blue ${circle} ${numbersOf(circles)} ${lies} in block ${id}, which is not declared as water, and in no other water.`,
    mend: `Declare ${id} as water, or look whether ${numbersOf(circles)} ${is} blue in print.`,
    seen: kind,
    expected: 'water',
    fix: {
      kind: 'ask',
      action: 'setBlockKind',
      arguments: { block: id, kind: 'water', reason: `Water with blue ${numbersOf(circles)}.` },
      label: `Declare ${id} as water`,
    },
  };
}

const lonelyIssue = (board: StreetBoard, circle: string): Issue => ({
  entities: [circle],
  pointer: pointersOfNodes(board).get(circle as `c${number}`)!,
  what: `The blue circle ${circle.slice(1)} lies in no declared block.`,
  mend: 'Declare the area it lies in as water.',
});
