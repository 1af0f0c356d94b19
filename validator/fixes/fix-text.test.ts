import { describe, expect, test } from 'vitest';
import { readFixtures } from '../../testing/validator/rule-fixtures.js';
import { shippedStreetBoard, shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { formatBoard, isSafeFix } from '../../model/index.js';
import { countFindings } from '../definitions/report.js';
import type { Finding } from '../definitions/finding.js';
import { RULES } from '../rules/index.js';
import { validateText } from '../run/validate.js';
import { fixText } from './fix-text.js';

const hasSafeFix = ({ fixes }: Finding): boolean => fixes.some(({ kind }) => kind === 'safe');

const safe = RULES.flatMap((rule) =>
  readFixtures(rule.id)
    .filter(({ fails }) => fails)
    .filter((fixture) => validateText(fixture.text, fixture).findings.some(hasSafeFix))
    .map((fixture) => [rule.id, fixture.name, fixture] as const),
);

test('there are fixtures with fixes', () => {
  expect(safe.length).toBeGreaterThan(8);
});

describe.each(safe)('%s, %s', (rule, _, fixture) => {
  const options = { ...(fixture.since && { since: fixture.since }) };
  const before = validateText(fixture.text, options);
  const fixed = fixText(fixture.text, options);
  const after = validateText(fixed.text, options);

  test('every safe fix is an action we know', () => {
    for (const fix of before.findings.flatMap(({ fixes }) => fixes))
      if (fix.kind === 'safe') expect(isSafeFix(fix), fix.action).toBe(true);
  });
  test('the safe findings are gone, and nothing became worse', () => {
    const left = after.findings.filter((finding) => finding.rule === rule && hasSafeFix(finding));
    expect(left).toEqual([]);
    expect(fixed.applied.length).toBeGreaterThan(0);
    // Fixing a layer lets the layers above it run for the first time; their findings do not count as worse.
    const judged = new Set<string>(before.ran.map((each) => each.rule));
    const comparable = { ...after, findings: after.findings.filter((finding) => judged.has(finding.rule)) };
    const [was, is] = [countFindings([before]), countFindings([comparable])];
    expect(is.errors <= was.errors && is.warnings <= was.warnings).toBe(true);
  });
  test('fixing is idempotent', () => {
    expect(fixText(fixed.text, options)).toEqual({ text: fixed.text, applied: [] });
  });
});

test('a byte order mark is removed, and the finding reports it', () => {
  const text = shippedBoardText('whitehall');
  const { findings } = validateText(`\ufeff${text}`);
  expect(findings.map(({ rule, fixes }) => [rule, fixes[0]?.kind])).toEqual([['file/bom', 'safe']]);
  expect(isSafeFix(findings[0]!.fixes[0]!)).toBe(true);
  const fixed = fixText(`\ufeff${text}`);
  expect(fixed.text).toBe(text);
  expect(fixed.applied).toEqual([{ finding: findings[0]!.id, label: findings[0]!.fixes[0]!.label }]);
});

test('a board in order is left alone, to the byte', () => {
  for (const id of ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016']) {
    const text = shippedBoardText(id);
    expect(fixText(text)).toEqual({ text, applied: [] });
  }
});

test('what is no board is left alone', () => {
  for (const text of ['', '{', '[]', 'hello', '{"game": "lfw"}'])
    expect(fixText(text)).toEqual({ text, applied: [] });
});

test('several faults are fixed at once', () => {
  const board = shippedStreetBoard('whitechapel');
  const broken = {
    ...board,
    streets: [...board.streets, board.streets[5]!, board.streets[5]!, board.streets[9]!],
    // An inner block left out, another walked the wrong way round.
    blocks: board.blocks
      .filter(({ id }) => id !== 'b57')
      .map((block) => (block.id === 'b60' ? { ...block, walk: block.walk.toReversed() } : block)),
    tracks: { ...board.tracks!, move: board.tracks!.move.toReversed() },
  };
  const { text, applied } = fixText(formatBoard(broken));
  expect(applied.length).toBeGreaterThan(4);
  expect(countFindings([validateText(text)])).toMatchObject({ errors: 0, warnings: 0 });
});
