/** A difference in sentences: shared by the text, markdown and html formats. */
import { printableText } from '../../../model/index.js';
import type { BoardDiff, Consequence, Edit, DiffLimit } from '../board-diff.js';
import { formatConsequence } from './format-consequence.js';
import { formatEdit } from './format-edit.js';

export type ChangeSign = '+' | '−' | '~';

export interface TextReportGroup {
  readonly title: string;
  readonly lines: readonly { readonly sign: ChangeSign; readonly words: string }[];
}

export interface DiffTextReport {
  /** Which boards: `whitehall 1.0.0 → 1.1.0`. */
  readonly title: string;
  /** The class of the change, and whether the version is right. */
  readonly verdict: string;
  readonly versionIsWrong: boolean;
  readonly edits: readonly TextReportGroup[];
  readonly consequences: readonly TextReportGroup[];
  /** Shown in place of consequences if there are edits and no consequences. */
  readonly unmoved?: string;
  readonly notes: readonly string[];
}

/** Describes a difference in sentences. */
export function describeDiff(diff: BoardDiff): DiffTextReport {
  const newNames = newNamesOf(diff.edits);
  const nowCalled = (id: string): string => newNames.get(id) ?? id;
  return {
    title: titleOf(diff),
    verdict: verdictOf(diff),
    versionIsWrong: diff.step?.enough === false,
    edits: groupsOf(
      diff.edits,
      ({ part }) => EDIT_TITLES[part],
      signOfEdit,
      (edit) => formatEdit(edit, nowCalled),
    ),
    consequences: groupsOf(
      diff.consequences,
      ({ relation }) => CONSEQUENCE_TITLES[relation],
      signOf,
      (each) => formatConsequence(each, nowCalled),
    ),
    ...(diff.edits.length > 0 && diff.consequences.length === 0 && { unmoved: describeUnmoved(diff) }),
    notes: diff.limits.map((limit) => LIMIT_WORDS[limit]),
  };
}

/** The new ids of renamed nodes, so that they are not reported as removed. */
function newNamesOf(edits: readonly Edit[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { part, how, of } of edits) {
    if (part === 'block' || of.before === undefined || of.after === undefined) continue;
    if (how === 'renamed' || how === 'swapped' || how === 'became') names.set(of.before, of.after);
    if (how === 'swapped') names.set(of.after, of.before);
  }
  return names;
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

function verdictOf({ same, change, step, after }: BoardDiff): string {
  if (same) return 'The boards are the same.';
  const words = CLASS_WORDS[change];
  if (step === undefined) return `${words}. These are two different boards, so no version step is required.`;
  if (step.step === 'none') return `${words}. The version may stay as it is.`;
  const asked = `${words} (${change}), which requires a ${step.step} version step`;
  return step.enough
    ? `${asked}: ${printableText(after.boardVersion, MOST)} is enough.`
    : `${asked}: use ${step.least} or higher, not ${printableText(after.boardVersion, MOST)}.`;
}

/** Colours, borders, letters and tracks matter in play, but no relation depends on them. */
const describeUnmoved = ({ change }: BoardDiff): string =>
  change === 'play' ? 'The edits themselves change play.' : 'No change in play.';

function groupsOf<T>(
  things: readonly T[],
  titleOfThing: (thing: T) => string,
  sign: (thing: T) => ChangeSign,
  words: (thing: T) => string,
): TextReportGroup[] {
  const groups = new Map<string, { sign: ChangeSign; words: string }[]>();
  for (const thing of things) {
    const title = titleOfThing(thing);
    const line = { sign: sign(thing), words: words(thing) };
    const known = groups.get(title);
    if (known) known.push(line);
    else groups.set(title, [line]);
  }
  return [...groups].map(([title, lines]) => ({ title, lines }));
}

const signOfEdit = ({ how }: Edit): ChangeSign => (how === 'added' ? '+' : how === 'removed' ? '−' : '~');
const signOf = ({ how }: Consequence): ChangeSign => (how === 'gained' ? '+' : how === 'lost' ? '−' : '~');

const EDIT_TITLES: Readonly<Record<Edit['part'], string>> = {
  board: 'The board',
  circle: 'Circles',
  crossing: 'Crossings',
  junction: 'Junctions',
  street: 'Streets',
  waterline: 'Waterlines',
  block: 'Blocks',
  grid: 'Grid',
  letters: 'Letters',
  hex: 'Hexes',
  exit: 'Exits',
  layout: 'Lattice',
  character: 'Starting position',
  lamp: 'Starting position',
  cover: 'Starting position',
  cordon: 'Starting position',
  setup: 'Starting position',
  tracks: 'Tracks',
  discs: 'Discs',
  expect: 'Expected counts',
  witness: 'Witnesses',
  waiver: 'Waivers',
  provenance: 'Provenance',
};

const CONSEQUENCE_TITLES: Readonly<Record<Consequence['relation'], string>> = {
  jack: 'Jack on foot',
  joined: 'Cut off or joined',
  hideout: 'Hideouts in reach',
  discovery: 'Discovery Locations in reach',
  police: 'Police steps',
  search: 'Searches',
  alley: 'Alleys',
  boat: 'Boats',
  sector: 'Sections',
  walking: 'Steps on foot',
  escape: 'Steps to the nearest exit',
  sewer: 'Sewers',
  light: 'Gaslight',
  lantern: 'Watson’s lantern',
  visibility: 'Visibility',
};

const LIMIT_WORDS: Readonly<Record<DiffLimit, string>> = {
  routes: 'Some circles have too many routes to list; for them only pairs were compared.',
  distances:
    'The board has too many circles to compare all distances; circles that are cut off are listed, those too far away are not.',
};

/** How many of each sign: `5 lost, 2 changed`. */
export function describeSignCounts(
  { lines }: TextReportGroup,
  names: Readonly<Record<ChangeSign, string>>,
): string {
  return (['−', '+', '~'] as const)
    .map((sign) => [lines.filter((line) => line.sign === sign).length, names[sign]] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');
}

export const EDIT_SIGN_NAMES: Readonly<Record<ChangeSign, string>> = {
  '+': 'added',
  '−': 'removed',
  '~': 'changed',
};
export const CONSEQUENCE_SIGN_NAMES: Readonly<Record<ChangeSign, string>> = {
  '+': 'gained',
  '−': 'lost',
  '~': 'changed',
};
