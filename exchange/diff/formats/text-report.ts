/** A difference in sentences: shared by the text, markdown and html formats. */
import { type Board, groupBy, nameAsInSource, printableText } from '../../../model/index.js';
import {
  PART_TITLES,
  RELATION_TITLES,
  type BoardDiff,
  type SkippedComparison,
  type Edit,
} from '../board-diff.js';
import { formatConsequence } from './format-consequence.js';
import { formatEdit, type NewIdLookup } from './format-edit.js';
import { describeStatedDifference, STATED_TITLES } from './format-stated.js';

/** The title of what explorations of both boards show. */
export const PLAY_HEAD = 'How it plays';

type ChangeSign = '+' | '−' | '~';

/** Changes of one kind. */
export interface TextReportGroup {
  readonly title: string;
  /** How many of each sign: `5 lost, 2 changed`. */
  readonly counts: string;
  readonly lines: readonly { readonly sign: ChangeSign; readonly words: string }[];
}

/** Describes a difference in sentences; with the two boards, nodes have the names that the authors give them. */
export function describeDiff(diff: BoardDiff, boards?: readonly [before: Board, after: Board]) {
  /** An entity has its old id if it was on the old board. */
  const named = (isOld: boolean, words: string): string =>
    boards === undefined ? words : nameAsInSource(boards[isOld ? 0 : 1], words);
  const { edits, consequences, change } = diff;
  const newNames = newNamesOf(diff);
  const oldNames = new Map([...newNames].map(([old, now]) => [now, old]));
  const nowCalled = (id: string): string => newNames.get(id) ?? id;
  const calledBefore = (id: string): string => oldNames.get(id) ?? id;
  const editLines = edits.map((edit) => ({
    title: PART_TITLES[edit.part],
    sign: EDIT_SIGNS[edit.how] ?? '~',
    // A node that was split off has an id on the new board only.
    words: named(
      edit.of.before !== undefined && edit.how !== 'split',
      formatEdit(edit, nowCalled, calledBefore),
    ),
  }));
  const inRoutes = routeNames(diff, nowCalled);
  const consequenceLines = consequences.map((each) => ({
    title: RELATION_TITLES[each.relation],
    sign: CONSEQUENCE_SIGNS[each.how],
    words: named(each.before !== undefined, formatConsequence(each, nowCalled, inRoutes)),
  }));
  const statedLines = (diff.stated ?? []).map((each) => ({
    title: STATED_TITLES[each.relation],
    ...describeStatedDifference(each),
  }));
  const described = statedLines.map(({ words, ...line }) => ({ ...line, words: named(false, words) }));
  return {
    /** Which boards: `whitehall 1.0.0 → 1.1.0`. */
    title: titleOf(diff),
    /** The class of the change, and whether the version is right. */
    verdict: verdictOf(diff),
    versionIsWrong: diff.step?.enough === false,
    parts: [
      { head: 'Edits', groups: groupsOf(editLines, ['removed', 'added', 'changed']) },
      ...(described.length > 0 ? [{ head: 'Stated relations', groups: groupsOf(described, ['only before', 'only after', 'one-way']) }] : []), // prettier-ignore
      { head: 'Consequences in play', groups: groupsOf(consequenceLines, ['lost', 'gained', 'changed']) },
    ],
    // Shown in place of consequences. Colours, borders, letters and tracks matter in play, but no relation depends on them.
    ...(edits.length > 0 &&
      consequences.length === 0 && {
        unmoved: change === 'play' ? 'The edits themselves change play.' : 'No change in play.',
      }),
    notes: [...renumberedNote(diff), ...diff.limits.map((limit) => LIMIT_WORDS[limit])],
  };
}

const EDIT_SIGNS: Readonly<Partial<Record<Edit['how'], ChangeSign>>> = {
  added: '+',
  removed: '−',
};
const CONSEQUENCE_SIGNS = { gained: '+', lost: '−', changed: '~' } as const;

type Line = TextReportGroup['lines'][number] & { readonly title: string };

/** Groups lines by title; `names` are the words for −, + and ~. */
const groupsOf = (lines: readonly Line[], names: readonly string[]): readonly TextReportGroup[] =>
  Array.from(
    groupBy(lines, ({ title }) => title),
    ([title, ofTitle]) => {
      const counts = (['−', '+', '~'] as const).flatMap((sign, i) => {
        const count = ofTitle.filter((line) => line.sign === sign).length;
        return count === 0 ? [] : [`${count} ${names[i]!}`];
      });
      return { title, counts: counts.join(', '), lines: ofTitle };
    },
  );

/** The new ids of renamed nodes, so that they are not reported as removed. */
function newNamesOf({ edits, renumbered = [] }: BoardDiff): ReadonlyMap<string, string> {
  const names = new Map<string, string>(renumbered.map(({ before, after }) => [before, after]));
  for (const { part, how, of } of edits) {
    if (part === 'block' || of.before === undefined || of.after === undefined) continue;
    if (how === 'renamed' || how === 'swapped' || how === 'became') names.set(of.before, of.after);
    if (how === 'swapped') names.set(of.after, of.before);
  }
  return names;
}

/** The ids of the old board in routes. Two imports may give a removed node and another one the same id. */
function routeNames({ edits, renumbered }: BoardDiff, nowCalled: NewIdLookup): NewIdLookup {
  if (renumbered === undefined) return nowCalled;
  const isGone = (edit: Edit): boolean => edit.how === 'removed' || edit.how === 'merged';
  const gone = new Set(edits.filter(isGone).map(({ of }) => of.before));
  return (id) => (gone.has(id) ? `the old ${id}` : nowCalled(id));
}

const MOST = 120;

function titleOf({ before, after }: BoardDiff): string {
  const [then, now] = [
    `${printableText(before.id, MOST)} ${printableText(before.boardVersion, MOST)}`,
    printableText(after.boardVersion, MOST),
  ];
  return before.id === after.id ? `${then} → ${now}` : `${then} → ${printableText(after.id, MOST)} ${now}`;
}

const CLASS_WORDS = {
  none: 'Only provenance or waivers changed, which the digest does not cover',
  geometry: 'The drawing changed, play did not',
  play: 'Play changed',
  identity: 'A circle, crossing, hex or exit was removed or has another id',
} as const;

function verdictOf({ same, change, step, after, renumbered }: BoardDiff): string {
  if (same) return 'The boards are the same.';
  const words = CLASS_WORDS[change];
  if (renumbered !== undefined) return `${words}. These are two imports of one source, so no version step is required.`; // prettier-ignore
  if (step === undefined) return `${words}. These are two different boards, so no version step is required.`;
  if (step.step === 'none') return `${words}. The version may stay as it is.`;
  const asked = `${words} (${change}), which requires a ${step.step} version step`;
  return step.enough
    ? `${asked}: ${printableText(after.boardVersion, MOST)} is enough.`
    : `${asked}: use ${step.least} or higher, not ${printableText(after.boardVersion, MOST)}.`;
}

function renumberedNote({ renumbered = [] }: BoardDiff): string[] {
  if (renumbered.length === 0) return [];
  const [{ before, after }] = renumbered as [{ before: string; after: string }];
  return [
    `${renumbered.length} node${renumbered.length === 1 ? ' has another id' : 's have other ids'} here, as ${before} is now ${after}; the author's ids are the same.`,
  ];
}

const LIMIT_WORDS: Readonly<Record<SkippedComparison, string>> = {
  routes: 'Some circles have too many routes to list; for them only pairs were compared.',
  distances:
    'The board has too many circles to compare all distances; circles that are cut off are listed, those too far away are not.',
};

/** The first lines of a list and how many are left out; `all` keeps them all. */
export function limitLines<T>(
  lines: readonly T[],
  most: number,
  all = false,
): { readonly shown: readonly T[]; readonly more: number } {
  const shown = all ? lines : lines.slice(0, most);
  return { shown, more: lines.length - shown.length };
}
