import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { borderDiffers } from './border-differs.js';

testRule(borderDiffers, { 'yellow-border-left-out': ['(x39)'] });

testSeverities(borderDiffers, 'yellow-border-left-out', { draft: 'info', custom: 'info', official: 'error' });

test('Goulston Street at another crossing is four differences: two borders and two names', () => {
  const board = shippedStreetBoard('whitechapel');
  const crossings = board.crossings.map(({ border, name, ...rest }) =>
    rest.id === 'x57'
      ? { ...rest, border: 'red' as const, name: 'Goulston Street' }
      : { ...rest, ...(border && border !== 'red' && { border }), ...(name && border !== 'red' && { name }) },
  );
  const issues = checkRule(borderDiffers, { board: { ...board, crossings }, profile: 'official' });
  expect(issues.map(({ entities, what }) => `${entities.join()}: ${what}`)).toEqual([
    'x57: The crossing by 43 (Goulston Street) has a red border; in the 2012 edition it has no border.',
    'x57,name: The crossing by 43 (Goulston Street) is named "Goulston Street"; in the 2012 edition it is not.',
    'x102: The crossing by 78 79 80 97 has no border; in the 2012 edition it has a red border.',
    'x102,name: The crossing by 78 79 80 97 is not named; in the 2012 edition it is named "Goulston Street".',
  ]);
});
