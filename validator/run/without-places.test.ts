import { describe, expect, test } from 'vitest';
import { isStreetBoard, parseBoard, type StreetBoard } from '../../model/index.js';
import { removePlaces } from '../../testing/boards/remove-places.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { readFixtures } from '../../testing/validator/rule-fixtures.js';
import { explainSkippedLayers } from '../reports/phrases.js';
import { RULES } from '../rules/index.js';
import { validateBoard } from './validate.js';

const whitechapel = removePlaces(shippedStreetBoard('whitechapel'));
const whitehall = removePlaces(shippedStreetBoard('whitehall'));

const fixtures: readonly StreetBoard[] = RULES.flatMap(({ id }) => readFixtures(id)).flatMap(({ text }) => {
  const parsed = parseBoard(text);
  return parsed.ok && isStreetBoard(parsed.board) ? [removePlaces(parsed.board)] : [];
});

describe('a board without places', () => {
  test('is judged by every rule without reading a place', () => {
    for (const board of [...fixtures, whitechapel, whitehall])
      for (const profile of ['draft', 'official'] as const) {
        const { findings } = validateBoard(board, { profile, deep: true });
        for (const { at, fixes } of findings) {
          expect(at).toBeUndefined();
          expect(JSON.stringify(fixes)).not.toContain('"at"');
        }
      }
  });

  test.each([whitechapel, whitehall])('$id has no findings, and what was not judged is listed', (board) => {
    const { findings, skipped, ran } = validateBoard(board, { deep: true });
    expect(findings.map(({ id }) => id)).toEqual([]);
    expect(skipped.map(({ because }) => because).filter((because) => because !== 'places')).toEqual([]);
    const rules = new Set(ran.map(({ rule }) => rule));
    const unjudged = RULES.filter(({ id, games }) => games.includes(board.game) && !rules.has(id));
    expect(unjudged.length).toBeGreaterThan(40);
    const listed = skipped.flatMap(({ layer, parts }) => (parts ?? ['*']).map((part) => `${layer}/${part}`));
    for (const { id } of unjudged)
      expect(listed).toContain(listed.includes(id) ? id : `${id.split('/')[0]!}/*`);
  });

  test('says in one sentence what was not judged', () => {
    const [sentence, ...more] = explainSkippedLayers(validateBoard(whitehall) as never);
    expect(more).toEqual([]);
    expect(sentence).toMatch(/^not judged, because the board has no places: .*geometry, street in part \(/);
  });

  test('is compared with the printed edition', () => {
    const find = (board: StreetBoard) =>
      validateBoard(board)
        .findings.filter(({ rule }) => rule.startsWith('edition/'))
        .map(({ id, what }) => `${id} ${what}`);
    const i = whitechapel.streets.findIndex(({ between }) => between[0] === 'c65');
    expect(find({ ...whitechapel, streets: whitechapel.streets.toSpliced(i, 1) })).toHaveLength(1);
    const [first, ...others] = whitechapel.circles;
    expect(find({ ...whitechapel, circles: [{ ...first!, colour: 'red' }, ...others] })).toEqual([
      expect.stringContaining('edition/colour-differs(c1)'),
    ]);
  });

  test('of two parts is reported', () => {
    const cut = new Set([
      'x1',
      ...whitehall.streets.flatMap(({ between }) => (between.includes('x1') ? between : [])),
    ]);
    const streets = whitehall.streets.filter(({ between }) => !between.some((id) => id === 'x1'));
    expect(cut.size).toBeGreaterThan(2);
    const rules = validateBoard({ ...whitehall, streets }).findings.map(({ rule }) => rule);
    expect(rules).toContain('street/no-line');
  });
});
