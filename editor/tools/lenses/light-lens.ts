/** Light in the starting position: lit hexes, the rays of the lantern, visible characters. */
import {
  capitalise,
  centreOfHex,
  gaslightGlow,
  hexesLitByGaslight,
  hexNeighbours,
  joinWithAnd,
  lanternRay,
  parseHexId,
  startPosition,
  visibilityOf,
  type Character,
  type HexBoard,
  type HexId,
  type HexGamePosition,
  type Point,
} from '../../../model/index.js';
import { outlineOfHex } from '../shapes/area-outlines.js';
import type { ShapeStyle, Shape } from '../shapes/shape.js';
import { ringShapes, resultWithoutShapes, type LensResult } from './lens-result.js';

export function lightLens(board: HexBoard, selection: readonly string[]): LensResult {
  const start = startPosition(board);
  if (!start)
    return resultWithoutShapes('No character is placed yet. Press E to place the characters and lamps.');
  const { watson } = start.characters;
  const ray = watson === undefined ? [] : lanternRay(board, watson, start.watsonFaces);
  const lit = hexesLitByGaslight(board, start.lamps);
  const { visible, invisible } = visibilityOf(board, start);
  const glow = glowOf(board, selection);
  const { size } = board.layout;
  const where = (characters: readonly Character[]): readonly Point[] =>
    characters.flatMap((each) => middleOf(board, start.characters[each]!));
  return {
    shapes: [
      ...hexes(board, 'lens', [...new Set([...lit, ...ray])]),
      ...hexes(board, 'lens-of', glow),
      ...lanternLine(board, watson, ray),
      ...ringShapes('lens', where(visible), 0.7 * size),
      ...ringShapes('lens-barred', where(invisible), 0.7 * size),
      ...where(visible).map((at): Shape => below(at, size, 'seen')),
      ...where(invisible).map((at): Shape => below(at, size, 'unseen')),
    ],
    sentence: describeSelected(board, start, selection) ?? describeAll(visible, invisible),
  };
}

const below = ([x, y]: Point, size: number, text: string): Shape => ({
  kind: 'label',
  look: text === 'seen' ? 'lens' : 'lens-barred',
  at: [x, y + 0.5 * size],
  text,
  middle: true,
});

const middleOf = (board: HexBoard, id: HexId): readonly Point[] => {
  const at = parseHexId(id);
  return at ? [centreOfHex(board.layout, at)] : [];
};

function hexes(board: HexBoard, look: ShapeStyle, ids: readonly HexId[]): readonly Shape[] {
  const parts = ids.flatMap((id) => {
    const at = parseHexId(id);
    return at ? [outlineOfHex(board.layout, at)] : [];
  });
  return parts.length === 0 ? [] : [{ kind: 'areas', look, parts }];
}

function lanternLine(board: HexBoard, watson: HexId | undefined, ray: readonly HexId[]): readonly Shape[] {
  const last = ray.at(-1);
  if (watson === undefined || last === undefined) return [];
  return [{ kind: 'line', look: 'lens', points: [...middleOf(board, watson), ...middleOf(board, last)] }];
}

/** What the selected gaslights light, with or without a tile. */
function glowOf(board: HexBoard, selection: readonly string[]): readonly HexId[] {
  const glow = gaslightGlow(board);
  return selection.flatMap((key) => {
    const lamp = board.setup?.lamps.find(({ tile }) => key === `lamp:${tile}`);
    return glow.get(lamp?.hex ?? (key as HexId)) ?? [];
  });
}

/** Why a character is visible or not. */
function describeSelected(
  board: HexBoard,
  start: HexGamePosition,
  selection: readonly string[],
): string | undefined {
  const key = selection.length === 1 ? selection[0]! : '';
  const character = key.startsWith('character:') ? (key.slice('character:'.length) as Character) : undefined;
  const hex = character && start.characters[character];
  if (!hex) return undefined;
  const { watson } = start.characters;
  const beside = Object.entries(start.characters)
    .filter(([other, place]) => other !== character && (hexNeighbours(board).get(hex) ?? []).includes(place))
    .map(([other]) => capitalise(other));
  const why = [
    ...(hexesLitByGaslight(board, start.lamps).includes(hex) ? ['a gaslight lights the hex'] : []),
    ...(watson !== undefined && lanternRay(board, watson, start.watsonFaces).includes(hex)
      ? ['the lantern shines there']
      : []),
    ...(beside.length > 0
      ? [`${joinWithAnd(beside)} ${beside.length === 1 ? 'stands' : 'stand'} beside`]
      : []),
  ];
  return why.length === 0
    ? `${capitalise(character)} is not seen: no light falls there and no character is beside.`
    : `${capitalise(character)} is seen: ${joinWithAnd(why)}.`;
}

const describeAll = (visible: readonly Character[], invisible: readonly Character[]): string =>
  visible.length + invisible.length === 0
    ? 'No character is on the board yet.'
    : `Seen: ${joinWithAnd(visible.map(capitalise)) || 'none'}. Not seen: ${joinWithAnd(invisible.map(capitalise)) || 'none'}.`;
