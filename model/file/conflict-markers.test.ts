import { describe, expect, test } from 'vitest';
import { shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { findMergeConflict } from './conflict-markers.js';
import { parseBoard } from './parse-board.js';
import { readJson } from './read-json.js';

const TEXT = shippedBoardText('teaching/two-routes');
const CIRCLE = '    {"number": 1, "at": [1000, 3000], "colour": "white"},\n';
const OURS = CIRCLE.replace('white', 'red');

/** The board with a conflict about circle 1. */
const conflicted = (head = 'HEAD', other = 'feature/red circles'): string =>
  TEXT.replace(CIRCLE, `<<<<<<< ${head}\n${OURS}=======\n${CIRCLE}>>>>>>> ${other}\n`);

describe('conflict markers', () => {
  test('are one error at the first marker, with the branches, the lines and what to do', () => {
    for (const end of ['\n', '\r\n']) {
      const result = parseBoard(conflicted().replaceAll('\n', end));
      expect(!result.ok && result.errors).toEqual([
        {
          code: 'json/conflict-markers',
          message:
            'The file has unresolved merge conflicts between "HEAD" and "feature/red circles": lines 12 to 16. Keep one side of each conflict and delete the lines with markers; "git checkout --conflict=diff3 FILE" shows the common ancestor as well.',
          line: 12,
          column: 1,
          pointer: '',
          words: 'the board',
        },
      ]);
    }
  });

  test('of the style diff3 name the two branches, not their ancestor', () => {
    const diff3 = conflicted().replace('=======\n', `||||||| 1a2b3c4\n${CIRCLE}=======\n`);
    expect(findMergeConflict(diff3)?.message).toContain(
      'between "HEAD" and "feature/red circles": lines 12 to 18.',
    );
  });

  test('of several conflicts are listed, and counted after five', () => {
    const one = '<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n';
    expect(findMergeConflict(one.repeat(2))?.message).toContain(
      'between "a" and "b": lines 1 to 5, 6 to 10.',
    );
    expect(findMergeConflict(one.repeat(9))?.message).toMatch(/lines 1 to 5, .*, 21 to 25 and 4 more\./);
  });

  test.each([
    ['only the end of a conflict', `${CIRCLE}>>>>>>> feature\n`, 'conflicts with "feature": line 2.'],
    ['a name with a line separator', '<<<<<<< a\u2028b\n1', 'conflicts with "a'],
    ['markers without names', '<<<<<<<\n1\n=======\n2\n>>>>>>>', 'conflicts: lines 1 to 5.'],
  ])('%s', (_, text, part) => {
    expect(findMergeConflict(text)?.message).toContain(part);
  });

  test.each([
    ['a heading with an underline', 'Boards\n=======\n'],
    ['arrows inside a line', '{"a": "<<<<<<< HEAD"}\n'],
    ['a text with another line separator', '{"a": "\u2028<<<<<<< HEAD",\n'],
    ['lines that end with a carriage return only', '{\r<<<<<<< HEAD\r'],
    ['longer rows', '<<<<<<<<<< HEAD\n>>>>>>>>>>\n'],
    ['', ''],
  ])('are not seen in %s', (_, text) => {
    expect(findMergeConflict(text)).toBeUndefined();
  });

  test('with hostile names stay one short line', () => {
    const message = findMergeConflict(
      conflicted('\u202e\u0000'.repeat(5000), '"\u2028'.repeat(5000)),
    )!.message;
    expect(message.length).toBeLessThan(1000);
    expect(message).not.toMatch(/[\u0000-\u001f\u2028\u202e]/); // eslint-disable-line no-control-regex
  });

  test('are found by every reader of JSON', () => {
    const result = readJson(conflicted());
    expect(!result.ok && result.faults.map(({ code, offset }) => [code, offset])).toEqual([
      ['json/conflict-markers', TEXT.indexOf(CIRCLE)],
    ]);
  });
});
