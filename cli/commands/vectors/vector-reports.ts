/** Formats the results by rule, as a table or as JUnit. */
import { escapeXml, printableText } from '../../../model/index.js';
import { xmlElement } from '../../../validator/reports/index.js';
import type { CheckedVector } from './compare-answer.js';

export interface RuleTally {
  readonly rule: string;
  readonly agrees: number;
  readonly differs: number;
  readonly passedOver: number;
}

/** Counts the results by rule; a vector counts for each of its rules. */
export function tallyByRule(checked: readonly CheckedVector[]): readonly RuleTally[] {
  const rules = new Map<string, { agrees: number; differs: number; passedOver: number }>();
  for (const { vector, verdict } of checked)
    for (const rule of vector.ruleIds) {
      const tally = rules.get(rule) ?? { agrees: 0, differs: 0, passedOver: 0 };
      rules.set(rule, tally);
      if (verdict.is === 'agrees') tally.agrees++;
      else if (verdict.is === 'passed over') tally.passedOver++;
      else tally.differs++;
    }
  return [...rules].map(([rule, tally]) => ({ rule, ...tally })).sort((a, b) => (a.rule < b.rule ? -1 : 1));
}

export function formatTallyTable(tallies: readonly RuleTally[]): string {
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

/** Characters shown of a message from another program. */
const MOST_WORDS = 500;

export function formatJunit(checked: readonly CheckedVector[], name: string): string {
  const count = (is: string): number => checked.filter(({ verdict }) => verdict.is === is).length;
  const cases = checked.map(({ vector, verdict }) =>
    xmlElement(
      'testcase',
      { classname: vector.ruleIds.join(' '), name: vector.id },
      verdict.is === 'passed over'
        ? xmlElement('skipped', { message: 'the program does not support such questions' })
        : '',
      'message' in verdict
        ? xmlElement(
            'failure',
            { message: printableText(verdict.message, MOST_WORDS), type: verdict.is },
            escapeXml(printableText(vector.note, MOST_WORDS)),
          )
        : '',
    ),
  );
  const counts = {
    tests: checked.length,
    failures: count('differs') + count('broken'),
    errors: 0,
    skipped: count('passed over'),
  };
  const suite = xmlElement(
    'testsuite',
    { name: printableText(name, MOST_WORDS), ...counts },
    ...cases.map((each) => `\n${each}`),
    '\n',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('testsuites', { name: 'lamplighter vectors', ...counts }, `\n${suite}`, '\n')}\n`;
}
