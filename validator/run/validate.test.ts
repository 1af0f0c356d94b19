import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFixtures, validateFixture, type Fixture } from '../../testing/validator/rule-fixtures.js';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import { shippedBoardFolders } from '../../testing/boards/shipped-board-folders.js';
import {
  formatBoard,
  mergeExtra,
  parseBoard,
  type Board,
  type StreetBoard,
  type Waiver,
} from '../../model/index.js';
import { valueAtPointer } from '../../model/file/json-pointer.js';
import { requiredLayers, LAYER_DEPENDENCIES } from '../definitions/layer-dependencies.js';
import type { Report } from '../definitions/report.js';
import {
  causesAmong,
  layerOfRule,
  LAYERS,
  PROFILES,
  SEVERITIES,
  type Finding,
  type Layer,
  type Profile,
  type RuleId,
} from '../index.js';
import { RULES } from '../rules/index.js';
import { releaseOf } from './release-of.js';
import { validateBoard, validateText } from './validate.js';
import { waiverTargetOfFinding } from './waivers.js';

const every = RULES.flatMap(({ id }) =>
  readFixtures(id).map((fixture) => [`${id} ${fixture.name}`, id, fixture] as const),
);
const failing = every.filter(([, , { fails }]) => fails);
const deepRules = new Set<RuleId>(RULES.filter(({ deep }) => deep).map(({ id }) => id));

const reports = new Map<Fixture, Report>();
/** The report on a fixture of a rule, made once. */
function reportOf(id: RuleId, each: Fixture): Report {
  let report = reports.get(each);
  if (report === undefined) reports.set(each, (report = validateFixture(each, { deep: deepRules.has(id) })));
  return report;
}
const boardOf = (text: string): Board => {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  return parsed.board;
};
const fixture = (rule: RuleId, name: string): Fixture =>
  readFixtures(rule).find((each) => each.name === name)!;
const withWaivers = ({ text }: Fixture, waivers: readonly Waiver[]): string =>
  formatBoard({ ...boardOf(text), waivers: [...boardOf(text).waivers, ...waivers] });
const waiving = (finding: Pick<Finding, 'rule' | 'entities'>): Waiver => ({
  rule: finding.rule,
  target: waiverTargetOfFinding(finding),
  reason: 'It is meant so.',
});
const textAt = (text: string, line: number, column: number): string =>
  (text.split('\n')[line - 1] ?? '').slice(column - 1);
const ofRule = ({ findings }: Pick<Report, 'findings'>, rule: RuleId): Finding[] =>
  findings.filter((finding) => finding.rule === rule);

describe('layers', () => {
  // A street to nowhere, and which layers it stops.
  const report = validateFixture(
    fixture('reference/unknown-node', 'crossing-missing-at-the-end-of-a-street'),
  );

  test.each([
    ['number', 'reference'],
    ['geometry', 'reference'],
    ['street', 'reference'],
    ['topology', 'reference'],
    ['sector', 'reference'],
    ['setup', 'reference'],
    ['witness', 'reference'],
    ['edition', 'reference'],
    // They need a layer that was itself skipped, and name the layer that failed.
    ['block', 'reference'],
    ['water', 'reference'],
  ] as const)('%s is skipped because of %s', (layer, because) => {
    expect(report.skipped).toContainEqual({ layer, because });
  });

  test('what does not need the failed layer is judged', () => {
    const ran = new Set(report.ran.map(({ rule }) => layerOfRule(rule)));
    expect([...ran]).toEqual(['file', 'schema', 'reference', 'colour', 'provenance']);
  });

  test.each(every)(
    'on %s each rule of the game has run, or its layer is listed as skipped',
    (_, id, each) => {
      const { ran, skipped } = reportOf(id, each);
      const { game } = boardOf(each.text);
      const layers = new Set(skipped.filter(({ parts }) => !parts).map(({ layer }) => layer));
      const wanted = RULES.filter((rule) => rule.games.includes(game) && (deepRules.has(id) || !rule.deep));
      // What comes last looks at what the others found, and runs whatever was skipped.
      const judged = wanted.filter((rule) => rule.runsLast === true || !layers.has(layerOfRule(rule.id)));
      expect(ran.map(({ rule }) => rule).sort()).toEqual(judged.map((rule) => rule.id).sort());
      for (const { layer, because, parts } of skipped) {
        if (!parts) expect([...requiredLayers([layer])]).toContain(because);
        expect(skipped.map((each) => (each.parts ? undefined : each.layer))).not.toContain(because);
      }
    },
  );

  test('counts and facts that mean nothing are left out by name, the others are judged', () => {
    // A street drawn right across the board meets many others without a node.
    const board = boardOf(shippedBoardText('whitechapel')) as StreetBoard;
    const broken = { ...board, streets: [...board.streets, { between: ['c1', 'c195'] as const }] };
    const { findings, skipped } = validateBoard(broken);
    expect(findings.map(({ id }) => id).filter((id) => id.startsWith('witness/'))).toEqual([
      'witness/expected-count(streets)',
    ]);
    const [witness] = skipped.filter(({ layer }) => layer === 'witness');
    expect(witness).toMatchObject({ layer: 'witness', because: 'street' });
    expect(witness!.parts).toEqual(expect.arrayContaining(['innerFaces', 'jackPairs', 'LFW-X02']));
    expect(witness!.parts).not.toContain('circles');
    expect(validateBoard(broken, { rules: ['witness/expected-count'] }).findings).toHaveLength(1);
  });

  test('an error stops, a warning does not', () => {
    const firstOf = (rule: RuleId): Report => validateFixture(readFixtures(rule).find(({ fails }) => fails)!);
    const grave = firstOf('geometry/same-place');
    expect(grave.findings.map(({ severity }) => severity)).toContain('error');
    expect(grave.skipped.map(({ layer }) => layer)).toContain('block');
    const mild = firstOf('geometry/overlapping-circles');
    expect(mild.findings.map(({ severity }) => severity)).toContain('warning');
    expect(mild.skipped).toEqual([]);
  });
});

describe('waivers', () => {
  const line = fixture('sector/on-a-line', 'circle-on-a-line');
  const [finding] = ofRule(validateFixture(line), 'sector/on-a-line');

  test('accept their finding, which is listed with the reason and its position', () => {
    const report = validateText(withWaivers(line, [waiving(finding!)]));
    expect(ofRule(report, 'sector/on-a-line')).toEqual([]);
    expect(ofRule(report, 'provenance/stale-waiver')).toEqual([]);
    expect(report.waived).toEqual([{ finding, reason: 'It is meant so.' }]);
  });

  test.each([
    ['another target', { target: 'c4' }],
    ['more than the target', { target: 'c3 c4' }],
    ['another rule', { rule: 'sector/decided-far-off' }],
    ['no rule at all', { rule: 'sector/on-the-line' }],
  ])('accept nothing for %s, and are stale', (_, change) => {
    const report = validateText(withWaivers(line, [{ ...waiving(finding!), ...change }]));
    expect(ofRule(report, 'sector/on-a-line').map(({ id }) => id)).toEqual([finding!.id]);
    expect(ofRule(report, 'provenance/stale-waiver')).toHaveLength(1);
    expect(report.waived).toEqual([]);
  });

  test('name several entities in any order', () => {
    const [, , close] = failing.find(([, id]) => id === 'topology/twin-crossings')!;
    const [both] = ofRule(validateFixture(close), 'topology/twin-crossings');
    const [one, other] = waiverTargetOfFinding(both!).split(' ');
    for (const target of [`${other}  ${one}`, `${one} ${other} ${one}`]) {
      const report = validateText(withWaivers(close, [{ ...waiving(both!), target }]));
      expect(report.waived.map(({ finding: { id } }) => id)).toContain(both!.id);
      expect(ofRule(report, 'provenance/stale-waiver')).toEqual([]);
    }
  });

  test('of references are never heeded', () => {
    const twice = fixture('reference/duplicate-id', 'circle-number-twice');
    const [doubled] = ofRule(validateFixture(twice), 'reference/duplicate-id');
    const report = validateText(withWaivers(twice, [waiving(doubled!)]));
    expect(ofRule(report, 'reference/duplicate-id')).toHaveLength(1);
    expect(ofRule(report, 'provenance/stale-waiver')[0]?.what).toContain('cannot be waived');
    expect(report.waived).toEqual([]);
    expect(report.skipped).not.toEqual([]);
  });

  test('of rules that cannot be waived have no effect, and the layers they stop stay stopped', () => {
    const crossed = fixture('street/crosses-without-node', 'two-diagonals');
    const before = validateFixture(crossed);
    const after = validateText(
      withWaivers(crossed, ofRule(before, 'street/crosses-without-node').map(waiving)),
    );
    expect(after.waived).toEqual([]);
    expect(after.skipped).toEqual(before.skipped);
    expect(ofRule(after, 'provenance/stale-waiver').map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/^Findings of street\/crosses-without-node cannot be waived, so /),
    );
  });

  test('of what may not be waived in print are heeded on other boards only', () => {
    const traced = fixture('provenance/not-traced', 'without-a-tracer');
    const waivers = [waiving({ rule: 'provenance/not-traced', entities: ['traced'] })];
    const reportAs = (profile: Profile): Report => validateText(withWaivers(traced, waivers), { profile });
    expect(reportAs('custom').waived).toHaveLength(1);
    expect(ofRule(reportAs('custom'), 'provenance/stale-waiver')).toEqual([]);
    expect(reportAs('official').waived).toEqual([]);
    expect(ofRule(reportAs('official'), 'provenance/not-traced')).toHaveLength(1);
    expect(ofRule(reportAs('official'), 'provenance/stale-waiver')[0]?.what).toContain('on a printed board');
  });

  test('of stale waivers are stale themselves', () => {
    const stale = fixture('provenance/stale-waiver', 'waiver-of-nothing');
    const [first] = ofRule(validateFixture(stale), 'provenance/stale-waiver');
    const report = validateText(withWaivers(stale, [waiving(first!)]));
    const reported = ofRule(report, 'provenance/stale-waiver').map(({ what }) => what);
    expect(reported).toHaveLength(2);
    expect(reported).toContain(first!.what);
    expect(reported.join(' ')).toContain('Findings of provenance/stale-waiver cannot be waived');
  });

  test('of an unknown rule suggest the nearest, and of another target list the targets found', () => {
    const reported = (change: Partial<Waiver>): string | undefined =>
      ofRule(
        validateText(withWaivers(line, [{ ...waiving(finding!), ...change }])),
        'provenance/stale-waiver',
      )[0]?.message;
    expect(reported({ rule: 'sector/on-a-lien' })).toMatch(
      /no rule sector\/on-a-lien.*Write sector\/on-a-line /,
    );
    expect(reported({ rule: 'on-a-line' })).toMatch(/Write sector\/on-a-line /);
    expect(reported({ target: 'c4' })).toContain('its findings have the target "c3".');
  });

  const stopping = failing.filter(
    ([, id, each]) =>
      Object.values(LAYER_DEPENDENCIES).some((needs) => needs.includes(layerOfRule(id))) &&
      RULES.find((rule) => rule.id === id)!.waivable === undefined &&
      ofRule(reportOf(id, each), id).some(({ severity }) => severity === 'error'),
  );
  test('there are faults that stop other layers and may be waived', () => {
    expect(new Set(stopping.map(([, id]) => id)).size).toBeGreaterThan(3);
  });
  test.each(stopping)('of an error let the layers above be judged: %s', (_, id, each) => {
    const before = validateFixture(each, { deep: true });
    const stopped = before.skipped.filter(({ because }) => because === layerOfRule(id));
    expect(stopped).not.toEqual([]);
    const after = validateText(withWaivers(each, ofRule(before, id).map(waiving)), { deep: true });
    expect(ofRule(after, id)).toEqual([]);
    expect(after.skipped.filter(({ because }) => because === layerOfRule(id))).toEqual([]);
  });

  test('are not called stale where their rule did not run', () => {
    const stale = fixture('provenance/stale-waiver', 'fault-fixed-and-still-waived');
    expect(ofRule(validateFixture(stale), 'provenance/stale-waiver')).toHaveLength(1);
    const others = { rules: ['provenance/stale-waiver', 'street/parallel-lines'] };
    expect(validateFixture(stale, others).findings).toEqual([]);
    const board = boardOf(stale.text) as StreetBoard;
    const broken = formatBoard({ ...board, streets: [...board.streets, { between: ['c1', 'x99'] }] });
    expect(ofRule(validateText(broken), 'provenance/stale-waiver')).toEqual([]);
  });
});

describe('options', () => {
  const red = fixture('colour/too-few-red', 'seven-red-circles');

  test.each([
    ['draft', 'info'],
    ['custom', 'info'],
    ['official', 'error'],
  ] as const)('the profile %s judges fewer red circles as %s', (profile, severity) => {
    const report = validateFixture(red, { profile });
    expect(report.profile).toBe(profile);
    expect(ofRule(report, 'colour/too-few-red').map((each) => each.severity)).toEqual([severity]);
    const own = formatBoard({ ...boardOf(red.text), profile });
    expect(ofRule(validateText(own), 'colour/too-few-red').map((each) => each.severity)).toEqual([severity]);
  });

  test('rules: only these run, and no layer counts as skipped for the others', () => {
    const rules = ['colour/too-few-red', 'hex/hole', 'no/such-rule'];
    const report = validateFixture(red, { rules });
    expect(report.ran).toEqual([{ rule: 'colour/too-few-red' }]);
    expect(report.skipped).toEqual([]);
    const broken = fixture('reference/unknown-node', 'letter-to-a-missing-crossing');
    const both = validateFixture(broken, { rules: ['reference/unknown-node', 'setup/goulston-border'] });
    expect(both.skipped).toEqual([{ layer: 'setup', because: 'reference' }]);
  });

  test('rules: a layer they need is checked too, but not reported', () => {
    const broken = fixture('reference/unknown-node', 'letter-to-a-missing-crossing');
    const report = validateFixture(broken, { rules: ['setup/goulston-border'] });
    expect(report).toMatchObject({ findings: [], waived: [], ran: [] });
    expect(report.skipped).toEqual([{ layer: 'setup', because: 'reference' }]);
    // Two layers below: a block is not asked for, but what stops it stops the water too.
    const grave = readFixtures('geometry/same-place').find(({ fails }) => fails)!;
    expect(validateFixture(grave, { rules: ['water/not-in-this-game'] }).skipped).toEqual([
      { layer: 'water', because: 'geometry' },
    ]);
    const mild = fixture('sector/on-a-line', 'circle-on-a-line');
    expect(validateFixture(mild, { rules: ['sector/on-a-line'] }).findings).toHaveLength(1);
  });

  test('rules: a waived error of a layer they need stops nothing', () => {
    const grave = fixture('street/through-a-node', 'over-a-circle');
    const rules = ['block/undeclared-area'];
    expect(validateFixture(grave, { rules }).skipped).toEqual([{ layer: 'block', because: 'street' }]);
    const errors = validateFixture(grave).findings.filter(({ severity }) => severity === 'error');
    const report = validateText(withWaivers(grave, errors.map(waiving)), { rules });
    expect(report).toMatchObject({ waived: [], skipped: [], ran: [{ rule: 'block/undeclared-area' }] });
  });

  test('rules: a deep rule that is named runs', () => {
    const rules = ['play/few-hideouts'];
    expect(RULES.find(({ id }) => id === rules[0])!.deep).toBe(true);
    expect(validateText(shippedBoardText('whitechapel'), { rules }).ran).toEqual([{ rule: rules[0] }]);
  });

  test('now: every rule has its milliseconds, and without a clock none has', () => {
    let time = 0;
    const { ran } = validateFixture(red, { now: () => (time += 5) });
    expect(ran.length).toBeGreaterThan(30);
    expect(new Set(ran.map(({ milliseconds }) => milliseconds))).toEqual(new Set([5]));
    expect(validateFixture(red).ran.some((each) => 'milliseconds' in each)).toBe(false);
  });

  test('deep rules run on demand only', () => {
    const deep = RULES.filter((rule) => rule.deep).map(({ id }) => id);
    const ranOn = (options: { deep?: boolean }) => validateFixture(red, options).ran.map(({ rule }) => rule);
    expect(deep.filter((id) => ranOn({}).includes(id))).toEqual([]);
    expect(deep.filter((id) => ranOn({ deep: true }).includes(id))).not.toEqual([]);
  });

  test('file: the report has the name that the caller gives', () => {
    expect(validateFixture(red, { file: 'boards/a/board.json' }).file).toBe('boards/a/board.json');
    expect(validateFixture(red).file).toBe('board.json');
    expect(validateFixture(red).board).toMatchObject({
      id: 'seven-red-circles',
      game: 'lfw',
      boardVersion: '1.0.0',
    });
  });
});

describe('a file that is no board', () => {
  const HALF = shippedBoardText('whitechapel').slice(0, 4000);

  test.each<[string, string, Layer, number]>([
    ['nothing', '', 'file', 1],
    ['half a board', HALF, 'file', HALF.split('\n').length],
    ['another object', '{\n  "game": "chess"\n}\n', 'schema', 2],
    ['a list', '[]', 'schema', 1],
  ])('%s has a report', (_, text, layer, line) => {
    const report = validateText(text, { file: 'broken.json' });
    expect(report.file).toBe('broken.json');
    expect(report).not.toHaveProperty('board');
    expect(report.findings.length).toBeGreaterThan(0);
    expect(report.findings[0]).toMatchObject({ severity: 'error', line });
    expect(report.findings[0]!.rule.startsWith(`${layer}/`)).toBe(true);
    expect(report.ran).toEqual([]);
    expect(new Set(report.skipped.map(({ because }) => because))).toEqual(new Set([layer]));
    const waiting = LAYERS.slice(LAYERS.indexOf(layer) + 1).filter(
      (each) => each !== 'play' && each !== 'house',
    );
    // Half a board says which game it is.
    expect(report.skipped.map((each) => each.layer)).toEqual(
      text === HALF ? waiting.filter((each) => each !== 'hex') : waiting,
    );
  });

  test('rules that were not requested are not listed as skipped', () => {
    const layersOf = (options: { deep?: boolean; rules?: string[] }): Layer[] =>
      validateText(HALF, options).skipped.map(({ layer }) => layer);
    expect(layersOf({ deep: true })).toContain('play');
    expect(layersOf({ rules: ['street/dead-end'] })).toEqual(['schema', 'street']);
  });

  test.each([
    ['', 'The file ends where a value is expected.', /comma, quote or bracket/],
    [`\ufeff{}`, 'The file begins with a byte order mark.', /^Save it as UTF-8/],
    ['{"game": "lwf"}', 'This must be one of "lfw", "wm", "mj"; found "lwf".', /^Did you mean "lfw"\? Write/],
    ['{"game": 5, "game": 6}', 'The property "game" stands here twice.', /^Keep one of them\.$/],
    // What looks like advice may be the words of the file.
    ['{"game": "x. Add me"}', 'This must be one of "lfw", "wm", "mj"; found "x. Add me".', /^Write/],
  ])('%s: what, why and remedy', (text, what, remedy) => {
    const [finding] = validateText(text).findings;
    expect(finding).toMatchObject({ what, remedy: expect.stringMatching(remedy) as string });
    expect(finding!.why).toMatch(/^[A-Z].*\.$/);
    expect(finding!.message).toBe(`${what} ${finding!.why} ${finding!.remedy}`);
  });

  test('any text gives a report and throws nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { findings, ran } = validateText(text);
        expect(findings.length).toBeGreaterThan(0);
        expect(ran).toEqual([]);
      }),
    );
  });
});

test('on any board valid in form there is a judgement, in full sentences, and nothing is thrown', () => {
  fc.assert(
    fc.property(arbitraryBoard, fc.constantFrom(...PROFILES), (board, profile) => {
      for (const { what, remedy } of validateBoard(board, { profile, deep: true }).findings) {
        expect(what).toMatch(/^[A-Z].*\.$/s);
        expect(remedy).toMatch(/^[A-Z].*\.$/s);
      }
    }),
    { numRuns: 200 },
  );
});

describe('coordinates', () => {
  test.each<[RuleId, string, string, number, number, string, readonly number[] | undefined, string]>([
    [
      'reference/unknown-node',
      'crossing-missing-at-the-end-of-a-street',
      '/streets/1/between/1',
      37,
      24,
      '"x7"',
      [3500, 1500],
      'street c1–x7',
    ],
    [
      'reference/unknown-hex',
      'character-on-no-hex',
      '/setup/characters/0/hex',
      30,
      38,
      '"h0,3"',
      [1714, 9134],
      'the 1st entry of the starting position, "characters"',
    ],
    ['sector/on-a-line', 'circle-on-a-line', '/circles/2', 20, 5, '{"number": 3', [4500, 3100], 'circle 3'],
    [
      'sector/bad-grid',
      'corners-swapped',
      '/grid/rect',
      12,
      13,
      '[[6000, 6000], [0, 0]]',
      undefined,
      'the printed grid, "rect"',
    ],
    ['colour/too-few-red', 'seven-red-circles', '/circles', 11, 14, '[', undefined, 'the board\'s "circles"'],
    ['hex/exit-not-at-rim', 'exit-onto-the-board', '/exits/0/side', 30, 41, '"N"', [1714, 9134], 'exit SW'],
    [
      'setup/two-on-one-hex',
      'two-cordons-at-one-exit',
      '/setup/cordons/1',
      40,
      23,
      '"NW"',
      [1714, 1714],
      'the 2nd entry of the starting position, "cordons"',
    ],
    [
      'setup/goulston-border',
      'letter-at-another-crossing',
      '/letters/goulston',
      21,
      17,
      '"x2"',
      [4500, 1500],
      'the four letters, "goulston"',
    ],
    [
      'witness/printed-fact',
      'circle-printed-red',
      '/witnesses/0',
      60,
      5,
      '{"rule": "LFW-X03"',
      [3500, 1500],
      'the printed fact LFW-X03',
    ],
    ['setup/no-setup', 'no-starting-position', '', 1, 1, '{', undefined, 'the board'],
  ])('of %s on %s', (rule, name, pointer, line, column, starts, at, words) => {
    const each = fixture(rule, name);
    const [finding] = ofRule(validateFixture(each), rule);
    expect(finding).toMatchObject({ pointer, line, column, words });
    expect(finding!.at).toEqual(at);
    expect(textAt(each.text, line, column).startsWith(starts)).toBe(true);
  });

  test.each(failing)('on %s line and column are where the pointer leads', (_, id, each) => {
    const { findings } = reportOf(id, each);
    const data: unknown = JSON.parse(each.text);
    // The form of a file is a matter of lines, not of data.
    for (const { rule, pointer, line, column } of findings.filter(
      ({ rule }) => layerOfRule(rule) !== 'file',
    )) {
      const value = valueAtPointer(data, pointer);
      expect(value).toBeDefined();
      const name = JSON.stringify(pointer.split('/').at(-1));
      const first =
        layerOfRule(rule) === 'schema'
          ? name
          : typeof value === 'object'
            ? Array.isArray(value)
              ? '['
              : '{'
            : JSON.stringify(value);
      expect(textAt(each.text, line, column).startsWith(first)).toBe(true);
    }
  });

  test.each(failing)('on %s the causes are sorted by severity and place', (_, id, each) => {
    const places = causesAmong(reportOf(id, each).findings).map(
      ({ severity, line, column }) => SEVERITIES.indexOf(severity) * 1e12 + line * 1e6 + column,
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the same board', () => {
  const names = ({ findings, waived }: Pick<Report, 'findings' | 'waived'>): string[] =>
    [...findings, ...waived.map(({ finding }) => finding)]
      .filter(({ rule }) => layerOfRule(rule) !== 'file')
      .map(({ id, severity }) => `${severity} ${id}`)
      .sort();

  test.each(failing)('gives the same findings a second time, and without its text: %s', (_, id, each) => {
    const report = reportOf(id, each);
    expect(validateFixture(each, { deep: deepRules.has(id) })).toEqual(report);
    const options = { deep: deepRules.has(id), ...(each.since && { release: releaseOf(each.since) }) };
    expect(names(validateBoard(boardOf(each.text), options))).toEqual(names(report));
  });

  const reordered = failing.filter(([, id]) => layerOfRule(id) !== 'file');
  test.each(reordered)('gives findings of the same names in another order: %s', (_, id, each) => {
    const own = (report: Report): string[] =>
      ofRule(report, id)
        .map((finding) => finding.id)
        .sort();
    // What comes last needs the others; any other rule can be asked alone.
    const isLast = RULES.find((rule) => rule.id === id)!.runsLast === true;
    const options = {
      deep: deepRules.has(id),
      ...(!isLast && { rules: [id] }),
      ...(each.since && { since: each.since }),
    };
    for (const seed of [1, 2, 3]) {
      const text = JSON.stringify(mergeExtra(reorderBoard(boardOf(each.text), seed)));
      expect(own(validateText(text, options))).toEqual(own(reportOf(id, each)));
    }
  });

  test.each(shippedBoardFolders())('%s gives the same in another order', (folder) => {
    const board = boardOf(shippedBoardText(folder));
    const profile: Profile = board.profile;
    expect(names(validateText(JSON.stringify(reorderBoard(board, 7)), { profile }))).toEqual(
      names(validateText(shippedBoardText(folder), { profile })),
    );
  });
});

describe('the comparison with the edition', () => {
  const whitechapel = boardOf(shippedBoardText('whitechapel')) as StreetBoard;
  const edition = (board: StreetBoard) => validateBoard(board).edition;

  test('is complete on a board without errors', () => {
    expect(edition(whitechapel)).toMatchObject({ compared: true });
  });

  test('is not claimed if errors skip the layer', () => {
    const circles = whitechapel.circles.filter(({ number }) => number !== 140);
    expect(edition({ ...whitechapel, circles })).toEqual({
      claimed: '2012-revised',
      compared: false,
      note: 'not compared with the printed edition 2012-revised, because reference failed',
    });
    expect(edition({ ...whitechapel, circles, profile: 'draft' }).note).toMatch(/printed edition$/);
  });

  test('is not claimed in full if errors skip a part', () => {
    const streets = whitechapel.streets.filter(({ between }) => between.join('-') !== 'c3-x2');
    expect(edition({ ...whitechapel, streets })).toMatchObject({
      compared: false,
      note: 'not compared in full with the printed edition 2012-revised: without blocks, because block failed',
    });
  });
});
