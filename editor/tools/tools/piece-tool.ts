/** Places the pieces of the starting position, exits and cordons. */
import {
  type Action,
  type LampTile,
  placeCharacter,
  placeLamp,
  setCordon,
  setManholeCover,
  setExit,
  setWatsonDirection,
} from '../../document/index.js';
import {
  capitalise,
  type Character,
  CHARACTERS,
  type Direction,
  DIRECTIONS,
  type Hex,
  hexAtPoint,
  type HexBoard,
  type HexId,
  type HexKind,
  idOfHex,
  isHexBoard,
  neighbourInDirection,
  parseHexId,
  type Point,
} from '../../../model/index.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { hexOfPiece, LAMP_TILES, positionOfPiece } from '../entities/pieces.js';
import { cornersOfSide, suggestExitName, rimSideAt } from '../grids/rim-sides.js';
import type { Draft, ToolSettings, Tool, ToolContext, ToolOption, ToolResult } from './tool.js';
import { outlineOfHex } from '../shapes/area-outlines.js';
import { describeEntity } from '../entities/describe-entity.js';

/** Adds an exit at the side under a position, or removes the one there. */
function toggleExit(board: HexBoard, at: Point): ToolResult<null> {
  const found = rimSideAt(board, at);
  if (!found)
    return { announcement: 'An exit leads off the board: click near the outer side of a border hex.' };
  const { hex, side } = found;
  const known = board.exits.find((exit) => exit.hex === hex && exit.side === side);
  if (known)
    return {
      perform: [`Take the exit ${known.id} away`, setExit({ id: known.id, remove: true })],
      announcement: `The exit ${known.id} is gone.`,
    };
  const id = suggestExitName(board, found);
  return {
    perform: [`Make the exit ${id}`, setExit({ id, hex, side })],
    select: [`exit:${id}`],
    announcement: `The exit ${id} leads out of ${hex.slice(1)}.`,
  };
}

/** Toggles the cordon of the exit at a position. */
function toggleCordon(board: HexBoard, at: Point): ToolResult<null> {
  const key = exitNear(board, at);
  if (key === undefined) return { announcement: 'Police cordon off exits: click near one.' };
  const id = key.slice('exit:'.length);
  const isOn = board.setup?.cordons.includes(id) === true;
  return {
    perform: [isOn ? `Open the exit ${id}` : `Put the exit ${id} under cordon`, setCordon(id, !isOn)],
    select: [key],
    announcement: `The exit ${id} is ${isOn ? 'open' : 'under police cordon'}.`,
  };
}

/** The key of the exit whose arrow or hex is at a position. */
function exitNear(board: HexBoard, at: Point): string | undefined {
  let [best, least] = [undefined as string | undefined, 1.3 * board.layout.size];
  for (const { id } of board.exits) {
    const place = positionOfPiece(board, `exit:${id}`);
    const distance = place ? distanceBetween(place, at) : Infinity;
    if (distance < least) [best, least] = [`exit:${id}`, distance];
  }
  return best;
}

type Piece = ToolSettings['piece'];
const WATSON = 'character:watson';

const PIECES: readonly ToolOption[] = [
  ...CHARACTERS.map((each) => ({ value: `character:${each}`, name: capitalise(each) })),
  ...LAMP_TILES.map((tile, i) => ({
    value: `lamp:${tile}`,
    name: `Lamp ${tile}`,
    ...(i === 0 && { isFirst: true as const }),
  })),
  { value: 'cover', name: 'Cover', isFirst: true },
  { value: 'exit', name: 'Exit' },
  { value: 'cordon', name: 'Cordon' },
];

const withPlace = (board: HexBoard, option: ToolOption): ToolOption =>
  hexOfPiece(board, option.value) === undefined ? option : { ...option, isPlaced: true };

/** It has no states: every click is complete. Invalid positions are allowed and reported as findings. */
export const pieceTool: Tool<null, 'piece'> = {
  id: 'piece',
  label: 'Pieces',
  command: ['Place pieces: characters, lamps, covers and exits', 'e'],
  icon: 'M10 3a3 3 0 1 0 0 6a3 3 0 1 0 0-6M5 17q0-6 5-6t5 6z',
  boards: 'hexes',
  layers: ['nodes'],
  choice: (board) =>
    isHexBoard(board)
      ? { name: 'What to place', setting: 'piece', options: PIECES.map((each) => withPlace(board, each)) }
      : undefined,
  idle: null,
  isBusy: () => false,
  hint: (_, { board, settings, selection }) => {
    if (!isHexBoard(board)) return 'This board has streets and no starting position to place.';
    if (board.hexes.length === 0) return 'Paint some hexes first, with the hex tool.';
    if (settings.piece === WATSON && selection.includes(WATSON))
      return 'Click a hex beside Watson to turn his lantern there; elsewhere, or with Shift, to move him.';
    if (settings.piece.startsWith('lamp:'))
      return `Click the gaslight where ${describeEntity(board, settings.piece)} burns.`;
    return HINTS[settings.piece] ?? `Click the hex where ${describeEntity(board, settings.piece)} starts.`;
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
  exit: 'Click near the outer side of a border hex to add an exit, or click an exit to remove it.',
  cordon: 'Click an exit to put it under police cordon, or to open it.',
};

/** The effect of a click here. */
function target(board: HexBoard, at: Point, what: Piece): Draft {
  if (what === 'exit') {
    const side = rimSideAt(board, at);
    return side ? { lines: [cornersOfSide(board, side)] } : {};
  }
  if (what === 'cordon') {
    const place = positionOfPiece(board, exitNear(board, at) ?? '');
    return place ? { snap: { at: place } } : {};
  }
  return { area: outlineOfHex(board.layout, hexAtPoint(board.layout, at)) };
}

function act(
  board: HexBoard,
  at: Point,
  shift: boolean,
  { settings, selection }: ToolContext,
): ToolResult<null> {
  const what = settings.piece;
  if (what === 'exit') return toggleExit(board, at);
  if (what === 'cordon') return toggleCordon(board, at);
  const hex = hexUnder(board, at);
  if (!hex) return { announcement: 'There is no hex here. Paint it first: press H.' };
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

function place(board: HexBoard, what: Piece, id: HexId, kind: HexKind): ToolResult<null> {
  const before = hexOfPiece(board, what);
  const name = describeEntity(board, what);
  if (before === id)
    return { select: [what], announcement: `${capitalise(name)} stands here; now it is selected.` };
  const isCharacter = what.startsWith('character:');
  const done: Action = isCharacter
    ? placeCharacter(what.slice('character:'.length) as Character, id)
    : placeLamp(what.slice('lamp:'.length) as LampTile, id);
  const fits = isCharacter ? kind === 'street' || kind === 'manhole' : kind === 'gaslight';
  // Watson stays active, because his lantern is turned next.
  const next = before === undefined && what !== WATSON ? missing(board, what) : undefined;
  return {
    perform: [`${before === undefined ? 'Place' : 'Move'} ${name}`, done],
    select: [what],
    ...(next && { settings: { piece: next } }),
    announcement: `${capitalise(name)} is on ${id.slice(1)}${fits ? '.' : `, which is a ${kind} hex: ${isCharacter ? 'no character starts' : 'no lamp burns'} there.`}`,
  };
}

/** The next piece of the same kind without a position, for the next click. */
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
function turn(board: HexBoard, towards: HexId): ToolResult<null> | undefined {
  const at = parseHexId(hexOfPiece(board, WATSON) ?? '');
  const way = at && DIRECTIONS.find((each) => idOfHex({ at: neighbourInDirection(at, each) }) === towards);
  if (!way) return undefined;
  const next = missing(board, WATSON);
  return {
    perform: [`Turn Watson to the ${WAYS[way]}`, setWatsonDirection(way)],
    select: [WATSON],
    ...(next && { settings: { piece: next } }),
    announcement: `Watson looks to the ${WAYS[way]}.`,
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

function toggleCover(board: HexBoard, id: HexId, kind: HexKind): ToolResult<null> {
  const isCovered = board.setup?.covers.includes(id) === true;
  const where = `the manhole on ${id.slice(1)}`;
  if (isCovered)
    return {
      perform: [`Open ${where}`, setManholeCover(id, false)],
      select: [],
      announcement: `${capitalise(where)} is open.`,
    };
  return {
    perform: [`Cover ${where}`, setManholeCover(id, true)],
    select: [`cover:${id}`],
    announcement:
      kind === 'manhole'
        ? `${capitalise(where)} is covered.`
        : `A cover lies on ${id.slice(1)}, which is not a manhole.`,
  };
}
