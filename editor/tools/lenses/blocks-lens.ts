/** Blocks by kind, and the areas that nobody declared yet. */
import { facesOfBoard, type Face, type Point, type StreetBoard } from '../../../model/index.js';
import { outlinesOfFaces, type Outlines } from '../../../model/relations/outlines-of-faces.js';
import { capital } from '../../../model/text/capital.js';
import { matchBlocks } from '../../../validator/match-blocks.js';
import { outlinesOfBlock, placeInside } from '../outline.js';
import type { Look, Shape } from '../shape.js';
import { wordsOf } from '../words.js';
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
      ...shapesOfFaces(open),
      ...blocks.flatMap((block) =>
        block.kind === 'houses'
          ? []
          : labelled(
              outlinesOfBlock(board, block)[0]!,
              block.kind === 'water' ? 'water' : 'unused',
              block.kind,
            ),
      ),
    ],
    words:
      only && chosen.length === 1
        ? `${capital(wordsOf(board, only.id))} is declared as ${KINDS[only.kind]}.`
        : `${listed(counts)}; ${open.length === 0 ? 'every area is declared' : `${some(open.length, 'area is', 'areas are')} not declared yet`}.`,
  };
}

const KINDS = { houses: 'houses', water: 'water', none: 'neither houses nor water' } as const;

/** An area between lines that is no block yet. */
interface OpenFace extends Face {
  readonly outlines: Outlines;
}

export function undeclaredFaces(board: StreetBoard): readonly OpenFace[] {
  const [{ inner }, outlines] = [facesOfBoard(board), outlinesOfFaces(board)];
  return matchBlocks(board).undeclared.map((face) => ({ ...inner[face]!, outlines: outlines[face]! }));
}

/** The areas that nobody declared, each with a question mark. */
export const shapesOfFaces = (faces: readonly OpenFace[]): readonly Shape[] =>
  faces.length === 0
    ? []
    : [
        {
          kind: 'areas',
          look: 'undeclared',
          parts: faces.flatMap(({ outlines }) => outlines),
          under: true,
        },
        ...faces.slice(0, MOST_LABELS).flatMap(({ outlines }) => labelled(outlines[0]!, 'undeclared', '?')),
      ];

/** Beyond this words only cover each other. */
const MOST_LABELS = 200;

function labelled(outline: readonly Point[], look: Look, text: string): readonly Shape[] {
  const at = placeInside(outline);
  return at ? [{ kind: 'label', look, at, text, middle: true }] : [];
}
