/** Blocks by kind, and the areas that nobody declared yet. */
import { facesOfBoard, type Face, type StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../../validator/match-blocks.js';
import { outlineOfWalk, placeInside } from '../outline.js';
import type { Look, Shape } from '../shape.js';
import { capital, wordsOf } from '../words.js';
import { areas } from './alley.js';
import { listed, some, type Seen } from './seen.js';

export function seenInBlocks(board: StreetBoard, selection: readonly string[]): Seen {
  const { blocks } = board;
  const open = undeclaredFaces(board);
  const of = (kind: string): number => blocks.filter((block) => block.kind === kind).length;
  const chosen = blocks.filter(({ id }) => selection.includes(id));
  const counts = [
    some(of('houses'), 'block of houses', 'blocks of houses'),
    ...(of('water') > 0 ? [`${of('water')} of water`] : []),
    ...(of('none') > 0 ? [`${of('none')} that count for nothing`] : []),
  ];
  const [only] = chosen;
  return {
    shapes: [
      ...(['houses', 'water', 'none'] as const).flatMap((kind) => areas(board, blocks, kind)),
      ...shapesOfFaces(board, open),
      ...blocks.flatMap(({ kind, walk }) =>
        kind === 'houses' ? [] : labelled(board, walk, kind === 'water' ? 'water' : 'unused', kind),
      ),
    ],
    words:
      only && chosen.length === 1
        ? `${capital(wordsOf(board, only.id))} is declared as ${KINDS[only.kind]}.`
        : `${listed(counts)}; ${open.length === 0 ? 'every area is declared' : `${some(open.length, 'area is', 'areas are')} not declared yet`}.`,
  };
}

const KINDS = { houses: 'houses', water: 'water', none: 'neither houses nor water' } as const;

/** The areas between lines that are no block yet. */
export function undeclaredFaces(board: StreetBoard): readonly Face[] {
  const { inner } = facesOfBoard(board);
  return matchBlocks(board).undeclared.flatMap((face) => inner[face] ?? []);
}

/** The areas that nobody declared, each with a question mark. */
export const shapesOfFaces = (board: StreetBoard, faces: readonly Face[]): readonly Shape[] =>
  faces.length === 0
    ? []
    : [
        {
          kind: 'areas',
          look: 'undeclared',
          parts: faces.flatMap(({ walk, islands }) =>
            [walk, ...islands].map((each) => outlineOfWalk(board, each)),
          ),
          under: true,
        },
        ...faces.slice(0, MOST_LABELS).flatMap(({ walk }) => labelled(board, walk, 'undeclared', '?')),
      ];

/** Beyond this words only cover each other. */
const MOST_LABELS = 200;

function labelled(board: StreetBoard, walk: readonly string[], look: Look, text: string): readonly Shape[] {
  const at = placeInside(outlineOfWalk(board, walk));
  return at ? [{ kind: 'label', look, at, text, middle: true }] : [];
}
