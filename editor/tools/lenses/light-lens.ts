/** Light in the starting position: which hexes are lit, where the lantern shines, who is seen. */
import {
  centreOfHex,
  gaslightGlow,
  hexesLitByGaslight,
  hexNeighbours,
  lanternRay,
  parseHexId,
  startPosition,
  visibilityOf,
  type Character,
  type HexBoard,
  type HexId,
  type Point,
  type Position,
} from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { outlineOfHex } from '../hex-outline.js';
import type { Look, Shape } from '../shape.js';
import { listed, rings, told, type Seen } from './seen.js';

export function seenInLight(board: HexBoard, selection: readonly string[]): Seen {
  const start = startPosition(board);
  if (!start) return told('Nobody is placed yet. Press E to place the characters and lamps.');
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
      ...rings('lens', where(visible), 0.7 * size),
      ...rings('lens-barred', where(invisible), 0.7 * size),
      ...where(visible).map((at): Shape => below(at, size, 'seen')),
      ...where(invisible).map((at): Shape => below(at, size, 'unseen')),
    ],
    words: wordsOfSelected(board, start, selection) ?? wordsOfAll(visible, invisible),
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

function hexes(board: HexBoard, look: Look, ids: readonly HexId[]): readonly Shape[] {
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

/** What the selected gaslights would light, with a tile on them or without. */
function glowOf(board: HexBoard, selection: readonly string[]): readonly HexId[] {
  const glow = gaslightGlow(board);
  return selection.flatMap((key) => {
    const lamp = board.setup?.lamps.find(({ tile }) => key === `lamp:${tile}`);
    return glow.get(lamp?.hex ?? (key as HexId)) ?? [];
  });
}

/** Why one character is seen or not. */
function wordsOfSelected(board: HexBoard, start: Position, selection: readonly string[]): string | undefined {
  const key = selection.length === 1 ? selection[0]! : '';
  const character = key.startsWith('character:') ? (key.slice('character:'.length) as Character) : undefined;
  const hex = character && start.characters[character];
  if (!hex) return undefined;
  const { watson } = start.characters;
  const beside = Object.entries(start.characters)
    .filter(([other, place]) => other !== character && (hexNeighbours(board).get(hex) ?? []).includes(place))
    .map(([other]) => capital(other));
  const why = [
    ...(hexesLitByGaslight(board, start.lamps).includes(hex) ? ['a gaslight lights the hex'] : []),
    ...(watson !== undefined && lanternRay(board, watson, start.watsonFaces).includes(hex)
      ? ['the lantern shines there']
      : []),
    ...(beside.length > 0 ? [`${listed(beside)} ${beside.length === 1 ? 'stands' : 'stand'} beside`] : []),
  ];
  return why.length === 0
    ? `${capital(character)} is not seen: no light falls there and nobody stands beside.`
    : `${capital(character)} is seen: ${listed(why)}.`;
}

const wordsOfAll = (visible: readonly Character[], invisible: readonly Character[]): string =>
  visible.length + invisible.length === 0
    ? 'Nobody stands on the board yet.'
    : `Seen: ${listed(visible.map(capital)) || 'nobody'}. Not seen: ${listed(invisible.map(capital)) || 'nobody'}.`;
