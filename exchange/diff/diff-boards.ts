/** Compares two boards of one game: edits and their consequences in play. */
import {
  type Block,
  type Board,
  boardForExport,
  classifyChange,
  compareIds,
  compareStrings,
  digestBoard,
  hasPlaces,
  isStreetBoard,
  matchNodes,
  type NodeMatching,
  requiredVersionStep,
  type StreetBoard,
} from '../../model/index.js';
import { blockEdits } from './block-edits.js';
import {
  createIdMapping,
  IDENTITY_ID_MAPPING,
  mapBlockWalks,
  renameNodes,
  type IdMapping,
} from './id-mapping.js';
import { findMergedNodes, joinLines, joinWalk, type MergedNodes } from './merged-nodes.js';
import {
  BOARD_PARTS,
  EDIT_TYPES,
  RELATION_TITLES,
  type BoardDiff,
  type Consequence,
  type Edit,
  type BoardIdentity,
  type StatedDifference,
} from './board-diff.js';
import { importedEdits } from './imported-edits.js';
import { statedDifferences } from './stated-differences.js';
import { hexConsequences } from './hex-consequences.js';
import { lineEdits, nodeEdits } from './node-and-line-edits.js';
import { hexEdits, metadataEdits } from './hex-and-metadata-edits.js';
import { streetConsequences, type StreetConsequences } from './street-consequences.js';

/**
 * Compares two boards; the order of their lists does not matter. Throws for boards of different games.
 *
 * @example
 * {@includeCode ../../docs/examples/api/diff-boards.ts}
 */
export function diffBoards(one: Board, other: Board): BoardDiff {
  if (one.game !== other.game)
    throw new Error(`a board of ${one.game} cannot be compared with one of ${other.game}`);
  // Sorted once, so that relations are computed once per board. What the format does not know makes no difference.
  const [before, after] = [boardForExport(one), boardForExport(other)];
  const { edits, consequences, limits, stated, imports } = compared(before, after);
  const change = classifyChange(imports?.before ?? before, after);
  const renumbered = imports?.renumbered;
  return {
    format: 'lamplighter-diff',
    version: 1,
    game: after.game,
    before: namedBoard(before),
    after: namedBoard(after),
    same: [edits, renumbered, stated].every((list = []) => list.length === 0),
    change,
    // Every import chooses its own ids, so no version step is required.
    ...(before.id === after.id &&
      renumbered === undefined && {
        step: requiredVersionStep(before.boardVersion, after.boardVersion, change),
      }),
    ...(renumbered && { renumbered }),
    edits: edits.toSorted(compareEdits),
    ...(stated && { stated }),
    consequences: consequences.toSorted(compareConsequences),
    limits,
  };
}

const namedBoard = (board: Board): BoardIdentity => ({
  id: board.id,
  name: board.name,
  boardVersion: board.boardVersion,
  digest: digestBoard(board),
});

interface Compared extends StreetConsequences {
  readonly edits: readonly Edit[];
  readonly stated?: readonly StatedDifference[];
  /** If nodes are matched by the ids of one author: the old board in the new ids, and the nodes whose ids differ. */
  readonly imports?: {
    readonly before: StreetBoard;
    readonly renumbered: NonNullable<BoardDiff['renumbered']>;
  };
}

function compared(before: Board, after: Board): Compared {
  if (isStreetBoard(before) && isStreetBoard(after)) return comparedStreets(before, after);
  if (isStreetBoard(before) || isStreetBoard(after)) throw new Error('a street board and a hex board');
  return {
    edits: [
      ...hexEdits(before, after),
      ...metadataEdits(before, after, IDENTITY_ID_MAPPING),
      ...importedEdits(before.provenance, after.provenance),
    ],
    consequences: hexConsequences(before, after),
    limits: [],
  };
}

function comparedStreets(before: StreetBoard, after: StreetBoard): Compared {
  const matching = matchNodes(before, after);
  const names = createIdMapping(before, after, matching.renamed);
  // A node that changed its kind is the same end of a street, but not the same in play.
  const drawn =
    matching.became.size === 0
      ? names
      : createIdMapping(before, after, new Map([...matching.renamed, ...matching.became]));
  const inNames = renameNodes(before, drawn.forth);
  const { merged, split } = matching.byAuthor.size > 0 ? findMergedNodes(inNames, after) : NO_MERGES;
  const [oldBlocks, newBlocks] = [joinBlocks(inNames.blocks, merged), joinBlocks(after.blocks, split)];
  const blocks = blockEdits(oldBlocks, newBlocks, drawn);
  const forth = (id: string): string =>
    id.startsWith('b') ? (blocks.renamed.get(id) ?? id) : drawn.forth(id);
  const streets = lineEdits(
    'street',
    joinLines(inNames.streets, merged),
    joinLines(after.streets, split),
    drawn,
  );
  const stated = statedDifferences(inNames, after);
  const areStreetsReported = streets.length + merged.size + split.size > 0;
  const reported = new Set([
    ...(stated ?? []).map(({ relation }) => relation),
    ...(areStreetsReported ? ['streets'] : []),
  ]);
  return {
    edits: [
      ...asMerges(nodeEdits(before, after, matching, drawn), { merged, split }, drawn),
      ...streets,
      ...lineEdits(
        'waterline',
        joinLines(inNames.waterlines, merged),
        joinLines(after.waterlines, split),
        drawn,
      ),
      ...blocks.edits,
      ...metadataEdits(before, after, { ...drawn, forth }),
      ...importedEdits(inNames.provenance, after.provenance, reported),
      ...placesEdits(before, after),
    ],
    ...(stated && { stated }),
    ...(matching.byAuthor.size > 0 && {
      imports: { before: inNames, renumbered: renumberedNodes(matching) },
    }),
    ...streetConsequences(
      matching.became.size === 0 ? inNames : renameNodes(before, names.forth),
      after,
      names,
    ),
  };
}

const NO_MERGES: MergedNodes = { merged: new Map(), split: new Map() };

const joinBlocks = (blocks: readonly Block[], merged: ReadonlyMap<string, string>): readonly Block[] =>
  merged.size === 0 ? blocks : blocks.map((block) => mapBlockWalks(block, (walk) => joinWalk(walk, merged)));

/** A node that was merged into another is no removal, and one that was split off no addition. */
const asMerges = (
  edits: readonly Edit[],
  { merged, split }: MergedNodes,
  { forth, back }: IdMapping,
): Edit[] =>
  edits.map((edit) => {
    const [gone, come] = [edit.how === 'removed' && edit.of.before, edit.how === 'added' && edit.of.after];
    const successor = gone ? merged.get(forth(gone)) : undefined;
    if (successor !== undefined) return { ...edit, how: 'merged', of: { ...edit.of, after: successor } };
    const origin = come ? split.get(come) : undefined;
    return origin === undefined ? edit : { ...edit, how: 'split', of: { before: back(origin), ...edit.of } };
  });

const renumberedNodes = ({ byAuthor }: NodeMatching): NonNullable<BoardDiff['renumbered']> =>
  [...byAuthor]
    .flatMap(([before, after]) => (before === after ? [] : [{ before, after }]))
    .sort((a, b) => compareIds(a.before, b.before));

/** One edit if only one of the boards has places. */
function placesEdits(before: StreetBoard, after: StreetBoard): Edit[] {
  const [one, other] = [hasPlaces(before), hasPlaces(after)];
  const of = { before: after.id, after: after.id };
  return one === other
    ? []
    : [{ part: 'board', how: 'changed', of, property: 'places', before: one, after: other }];
}

const compareEdits = (a: Edit, b: Edit): number =>
  BOARD_PARTS.indexOf(a.part) - BOARD_PARTS.indexOf(b.part) ||
  EDIT_TYPES.indexOf(a.how) - EDIT_TYPES.indexOf(b.how) ||
  compareNames(nameOf(a), nameOf(b)) ||
  compareStrings(a.property ?? '', b.property ?? '');

const nameOf = ({ of }: Edit): string => of.before ?? of.after ?? '';

const compareConsequences = (a: Consequence, b: Consequence): number =>
  RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation) ||
  HOW_FOLLOWED.indexOf(a.how) - HOW_FOLLOWED.indexOf(b.how) ||
  comparePairs((a.before ?? a.after!).of, (b.before ?? b.after!).of);

const RELATIONS = Object.keys(RELATION_TITLES);
const HOW_FOLLOWED: readonly Consequence['how'][] = ['lost', 'gained', 'changed'];

const comparePairs = (a: readonly string[], b: readonly string[]): number =>
  compareNames(a[0] ?? '', b[0] ?? '') || compareNames(a[1] ?? '', b[1] ?? '');

/** Orders ids by kind and number, lines by their ends, other texts alphabetically. */
function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  if (!ID.test(a) || !ID.test(b)) return compareStrings(a, b);
  const [[a1 = '', a2 = ''], [b1 = '', b2 = '']] = [a.split(LINK), b.split(LINK)];
  return compareIds(a1, b1) || compareIds(a2, b2);
}

const ID = /^(h-?\d+,-?\d+|[cxtb]\d+(-[cxt]\d+)?)$/;
const LINK = /(?<=^[cxt]\d+)-/;
