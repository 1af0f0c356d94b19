/** A difference told in words: the form that all formats for people share. */
import { shown } from '../../../model/text/visible.js';
import type { BoardDiff, Consequence, Edit, Limit } from '../diff.js';
import { wordsOfConsequence } from './words-of-consequence.js';
import { wordsOfEdit } from './words-of-edit.js';

export type Sign = '+' | '−' | '~';

export interface TellingGroup {
  readonly title: string;
  readonly lines: readonly { readonly sign: Sign; readonly words: string }[];
}

export interface Telling {
  /** Which boards: `whitehall 1.0.0 → 1.1.0`. */
  readonly title: string;
  /** What class of change it is, and whether the version says so. */
  readonly verdict: string;
  readonly versionIsWrong: boolean;
  readonly edits: readonly TellingGroup[];
  readonly consequences: readonly TellingGroup[];
  /** What is said in place of consequences, where something was edited and none follows. */
  readonly unmoved?: string;
  readonly notes: readonly string[];
}

/** Tells a difference. */
export function tell(diff: BoardDiff): Telling {
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
      (edit) => wordsOfEdit(edit, nowCalled),
    ),
    consequences: groupsOf(
      diff.consequences,
      ({ relation }) => CONSEQUENCE_TITLES[relation],
      signOf,
      (each) => wordsOfConsequence(each, nowCalled),
    ),
    ...(diff.edits.length > 0 && diff.consequences.length === 0 && { unmoved: wordsOfUnmoved(diff) }),
    notes: diff.limits.map((limit) => LIMIT_WORDS[limit]),
  };
}

/** What is called otherwise now, so that nothing is told as gone that only has another name. */
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
    `${shown(before.id, MOST)} ${shown(before.boardVersion, MOST)}`,
    shown(after.boardVersion, MOST),
  ];
  return before.id === after.id ? `${then} → ${now}` : `${then} → ${shown(after.id, MOST)} ${now}`;
}

const CLASS_WORDS = {
  none: 'Nothing changed that the digest covers, only what is said about the board',
  geometry: 'The drawing changed, but nothing plays differently',
  play: 'It plays differently',
  identity: 'A circle, crossing, hex or exit is gone or has another id',
} as const;

function verdictOf({ same, change, step, after }: BoardDiff): string {
  if (same) return 'The boards are the same.';
  const words = CLASS_WORDS[change];
  if (step === undefined) return `${words}. These are two different boards, so no version follows from it.`;
  if (step.step === 'none') return `${words}. The version may stay.`;
  const asked = `${words} (${change}), which asks for a ${step.step} step of the version`;
  return step.enough
    ? `${asked}: ${shown(after.boardVersion, MOST)} will do.`
    : `${asked}: write ${step.least} or higher, not ${shown(after.boardVersion, MOST)}.`;
}

/** Colours, borders, letters and tracks are played with, and no relation follows from them. */
const wordsOfUnmoved = ({ change }: BoardDiff): string =>
  change === 'play'
    ? 'What plays differently is among the edits.'
    : 'Nobody moves, searches or sees otherwise than before.';

function groupsOf<T>(
  things: readonly T[],
  titleOfThing: (thing: T) => string,
  sign: (thing: T) => Sign,
  words: (thing: T) => string,
): TellingGroup[] {
  const groups = new Map<string, { sign: Sign; words: string }[]>();
  for (const thing of things) {
    const title = titleOfThing(thing);
    const line = { sign: sign(thing), words: words(thing) };
    const known = groups.get(title);
    if (known) known.push(line);
    else groups.set(title, [line]);
  }
  return [...groups].map(([title, lines]) => ({ title, lines }));
}

const signOfEdit = ({ how }: Edit): Sign => (how === 'added' ? '+' : how === 'removed' ? '−' : '~');
const signOf = ({ how }: Consequence): Sign => (how === 'gained' ? '+' : how === 'lost' ? '−' : '~');

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
  visibility: 'Who is seen',
};

const LIMIT_WORDS: Readonly<Record<Limit, string>> = {
  routes:
    'Round some circles there are too many routes to list; there, only pairs were compared, not routes.',
  distances:
    'The board has too many circles to compare all distances; what is cut off is told, what is too far is not.',
};

/** How many of each sign: `5 lost, 2 changed`. */
export function countsOf({ lines }: TellingGroup, names: Readonly<Record<Sign, string>>): string {
  return (['−', '+', '~'] as const)
    .map((sign) => [lines.filter((line) => line.sign === sign).length, names[sign]] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');
}

export const EDIT_SIGNS: Readonly<Record<Sign, string>> = { '+': 'added', '−': 'removed', '~': 'changed' };
export const CONSEQUENCE_SIGNS: Readonly<Record<Sign, string>> = {
  '+': 'gained',
  '−': 'lost',
  '~': 'changed',
};
