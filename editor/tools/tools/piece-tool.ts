/** Placing the starting position of Mr Jack: characters, lamps, covers, exits and cordons. */
import {
  placeCharacter,
  placeLamp,
  setCover,
  setWatsonFaces,
  type Action,
  type LampTile,
} from '../../document/index.js';
import {
  CHARACTERS,
  DIRECTIONS,
  hexAtPoint,
  idOfHex,
  isHexBoard,
  neighbourInDirection,
  parseHexId,
  type Character,
  type Direction,
  type Hex,
  type HexBoard,
  type HexId,
  type HexKind,
  type Point,
} from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { outlineOfHex } from '../hex-outline.js';
import { hexOfPiece, LAMP_TILES, placeOfPiece } from '../pieces.js';
import { cornersOfSide, rimSideAt } from '../rim-side.js';
import type { Draft, Reply, Scene, Settings, Tool } from '../tool.js';
import { wordsOf } from '../words.js';
import { exitNear, toggleCordon, toggleExit } from './exits.js';

type Piece = Settings['piece'];
const WATSON = 'character:watson';

/** It has no states: every click is a whole. What stands where it may not is placed all the same, and the findings tell. */
export const piece: Tool<null> = {
  id: 'piece',
  idle: null,
  isBusy: () => false,
  hint: (_, { board, settings, selection }) => {
    if (!isHexBoard(board)) return 'This board has streets and no starting position to place.';
    if (board.hexes.length === 0) return 'Lay some hexes first: press H.';
    if (settings.piece === WATSON && selection.includes(WATSON))
      return 'Click a hex beside Watson to turn his lantern there; elsewhere, or with Shift, to move him.';
    if (settings.piece.startsWith('lamp:'))
      return `Click the gaslight where ${wordsOf(board, settings.piece)} burns.`;
    return HINTS[settings.piece] ?? `Click the hex where ${wordsOf(board, settings.piece)} starts.`;
  },
  on: (gesture, _, scene) => {
    const { board } = scene;
    if (gesture.type === 'cancel') return { select: [] };
    if (!isHexBoard(board)) return {};
    switch (gesture.type) {
      case 'hover':
      case 'drag':
        return { draft: target(board, gesture.at, scene.settings.piece) };
      case 'click':
      case 'drop':
        return act(board, gesture.at, gesture.shift === true, scene);
      default:
        return {};
    }
  },
};

const HINTS: Partial<Readonly<Record<Piece, string>>> = {
  cover: 'Click a manhole to cover it, or a covered one to open it.',
  exit: 'Click near the outer side of a hex at the rim to make an exit there, or an exit to take it away.',
  cordon: 'Click an exit to put it under police cordon, or to open it.',
};

/** What a click here would mean. */
function target(board: HexBoard, at: Point, what: Piece): Draft {
  if (what === 'exit') {
    const side = rimSideAt(board, at);
    return side ? { lines: [cornersOfSide(board, side)] } : {};
  }
  if (what === 'cordon') {
    const place = placeOfPiece(board, exitNear(board, at) ?? '');
    return place ? { snap: { at: place } } : {};
  }
  return { area: outlineOfHex(board.layout, hexAtPoint(board.layout, at)) };
}

function act(board: HexBoard, at: Point, shift: boolean, { settings, selection }: Scene): Reply<null> {
  const what = settings.piece;
  if (what === 'exit') return toggleExit(board, at);
  if (what === 'cordon') return toggleCordon(board, at);
  const hex = hexUnder(board, at);
  if (!hex) return { said: 'There is no hex here. Paint it first: press H.' };
  const id = idOfHex(hex);
  if (what === 'cover') return toggleCover(board, id, hex.kind);
  if (what === WATSON && selection.includes(WATSON) && !shift) {
    const turned = turn(board, id);
    if (turned) return turned;
  }
  return place(board, what, id, hex.kind);
}

function hexUnder(board: HexBoard, at: Point): Hex | undefined {
  const [q, r] = hexAtPoint(board.layout, at);
  return board.hexes.find((hex) => hex.at[0] === q && hex.at[1] === r);
}

function place(board: HexBoard, what: Piece, id: HexId, kind: HexKind): Reply<null> {
  const before = hexOfPiece(board, what);
  const name = wordsOf(board, what);
  if (before === id) return { select: [what], said: `${capital(name)} stands here; now it is selected.` };
  const isCharacter = what.startsWith('character:');
  const done: Action = isCharacter
    ? placeCharacter(what.slice('character:'.length) as Character, id)
    : placeLamp(what.slice('lamp:'.length) as LampTile, id);
  const fits = isCharacter ? kind === 'street' || kind === 'manhole' : kind === 'gaslight';
  // Watson stays in hand, since his lantern is to be turned next.
  const next = before === undefined && what !== WATSON ? missing(board, what) : undefined;
  return {
    perform: [`${before === undefined ? 'Place' : 'Move'} ${name}`, done],
    select: [what],
    ...(next && { settings: { piece: next } }),
    said: `${capital(name)} is on ${id.slice(1)}${fits ? '.' : `, which is a ${kind} hex: ${isCharacter ? 'nobody starts' : 'no lamp burns'} there.`}`,
  };
}

/** The next piece of the same kind that has no place yet, so that one click follows another. */
function missing(board: HexBoard, after: Piece): Piece | undefined {
  const all: readonly Piece[] = after.startsWith('lamp:')
    ? LAMP_TILES.map((tile) => `lamp:${tile}` as const)
    : CHARACTERS.map((character) => `character:${character}` as const);
  const from = all.indexOf(after);
  return [...all.slice(from + 1), ...all.slice(0, from)].find(
    (each) => hexOfPiece(board, each) === undefined,
  );
}

/** Turns Watson towards a hex beside him. */
function turn(board: HexBoard, towards: HexId): Reply<null> | undefined {
  const at = parseHexId(hexOfPiece(board, WATSON) ?? '');
  const way = at && DIRECTIONS.find((each) => idOfHex({ at: neighbourInDirection(at, each) }) === towards);
  if (!way) return undefined;
  const next = missing(board, WATSON);
  return {
    perform: [`Turn Watson to the ${WAYS[way]}`, setWatsonFaces(way)],
    select: [WATSON],
    ...(next && { settings: { piece: next } }),
    said: `Watson looks to the ${WAYS[way]}.`,
  };
}

const WAYS: Readonly<Record<Direction, string>> = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
};

function toggleCover(board: HexBoard, id: HexId, kind: HexKind): Reply<null> {
  const isCovered = board.setup?.covers.includes(id) === true;
  const where = `the manhole on ${id.slice(1)}`;
  if (isCovered)
    return {
      perform: [`Open ${where}`, setCover(id, false)],
      select: [],
      said: `${capital(where)} is open.`,
    };
  return {
    perform: [`Cover ${where}`, setCover(id, true)],
    select: [`cover:${id}`],
    said:
      kind === 'manhole'
        ? `${capital(where)} is covered.`
        : `A cover lies on ${id.slice(1)}, where no manhole is.`,
  };
}
