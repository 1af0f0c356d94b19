/** Verdicts by rule, as a table for people and as JUnit for machines. */
import { shown } from '../../model/text/visible.js';
import { escapeXml } from '../../model/text/escape-xml.js';
import { element } from '../../validator/reports/xml.js';
import type { Judged } from './verdict.js';

export interface Tally {
  readonly rule: string;
  readonly agrees: number;
  readonly differs: number;
  readonly passedOver: number;
}

/** A vector counts for each of its rules. */
export function talliesOf(judged: readonly Judged[]): readonly Tally[] {
  const rules = new Map<string, { agrees: number; differs: number; passedOver: number }>();
  for (const { vector, verdict } of judged)
    for (const rule of vector.ruleIds) {
      const tally = rules.get(rule) ?? { agrees: 0, differs: 0, passedOver: 0 };
      rules.set(rule, tally);
      if (verdict.is === 'agrees') tally.agrees++;
      else if (verdict.is === 'passed over') tally.passedOver++;
      else tally.differs++;
    }
  return [...rules].map(([rule, tally]) => ({ rule, ...tally })).sort((a, b) => (a.rule < b.rule ? -1 : 1));
}

export function tableOf(tallies: readonly Tally[]): string {
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, i) => (i === 0 ? String(cell).padEnd(12) : String(cell).padStart(13)))
      .join('')
      .trimEnd();
  const rows = tallies.map(({ rule, agrees, differs, passedOver }) =>
    line([rule, agrees || '', differs || '', passedOver || '']),
  );
  return [line(['rule', 'agrees', 'differs', 'passed over']), ...rows].map((each) => `${each}\n`).join('');
}

/** What another program says may be long, and may hold characters that XML forbids. */
const MOST_WORDS = 500;

export function junitOf(judged: readonly Judged[], name: string): string {
  const count = (is: string): number => judged.filter(({ verdict }) => verdict.is === is).length;
  const cases = judged.map(({ vector, verdict }) =>
    element(
      'testcase',
      { classname: vector.ruleIds.join(' '), name: vector.id },
      verdict.is === 'passed over'
        ? element('skipped', { message: 'the program does not answer such questions' })
        : '',
      'message' in verdict
        ? element(
            'failure',
            { message: shown(verdict.message, MOST_WORDS), type: verdict.is },
            escapeXml(shown(vector.note, MOST_WORDS)),
          )
        : '',
    ),
  );
  const counts = {
    tests: judged.length,
    failures: count('differs') + count('broken'),
    errors: 0,
    skipped: count('passed over'),
  };
  const suite = element(
    'testsuite',
    { name: shown(name, MOST_WORDS), ...counts },
    ...cases.map((each) => `\n${each}`),
    '\n',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', { name: 'lamplighter vectors', ...counts }, `\n${suite}`, '\n')}\n`;
}
