import { describe, expect, test } from 'vitest';
import { FAULT_CLASSES } from '../../faults/all-fault-classes.js';
import { makeFaults } from '../../faults/make-faults.js';
import { readFixtures } from '../../testing/validator/rule-fixtures.js';
import {
  callFixHandler,
  formatBoard,
  isSafeFix,
  parseBoard,
  SAFE_FIX_HANDLERS,
  type Board,
  type Fix,
} from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import { RULES } from '../rules/index.js';
import { validateText, type ValidateOptions } from '../run/validate.js';

/** Rules whose first fix may be a deletion, and why the thing is surplus. */
const SURPLUS: Readonly<Record<string, string>> = {
  'block/declared-twice': 'the area has another block',
  'block/no-such-area': 'no area is like the walk',
  'block/outer-area': 'the area around the board is none',
  'edition/hex-differs': 'the edition has no such hex',
  'edition/street-differs': 'the edition has no such street and no missing one beside it',
  'hex/unlike-its-opposite': 'neither the opposite place nor the edition has a hex',
  'street/duplicate-line': 'the same line is there twice',
  'street/line-to-itself': 'the line leads nowhere',
  'street/needless-crossing': 'no square is printed in the middle of a short street',
  'topology/idle-crossing': 'no square is printed where nothing can be searched',
};

/** Rules that offer deletions in drafts too: the thing contradicts what is traced, whatever is still to come. */
const SURPLUS_IN_DRAFTS: Readonly<Record<string, string>> = {
  'block/cut-by-street': 'the street contradicts a declared block',
  'block/declared-twice': 'the area has another block',
  'block/no-such-area': 'no area is like the walk',
  'block/outer-area': 'the area around the board is none',
  'geometry/off-the-map': 'the node was traced from a track or a legend',
  'street/duplicate-line': 'the same line is there twice',
  'street/line-to-itself': 'the line leads nowhere',
  'water/not-in-this-game': 'the game has no waterlines',
};

const isDeletion = ({ action }: Fix): boolean =>
  /^(remove|dissolve)/.test(action) && action !== 'removeMark' && action !== 'removeWaiver';

/** Every failing fixture, and a fault of each class on each of its boards. */
const BROKEN: readonly { readonly name: string; readonly text: string; readonly options: ValidateOptions }[] = [
  ...RULES.flatMap(({ id, deep = false }) =>
    readFixtures(id)
      .filter(({ fails }) => fails)
      .map(({ name, text, since }) => ({ name: `${id}/${name}`, text, options: { deep, ...(since && { since }) } })),
  ),
  ...FAULT_CLASSES.flatMap((faults) =>
    faults.boards.flatMap((board) =>
      [...makeFaults(faults, board, { count: 1, seed: 16 })].map(({ what, text, clean }) => ({
        name: `${faults.name} on ${board}: ${what}`,
        text,
        options: faults.since ? { since: clean } : {},
      })),
    ),
  ),
]; // prettier-ignore

const findingsIn = (profile?: 'draft'): readonly { readonly name: string; readonly finding: Finding }[] =>
  BROKEN.flatMap(({ name, text, options }) =>
    validateText(text, { ...options, ...(profile && { profile }) }).findings.map((finding) => ({ name, finding })),
  ); // prettier-ignore

const describeAll = (found: readonly { readonly name: string; readonly finding: Finding }[]): string[] =>
  found.map(
    ({ name, finding }) => `${finding.id} (${name}): ${finding.fixes.map(({ label }) => label).join(', ')}`,
  );

describe('the fixes of findings on every fixture and every injected fault', () => {
  const found = findingsIn();

  test('begin with a constructive one, unless the thing is surplus', () => {
    const deleting = found.filter(({ finding }) => finding.fixes.slice(0, 1).some(isDeletion));
    expect(describeAll(deleting.filter(({ finding }) => !(finding.rule in SURPLUS)))).toEqual([]);
    // A rule that no longer needs its exception loses it.
    expect([...new Set(deleting.map(({ finding }) => finding.rule))].sort()).toEqual(Object.keys(SURPLUS));
  });

  test('end with deletions', () => {
    const unsorted = found.filter(({ finding: { fixes } }) =>
      fixes.some((fix, i) => i > 0 && isDeletion(fixes[i - 1]!) && !isDeletion(fix)),
    );
    expect(describeAll(unsorted)).toEqual([]);
  });

  test('are there for every difference of a single thing from the edition', () => {
    const bare = found.filter(
      ({ name, finding: { rule, entities, fixes } }) =>
        rule.startsWith('edition/') &&
        fixes.length === 0 &&
        !['edition', 'grid'].includes(entities[0]!) &&
        // Not a print: a few nodes that claim an edition.
        !name.startsWith('number/surplus-number/'),
    );
    expect(describeAll(bare)).toEqual([]);
  });
});

test('the first fix of a cause resolves a finding of its rule', () => {
  // A few of each action and rule show it; each takes another validation.
  const tried = new Map<string, number>();
  const left = BROKEN.flatMap(({ name, text, options }) => {
    const { findings } = validateText(text, options);
    return findings.flatMap(({ id, rule, causedBy, fixes: [fix] }) => {
      const parsed = parseBoard(text);
      if (causedBy !== undefined || fix === undefined || !isSafeFix(fix) || !parsed.ok) return [];
      const kind = `${rule} ${fix.action}`;
      tried.set(kind, (tried.get(kind) ?? 0) + 1);
      if (tried.get(kind)! > 3) return [];
      const fixed = callFixHandler(fix, SAFE_FIX_HANDLERS)(parsed.board);
      const count = (all: readonly Finding[]): number => all.filter((each) => each.rule === rule).length;
      const isResolved = fixed && count(validateText(formatBoard(fixed), options).findings) < count(findings);
      return isResolved ? [] : [`${name}: ${id}: ${fix.label}`];
    });
  });
  expect(left).toEqual([]);
}, 120_000);

test('in a draft nothing is deleted that is merely not traced yet', () => {
  const deleting = findingsIn('draft').filter(({ finding }) => finding.fixes.some(isDeletion));
  expect(describeAll(deleting.filter(({ finding }) => !(finding.rule in SURPLUS_IN_DRAFTS)))).toEqual([]);
  expect([...new Set(deleting.map(({ finding }) => finding.rule))].sort()).toEqual(
    Object.keys(SURPLUS_IN_DRAFTS),
  );
});

/** Faults after which the print or the rest of the board states what was there: the first fix restores the file. */
const RESTORED = [
  'a cordon is missing',
  'a cover is missing',
  'a section is missing',
  'a seventh lamp is lit',
  'an exit is missing',
  'the starting position is missing',
  'two columns or rows are exchanged',
];

describe('the first fix restores the file where', () => {
  test.each(FAULT_CLASSES.filter(({ name }) => RESTORED.includes(name)))('$name', (faults) => {
    for (const board of faults.boards)
      for (const { what, text, clean } of makeFaults(faults, board, { count: 3, seed: 16 })) {
        const cause = validateText(text).findings.find(({ causedBy }) => causedBy === undefined);
        const fix = cause?.fixes[0];
        const fixed = fix && isSafeFix(fix) && callFixHandler(fix, SAFE_FIX_HANDLERS)(boardOf(text));
        expect(fixed ? differingLines(fixed, clean) : cause, `${board}: ${what}`).toEqual([]);
      }
  });

  test('each of these faults exists', () => {
    expect(FAULT_CLASSES.filter(({ name }) => RESTORED.includes(name))).toHaveLength(RESTORED.length);
  });
});

function differingLines(one: Board, other: Board): string[] {
  const [here, there] = [one, other].map((each) => formatBoard(each).split('\n')) as [string[], string[]];
  return here.filter((line, i) => line !== there[i]).slice(0, 3);
}

function boardOf(text: string): Board {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error('The file cannot be read.');
  return parsed.board;
}
