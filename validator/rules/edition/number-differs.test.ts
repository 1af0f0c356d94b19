import { expect, test } from 'vitest';
import type { NodeId } from '../../../model/index.js';
import { misnameNodeReferences } from '../../../faults/edit-nodes.js';
import { swapFieldValues } from '../../../faults/fault-class.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { validateBoard } from '../../run/validate.js';
import { numberDiffers } from './number-differs.js';

testRule(numberDiffers, { 'two-numbers-exchanged': ['(c11 c4)'] });

testSeverities(numberDiffers, 'two-numbers-exchanged', { draft: 'info' });

test('two exchanged numbers are the only difference from the print', () => {
  const board = shippedStreetBoard('whitechapel');
  const [a, b] = [board.circles[89]!, board.circles[90]!];
  const names = new Map<NodeId, NodeId>([['c90', 'c91'], ['c91', 'c90']]); // prettier-ignore
  const faulty = misnameNodeReferences(
    { ...board, circles: swapFieldValues(board.circles, a, b, 'number') },
    names,
  );
  const found = validateBoard(faulty).findings.filter(({ rule }) => rule.startsWith('edition/'));
  expect(found).toMatchObject([
    {
      id: 'edition/number-differs(c90 c91)',
      severity: 'error',
      what: 'Compared with the 2012 edition, circle 90 stands where 91 is printed and 91 stands where 90 is printed.',
      fixes: [{ action: 'swapNumbers', arguments: { a: 90, b: 91 } }],
    },
  ]);
});
