import { expect, test } from 'vitest';
import { shippedBoardText } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { validateText } from '../../index.js';
import { notCanonical } from './not-canonical.js';

testRule(notCanonical, {
  'two-lines-swapped': ['(file)'],
});

const TEXT = shippedBoardText('whitehall');
const LINES = TEXT.split('\n').length;
const changedLine = (line: number, change: (text: string) => string): string =>
  TEXT.split('\n')
    .map((each, i) => (i + 1 === line ? change(each) : each))
    .join('\n');

test.each([
  ['a blank in the midst', changedLine(40, (each) => ` ${each}`), 40, /first line that differs is 40\.$/],
  ['no line feed at the end', TEXT.trimEnd(), LINES - 1, /first line that differs is \d+\.$/],
  ['blank lines at the end', `${TEXT}\n\n`, LINES + 1, /first line that differs is \d+\.$/],
  ['all lines ended by CR LF', TEXT.replaceAll('\n', '\r\n'), 1, /line endings, which are CR LF/],
  ['one line ended by CR LF', changedLine(7, (each) => `${each}\r`), 7, /line endings, which are CR LF/],
  [
    'CR LF and a blank',
    changedLine(40, (each) => ` ${each}`).replaceAll('\n', '\r\n'),
    40,
    /first line that differs is 40\.$/,
  ],
])('%s: the finding stands where the file differs', (_, text, line, what) => {
  const { findings } = validateText(text);
  expect(findings).toMatchObject([
    { rule: notCanonical.id, line, column: 1, what: expect.stringMatching(what) as string },
  ]);
});
