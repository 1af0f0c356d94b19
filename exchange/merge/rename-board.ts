/** A board in other ids: lines, walks, and everything that refers to nodes and blocks. */
import { type Board, type NodeId, sortPartialBoard, type StreetBoard } from '../../model/index.js';
import { mapBlockWalks, renameNodes } from '../diff/id-mapping.js';

type Names = ReadonlyMap<string, string>;

/** Renames the nodes in lines and walks, and in all references. The lists of nodes themselves are not used afterwards. */
export function renameNodesAndReferences(board: StreetBoard, names: Names): StreetBoard {
  if ([...names].every(([old, now]) => old === now)) return board;
  const forth = (id: string): string => names.get(id) ?? id;
  return renameReferences(renameNodes(board, forth), forth);
}

/** Renames the blocks, and the references to them. */
export function renameBlocksAndReferences(board: StreetBoard, names: Names): StreetBoard {
  if ([...names].every(([old, now]) => old === now)) return board;
  const forth = (id: string): string => (id.startsWith('b') ? (names.get(id) ?? id) : id);
  const blocks = board.blocks.map((block) => ({ ...block, id: forth(block.id) as typeof block.id }));
  return renameReferences({ ...board, blocks }, forth);
}

/** Witnesses cite printed numbers, so the circles in them stay. */
function renameReferences(board: StreetBoard, forth: (id: string) => string): StreetBoard {
  const { letters, provenance } = board;
  const inText = (text: string): string => text.replace(ID, forth);
  const printed = (text: string): string => text.replace(ID, (id) => sameKind(id, forth));
  const renamed: StreetBoard = {
    ...board,
    ...(letters && {
      letters: { ...letters, goulston: sameKind(letters.goulston, forth) as typeof letters.goulston },
    }),
    witnesses: board.witnesses.map((witness) => renameInWitness(witness, printed)),
    provenance: {
      ...provenance,
      ...(provenance.notes && {
        notes: provenance.notes.map((note) => ({ ...note, about: note.about.map(inText) })),
      }),
      ...(provenance.unreviewed && { unreviewed: provenance.unreviewed.map(inText) }),
    },
    waivers: board.waivers.map((waiver) => ({ ...waiver, target: inText(waiver.target) })),
  };
  return sortReferences(renamed);
}

/** The new id, unless it is a printed number or that of a node of another kind, which may not stand in its place. */
function sameKind(id: string, forth: (id: string) => string): string {
  const now = forth(id);
  return id.startsWith('c') || !now.startsWith(id.charAt(0)) ? id : now;
}

/** The subjects of a witness; its rule and its cells look like ids. */
const SUBJECTS = ['of', 'has', 'hasNot', 'oneStepOn', 'between'];

function renameInWitness<W extends Board['witnesses'][number]>(
  witness: W,
  printed: (text: string) => string,
): W {
  const entries = Object.entries(witness).map(([key, value]: [string, unknown]) => {
    if (!SUBJECTS.includes(key)) return [key, value];
    return [key, Array.isArray(value) ? value.map((each) => printed(String(each))) : printed(String(value))];
  });
  return Object.fromEntries(entries) as W;
}

/** Lines, walks and sets in their order under the new ids. */
function sortReferences(board: StreetBoard): StreetBoard {
  const { streets, waterlines, blocks, witnesses, provenance, waivers } = board;
  return {
    ...board,
    ...(sortPartialBoard({ streets, waterlines, blocks, witnesses, provenance, waivers }) as object),
  };
}

/** The board with every walk changed. */
export const mapWalks = (
  board: StreetBoard,
  change: (walk: readonly NodeId[]) => readonly NodeId[],
): StreetBoard => ({ ...board, blocks: board.blocks.map((block) => mapBlockWalks(block, change)) });

const ID = /(?<!\w)[cxtb][1-9]\d{0,6}(?!\w)/g;
