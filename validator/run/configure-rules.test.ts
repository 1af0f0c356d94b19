import { describe, expect, test } from 'vitest';
import { readFixtures } from '../../testing/validator/rule-fixtures.js';
import { shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { defineHouseRule } from '../definitions/house-rule.js';
import { RULES } from '../rules/index.js';
import { validateText, type ValidateOptions } from './validate.js';

const spur = readFixtures('street/dead-end').find(({ fails }) => fails)!.text;
const severitiesOf = (options: ValidateOptions): string[] =>
  validateText(spur, options)
    .findings.filter(({ rule }) => rule === 'street/dead-end')
    .map(({ severity }) => severity);

describe('severities', () => {
  test.each(['error', 'warning', 'info'] as const)(
    '%s replaces that of the rule in every profile',
    (severity) => {
      const severities = { 'street/dead-end': severity };
      expect(severitiesOf({ severities })).toEqual([severity]);
      expect(severitiesOf({ severities, profile: 'draft' })).toEqual([severity]);
    },
  );

  test('an error stops the layers that need it', () => {
    expect(validateText(spur).skipped).toEqual([]);
    const { skipped } = validateText(spur, { severities: { 'street/dead-end': 'error' } });
    expect(skipped.map(({ layer }) => layer)).toContain('block');
  });

  test('a comparison with the printed edition is neither lowered nor turned off on an official board', () => {
    const id = 'edition/colour-differs';
    const text = shippedBoardText('whitechapel').replace(
      /("number": 84, "at": \[\d+, \d+\], "colour": )"red"/,
      '$1"white"',
    );
    for (const options of [{ severities: { [id]: 'info' as const } }, { off: { [id]: 'my own copy' } }]) {
      const find = (profile: 'official' | 'custom') =>
        validateText(text, { ...options, profile }).findings.filter(({ rule }) => rule === id);
      expect(find('official').map(({ severity }) => severity)).toEqual(['error']);
      expect(find('custom').filter(({ severity }) => severity !== 'info')).toEqual([]);
    }
  });

  test('a rule that cannot be waived is not lowered, because other rules need it', () => {
    for (const rule of RULES.filter(({ waivable }) => waivable === false)) {
      const [fixture] = readFixtures(rule.id).filter(({ fails }) => fails);
      const set = { severities: { [rule.id]: 'info' }, off: { [rule.id]: 'No.' }, deep: true } as const;
      expect(validateText(fixture!.text, set)).toEqual(validateText(fixture!.text, { deep: true }));
    }
  });

  test('what compares with the print is lowered on home-made boards only', () => {
    const rule = RULES.find(({ waivable, deep }) => waivable === 'unprinted' && deep === undefined)!;
    const [fixture] = readFixtures(rule.id).filter(({ fails }) => fails);
    const isOff = (profile: 'official' | 'custom'): boolean =>
      validateText(fixture!.text, { profile, off: { [rule.id]: 'Ours.' } }).off !== undefined;
    expect([isOff('official'), isOff('custom')]).toEqual([false, true]);
  });
});

describe('a rule that is off', () => {
  const off = { 'street/dead-end': 'Our print has a pier.', 'hex/hole': 'For another game.' };

  test('does not run and is listed with the reason, unless it is for another game', () => {
    const report = validateText(spur, { off });
    expect(report.off).toEqual([{ rule: 'street/dead-end', reason: 'Our print has a pier.' }]);
    expect(report.ran.map(({ rule }) => rule)).not.toContain('street/dead-end');
    expect(severitiesOf({ off })).toEqual([]);
    expect(validateText(spur)).not.toHaveProperty('off');
  });
});

describe('a house rule', () => {
  const rule = defineHouseRule({
    id: 'house/short-name',
    severity: 'warning',
    games: ['lfw'],
    summary: 'The name is short.',
    why: 'It is printed on a tab.',
    remedy: 'Shorten it.',
    check: ({ board }) => [
      board.name.length > 20
        ? { entities: ['name'], pointer: '/name', what: `The name has ${board.name.length} letters.` }
        : undefined,
    ],
  });
  const text = shippedBoardText('whitechapel');

  test('finds what its author looks for, with the place in the file, after all other rules', () => {
    const { findings, ran } = validateText(text, { houseRules: [rule] });
    expect(findings).toEqual([
      expect.objectContaining({
        id: 'house/short-name(name)',
        severity: 'warning',
        message: 'The name has 24 letters. It is printed on a tab. Shorten it.',
        line: 5,
      }),
    ]);
    const rules = ran.map(({ rule: id }) => id);
    expect(rules.indexOf('house/short-name')).toBeGreaterThan(rules.indexOf('witness/printed-fact'));
  });

  test('obeys games, waivers, severities and off', () => {
    const houseRules = [rule];
    const rulesOf = (options: ValidateOptions, board = text): unknown =>
      validateText(board, { houseRules, ...options }).findings.map(({ id, severity }) => `${severity} ${id}`);
    expect(rulesOf({}, shippedBoardText('whitehall'))).toEqual([]);
    expect(rulesOf({ severities: { 'house/short-name': 'info' } })).toEqual(['info house/short-name(name)']);
    expect(rulesOf({ off: { 'house/short-name': 'No tabs.' } })).toEqual([]);
    const waiver = '{"rule": "house/short-name", "target": "name", "reason": "It fits."}';
    const waived = text.replace('"waivers": []', `"waivers": [${waiver}]`);
    expect(waived).not.toBe(text);
    expect(validateText(waived, { houseRules }).waived).toHaveLength(1);
  });

  test('is skipped where references are broken, and listed so', () => {
    const [broken] = readFixtures('reference/unknown-node').filter(({ fails }) => fails);
    const { skipped } = validateText(broken!.text, { houseRules: [{ ...rule, games: ['lfw', 'wm'] }] });
    expect(skipped).toContainEqual({ layer: 'house', because: 'reference' });
  });
});
