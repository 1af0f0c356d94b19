/** The boards that are shipped have no fault: what a person accepts is waived with its reason, and nothing else is left. */
import { describe, expect, test } from 'vitest';
import { validateText } from '../validator/index.js';
import { shippedBoardText } from './boards/shipped-boards.js';
import { shippedBoardFolders } from './boards/shipped-board-folders.js';

test('there are the four official boards and teaching boards', () => {
  expect(shippedBoardFolders()).toEqual(
    expect.arrayContaining([
      'mr-jack-2006',
      'mr-jack-2016',
      'whitechapel',
      'whitehall',
      'teaching/two-routes',
    ]),
  );
});

describe.each(shippedBoardFolders())('%s', (folder) => {
  const report = validateText(shippedBoardText(folder), { deep: true });

  test('gives no error and no warning', () => {
    const grave = report.findings.filter(({ severity }) => severity !== 'info');
    expect(grave.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  });

  test('is judged whole', () => {
    expect(report.skipped).toEqual([]);
  });
});
