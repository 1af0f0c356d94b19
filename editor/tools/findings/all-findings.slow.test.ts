/** Describes every finding on broken boards; it takes longer than 10 seconds. */
import { expect, test } from 'vitest';
import { FAULT_CLASSES } from '../../../faults/all-fault-classes.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { readFixtures } from '../../../testing/validator/rule-fixtures.js';
import { seededRandom } from '../../../testing/seeded-random.js';
import { isStreetBoard, parseBoard, type Board } from '../../../model/index.js';
import { RULES } from '../../../validator/rules/index.js';
import { releaseOf, validateBoard, type ValidationResult } from '../../../validator/index.js';
import { filterExistingNames } from '../../document/index.js';
import { describeFindings } from './describe-findings.js';
import { describeEntity } from '../entities/describe-entity.js';

/** Every finding on the validator's fixtures, and on official boards with a fault of each class. */
function* planted(): Generator<readonly [Board, ValidationResult]> {
  for (const { id } of RULES)
    for (const { text, since } of readFixtures(id)) {
      const read = parseBoard(text);
      if (read.ok)
        yield [
          read.board,
          validateBoard(read.board, { deep: true, ...(since && { release: releaseOf(since) }) }),
        ];
    }
  for (const { boards, make, since } of FAULT_CLASSES)
    for (const name of boards) {
      const [random, clean] = [seededRandom(1), shippedBoard(name)];
      const [board] = Array.from({ length: 20 }, () => make(random, clean)).find((each) => each) ?? [];
      if (typeof board === 'object')
        yield [board, validateBoard(board, since ? { release: releaseOf(clean) } : {})];
    }
}

/** An id, unless it stands behind its meaning in brackets or in somebody's own words. */
const BARE =
  /"[^"]*"|(?<![\w/(–-])([bx]\d+(?:[–-]\w+(?:~\d+)?)?|[ct]\d+[–-]\w+(?:~\d+)?|h-?\d+,-?\d+)(?![\w/–-])/g;
const DOUBLED =
  /\b([a-z]+) \1\b|\b(crossing|block|water|junction|circle|hex)(e?s)?( the)? (crossing|block|water|junction|circle|hex)\b/i;

test('all findings on broken boards are sentences without bare ids', () => {
  let count = 0;
  for (const [board, judgement] of planted()) {
    const shown = describeFindings(board, judgement);
    for (const [i, each] of [...shown.findings, ...shown.waived.map((one) => one.finding)].entries()) {
      const before = [...judgement.findings, ...judgement.waived.map((one) => one.finding)][i]!;
      const { what: _what, remedy: _remedy, message: _message, fixes, ...rest } = before;
      expect(each).toMatchObject(rest);
      expect(each.fixes.map((fix) => ({ ...fix, label: '' }))).toEqual(
        fixes.map((fix) => ({ ...fix, label: '' })),
      );
      for (const sentence of [each.what, each.remedy, ...each.fixes.map(({ label }) => label)]) {
        if (!each.pointer.startsWith('/grid')) expect(bareIn(board, sentence), sentence).toEqual([]);
        expect(sentence, sentence).toMatch(/^[A-Z]/);
        expect(sentence).not.toMatch(DOUBLED);
      }
      count++;
    }
  }
  expect(count).toBeGreaterThan(1000);
});

/** Ids of things that players have other words for. */
const bareIn = (board: Board, sentence: string): readonly string[] =>
  [...sentence.matchAll(BARE)]
    .flatMap(([, id]) => (id === undefined ? [] : [id.replace('–', '-')]))
    .filter((id) => {
      const keys = isStreetBoard(board) ? [id, `street:${id}`, `waterline:${id}`] : [id];
      return filterExistingNames(board, keys).some((key) => !describeEntity(board, key).endsWith(` ${id}`));
    });
