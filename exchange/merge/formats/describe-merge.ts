/** A merge in sentences. */
import {
  capitalise,
  describeId,
  describePart,
  escapeInvisible,
  pluralise,
  printableText,
} from '../../../model/index.js';
import type { MergeConflict, MergeNote, MergeReport, RenamedId } from '../merge-result.js';

/** What the formats for people show. */
export interface MergeText {
  readonly title: string;
  readonly verdict: string;
  readonly renamed: readonly string[];
  readonly notes: readonly string[];
  readonly conflicts: readonly ConflictText[];
}

interface ConflictText {
  readonly words: string;
  /** What each side has. */
  readonly values: readonly (readonly [side: 'base' | 'ours' | 'theirs', words: string])[];
}

export function describeMerge({ base, ours, theirs, merged, ...result }: MergeReport): MergeText {
  const { conflicts, renamed, notes } = result;
  const count = pluralise(conflicts.length, 'conflict');
  return {
    title: `${printableText(merged.id, MOST)}: ${base.boardVersion} with ours ${ours.boardVersion} and theirs ${theirs.boardVersion} is ${merged.boardVersion}`,
    verdict: conflicts.length === 0 ? 'All edits are merged.' : `${count}; the board has our side of each.`,
    renamed: renamed.map(describeRenamed),
    notes: notes.map(describeNote),
    conflicts: conflicts.map(describeConflict),
  };
}

const describeRenamed = ({ part, from, to, because }: RenamedId): string =>
  because === 'same'
    ? `their ${part} ${from} is our ${part} ${to}`
    : `their ${part} ${from} is now ${to}, because ours has another ${from}`;

const describeNote = ({ part, of, sentence }: MergeNote): string => `${nameOf(part, of)}: ${sentence}`;

function describeConflict(conflict: MergeConflict): ConflictText {
  const { part, of, property, base, ours, theirs } = conflict;
  const name =
    property === undefined ? nameOf(part, of) : `${nameOf(part, of)}, ${printableText(property, MOST)}`;
  return {
    words: `${capitalise(name)}: ${describeKind(conflict)}`,
    values: [
      ['base', value(base)],
      ['ours', value(ours)],
      ['theirs', value(theirs)],
    ],
  };
}

function describeKind({ kind, property }: MergeConflict): string {
  switch (kind) {
    case 'both-changed':
      return 'both sides changed it';
    case 'both-added':
      return 'both sides added it, each in another form';
    case 'deleted-by-ours':
      return `our side deleted it, theirs changed ${property === undefined ? 'or used ' : ''}it`;
    case 'deleted-by-theirs':
      return `their side deleted it, ours changed ${property === undefined ? 'or used ' : ''}it`;
  }
}

/** The words for what was edited. */
function nameOf(part: MergeConflict['part'], of: string): string {
  switch (part) {
    case 'street':
    case 'waterline':
      return describePart(part, of.split('-'));
    case 'circle':
    case 'crossing':
    case 'junction':
    case 'block':
    case 'hex':
      return describeId(of);
    case 'exit':
    case 'character':
    case 'lamp':
      return describePart(part, [of]);
    case 'expect':
      return `the expected count ${printableText(of, MOST)}`;
    case 'witness':
    case 'waiver':
      return `the ${part} ${printableText(of, MOST)}`;
    case 'provenance':
      return `provenance, ${printableText(of, MOST)}`;
    case 'board':
      return 'the board';
    default:
      return `the ${part}`;
  }
}

const MOST = 160;

/** A value as in the file, shortened. */
const value = (of: unknown): string =>
  of === null
    ? 'none'
    : printableText(typeof of === 'string' ? escapeInvisible(of) : JSON.stringify(of), MOST);
