import { describe, expect, test } from 'vitest';
import { fixturesOf } from '../../testing/rule-fixtures.js';
import { streetBoard, textOfBoard } from '../../testing/official-board.js';
import { formatBoard } from '../../model/index.js';
import { countFindings } from '../report.js';
import { RULES } from '../rules/index.js';
import { validateBoard } from '../validate-board.js';
import { ACTIONS } from './actions.js';
import { fixText } from './fix-text.js';

const safe = RULES.flatMap((rule) =>
  fixturesOf(rule.id)
    .filter(({ fails }) => fails)
    .filter((fixture) =>
      validateBoard(fixture.text, fixture).findings.some(({ fix }) => fix?.kind === 'safe'),
    )
    .map((fixture) => [rule.id, fixture.name, fixture] as const),
);

test('there are fixtures to mend', () => {
  expect(safe.length).toBeGreaterThan(8);
});

describe.each(safe)('%s, %s', (rule, _, fixture) => {
  const options = { ...(fixture.since && { since: fixture.since }) };
  const before = validateBoard(fixture.text, options);
  const fixed = fixText(fixture.text, options);
  const after = validateBoard(fixed.text, options);

  test('every safe fix is an action we know', () => {
    for (const { fix } of before.findings)
      if (fix?.kind === 'safe') expect(Object.keys(ACTIONS)).toContain(fix.action);
  });
  test('the safe findings are gone, and nothing became worse', () => {
    const left = after.findings.filter((finding) => finding.rule === rule && finding.fix?.kind === 'safe');
    expect(left).toEqual([]);
    expect(fixed.applied.length).toBeGreaterThan(0);
    // A mended layer lets those above it speak for the first time; that is not worse.
    const judged = new Set<string>(before.ran.map((each) => each.rule));
    const comparable = { ...after, findings: after.findings.filter((finding) => judged.has(finding.rule)) };
    const [was, is] = [countFindings([before]), countFindings([comparable])];
    expect(is.errors <= was.errors && is.warnings <= was.warnings).toBe(true);
  });
  test('mending twice is mending once', () => {
    expect(fixText(fixed.text, options)).toEqual({ text: fixed.text, applied: [] });
  });
});

test('a byte order mark goes, and the finding says so', () => {
  const text = textOfBoard('whitehall');
  const { findings } = validateBoard(`\ufeff${text}`);
  expect(findings.map(({ rule, fix }) => [rule, fix?.kind])).toEqual([['file/bom', 'safe']]);
  expect(Object.keys(ACTIONS)).toContain(findings[0]!.fix!.action);
  const fixed = fixText(`\ufeff${text}`);
  expect(fixed.text).toBe(text);
  expect(fixed.applied).toEqual([{ finding: findings[0]!.id, label: findings[0]!.fix!.label }]);
});

test('a board in order is left alone, to the byte', () => {
  for (const id of ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016']) {
    const text = textOfBoard(id);
    expect(fixText(text)).toEqual({ text, applied: [] });
  }
});

test('what is no board is left alone', () => {
  for (const text of ['', '{', '[]', 'hello', '{"game": "lfw"}'])
    expect(fixText(text)).toEqual({ text, applied: [] });
});

test('several faults at once are all mended', () => {
  const board = streetBoard('whitechapel');
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
  expect(countFindings([validateBoard(text)])).toMatchObject({ errors: 0, warnings: 0 });
});
