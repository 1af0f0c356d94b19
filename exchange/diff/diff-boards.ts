/** The difference between two boards of one game, in what was edited and in what it means. */
import { compareIds, isStreetBoard, type Board, type StreetBoard } from '../../model/board.js';
import { changeBetween } from '../../model/change.js';
import { digestBoard } from '../../model/file/digest-board.js';
import { sortBoard } from '../../model/file/sort-board.js';
import { versionStep } from '../../model/version-step.js';
import { blockEdits } from './block-edits.js';
import { namesOf, THE_SAME, withNames } from './common-ids.js';
import { CONSEQUENCES, HOW_EDITED, PARTS } from './diff.js';
import type { BoardDiff, Consequence, Edit, NamedBoard } from './diff.js';
import { hexConsequences } from './hex-consequences.js';
import { hexEdits } from './hex-edits.js';
import { lineEdits } from './line-edits.js';
import { matchNodes } from '../../model/matching/match-nodes.js';
import { compareTexts } from '../../model/text/compare-texts.js';
import { nodeEdits } from './node-edits.js';
import { recordEdits } from './record-edits.js';
import { streetConsequences, type Followed } from './street-consequences.js';

/** Compares two boards; in whatever order they are written, the answer is the same. Boards of different games have nothing in common. */
export function diffBoards(one: Board, other: Board): BoardDiff {
  if (one.game !== other.game)
    throw new Error(`a board of ${one.game} cannot be compared with one of ${other.game}`);
  // Sorted once, so that all that is asked of them is worked out once.
  const [before, after] = [sortBoard(one), sortBoard(other)];
  const { edits, consequences, limits } = compared(before, after);
  const change = changeBetween(before, after);
  return {
    format: 'lamplighter-diff',
    version: 1,
    game: after.game,
    before: namedBoard(before),
    after: namedBoard(after),
    same: edits.length === 0,
    change,
    ...(before.id === after.id && { step: versionStep(before.boardVersion, after.boardVersion, change) }),
    edits: edits.toSorted(compareEdits),
    consequences: consequences.toSorted(compareConsequences),
    limits,
  };
}

const namedBoard = (board: Board): NamedBoard => ({
  id: board.id,
  name: board.name,
  boardVersion: board.boardVersion,
  digest: digestBoard(board),
});

function compared(before: Board, after: Board): Followed & { readonly edits: readonly Edit[] } {
  if (isStreetBoard(before) && isStreetBoard(after)) return comparedStreets(before, after);
  if (isStreetBoard(before) || isStreetBoard(after)) throw new Error('a street board and a hex board');
  return {
    edits: [...hexEdits(before, after), ...recordEdits(before, after, THE_SAME)],
    consequences: hexConsequences(before, after),
    limits: [],
  };
}

function comparedStreets(
  before: StreetBoard,
  after: StreetBoard,
): Followed & { readonly edits: readonly Edit[] } {
  const matching = matchNodes(before, after);
  const names = namesOf(before, after, matching.renamed);
  // What became of another kind is the same end of a street, but not the same in play.
  const drawn =
    matching.became.size === 0
      ? names
      : namesOf(before, after, new Map([...matching.renamed, ...matching.became]));
  const inNames = withNames(before, drawn.forth);
  const blocks = blockEdits(inNames.blocks, after.blocks, drawn);
  const forth = (id: string): string =>
    id.startsWith('b') ? (blocks.renamed.get(id) ?? id) : drawn.forth(id);
  return {
    edits: [
      ...nodeEdits(before, after, matching, drawn),
      ...lineEdits('street', inNames.streets, after.streets, drawn),
      ...lineEdits('waterline', inNames.waterlines, after.waterlines, drawn),
      ...blocks.edits,
      ...recordEdits(before, after, { ...drawn, forth }),
    ],
    ...streetConsequences(
      matching.became.size === 0 ? inNames : withNames(before, names.forth),
      after,
      names,
    ),
  };
}

const compareEdits = (a: Edit, b: Edit): number =>
  PARTS.indexOf(a.part) - PARTS.indexOf(b.part) ||
  HOW_EDITED.indexOf(a.how) - HOW_EDITED.indexOf(b.how) ||
  compareNames(nameOf(a), nameOf(b)) ||
  compareTexts(a.property ?? '', b.property ?? '');

const nameOf = ({ of }: Edit): string => of.before ?? of.after ?? '';

const compareConsequences = (a: Consequence, b: Consequence): number =>
  CONSEQUENCES.indexOf(a.relation) - CONSEQUENCES.indexOf(b.relation) ||
  HOW_FOLLOWED.indexOf(a.how) - HOW_FOLLOWED.indexOf(b.how) ||
  compareLists((a.before ?? a.after!).of, (b.before ?? b.after!).of);

const HOW_FOLLOWED: readonly Consequence['how'][] = ['lost', 'gained', 'changed'];

function compareLists(a: readonly string[], b: readonly string[]): number {
  return compareNames(a[0] ?? '', b[0] ?? '') || compareNames(a[1] ?? '', b[1] ?? '');
}

/** Ids by kind and number, lines by their ends, other words by their letters. */
function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  if (!ID.test(a) || !ID.test(b)) return compareTexts(a, b);
  const [[a1 = '', a2 = ''], [b1 = '', b2 = '']] = [a.split(LINK), b.split(LINK)];
  return compareIds(a1, b1) || compareIds(a2, b2);
}

const ID = /^(h-?\d+,-?\d+|[cxtb]\d+(-[cxt]\d+)?)$/;
const LINK = /(?<=^[cxt]\d+)-/;
