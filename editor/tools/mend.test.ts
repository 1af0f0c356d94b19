import { describe, expect, test } from 'vitest';
import { fixturesOf } from '../../testing/rule-fixtures.js';
import { newBoard } from '../document/index.js';
import { formatBoard, parseBoard } from '../../model/index.js';
import { ACTIONS } from '../../validator/fixes/index.js';
import { RULES } from '../../validator/rules/index.js';
import { validateBoard } from '../../validator/index.js';
import { actionOfFix } from './mend.js';

/** Every fix that is offered on a fixture of the validator. */
const OFFERED = RULES.flatMap((rule) =>
  fixturesOf(rule.id).flatMap((fixture) => {
    const options = { ...(fixture.since && { since: fixture.since }), deep: rule.deep === true };
    return validateBoard(fixture.text, options).findings.flatMap((finding) =>
      finding.fix
        ? [{ name: `${rule.id}/${fixture.name}`, text: fixture.text, options, finding, fix: finding.fix }]
        : [],
    );
  }),
);

describe('the fixes of the validator', () => {
  test('are offered on fixtures, many and of many kinds', () => {
    expect(OFFERED.length).toBeGreaterThan(100);
    expect(new Set(OFFERED.map(({ fix }) => fix.action)).size).toBeGreaterThan(30);
  });

  test('are all known, change the board, and their findings are gone', () => {
    for (const { name, text, options, finding, fix } of OFFERED) {
      const parsed = parseBoard(text);
      const action = actionOfFix(fix);
      expect(parsed.ok && action, `${name} ${fix.action}`).toBeTruthy();
      if (!parsed.ok || !action) continue;
      const after = action(parsed.board);
      expect(after === parsed.board, `${name}: ${fix.label} does nothing`).toBe(false);
      const { findings } = validateBoard(formatBoard(after), options);
      expect(
        findings.map(({ id }) => id),
        `${name}: ${fix.label}`,
      ).not.toContain(finding.id);
      // The form is whole: there is no finding of the reader.
      expect(
        findings.filter(({ rule }) => /^(file|schema)\//.test(rule)),
        name,
      ).toEqual([]);
    }
  });

  test('of the text alone leave a board as it is', () => {
    const board = newBoard('lfw', { id: 'a', name: 'a' });
    for (const action of ['reformat', 'removeMark'])
      expect(actionOfFix({ kind: 'safe', action, arguments: {}, label: '' })?.(board)).toBe(board);
  });

  test('that are safe are all known here', () => {
    for (const action of Object.keys(ACTIONS))
      expect(actionOfFix({ kind: 'safe', action, arguments: {}, label: '' }), action).toBeDefined();
  });

  test('with an unknown name are none', () => {
    for (const action of ['', 'paintItBlack', 'constructor', 'toString'])
      expect(actionOfFix({ kind: 'ask', action, arguments: {}, label: '' }), action).toBeUndefined();
  });
});
