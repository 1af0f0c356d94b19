import { expect, test } from 'vitest';
import { boardFromStreets } from '../../../testing/boards/small-street-boards.js';
import { alignSources } from './alignment.js';
import { indexSources } from './indexed-source.js';

test('a match along a chain updates only the candidates around it', () => {
  const length = 200;
  const nodes = ['c1', 'c2', ...Array.from({ length }, (_, i) => `x${i + 1}`)];
  const chain = ['c1', ...nodes.slice(2)];
  // The side street tells one end of the chain from the other.
  const streets = [...chain.slice(1).map((id, i) => `${chain[i]!}-${id}`), 'c2-x1'];
  const board = boardFromStreets(nodes, streets);
  const [one, other] = indexSources([board, board]);
  let asked = 0;
  const counted = {
    ...other!,
    isSeen: (node: number): boolean => {
      asked++;
      return other!.isSeen(node);
    },
  };
  const { nodeOf } = alignSources([one!, counted]);
  expect(nodeOf[1]).toEqual(nodeOf[0]);
  expect(asked).toBeLessThan(20 * length);
});
