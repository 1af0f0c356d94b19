/** From a fix that the validator offers, which is a name with arguments, to the action that does it. */
import {
  addLine,
  changeKind,
  deleteThings,
  dissolveNode,
  keyOf,
  mergeNodes,
  nextNodeId,
  onBoards,
  paintHexes,
  placeCharacter,
  placeLamp,
  placeNode,
  removeBlock,
  renumberCircle,
  rescale,
  setBoardFields,
  setExit,
  setFields,
  setLetter,
  setWatsonFaces,
  splitLine,
  splitLines,
  type Action,
  type Key,
  type LampTile,
  type LineList,
} from '../document/index.js';
import {
  CHARACTERS,
  isStreetBoard,
  sortBoard,
  type BlockId,
  type Board,
  type Circle,
  type CircleId,
  type CrossingId,
  type Direction,
  type HexId,
  type HexKind,
  type JunctionId,
  type NodeId,
  type NodeKind,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import type { Fix } from '../../validator/index.js';
// Not from the index: that would bring every rule into the page, and they live in the worker.
import { ACTIONS } from '../../validator/fixes/actions.js';

/** The action that a fix names; undefined for a name that nobody knows. */
export function actionOfFix(fix: Fix): Action | undefined {
  if (Object.hasOwn(MENDERS, fix.action)) return MENDERS[fix.action]?.(fix.arguments);
  const safe = Object.hasOwn(ACTIONS, fix.action) ? ACTIONS[fix.action] : undefined;
  return safe && onBoards((board) => safe(board, fix.arguments) ?? board);
}

type Mender = (given: Fix['arguments']) => Action;

const MENDERS = menders({
  addStreet: ({ between }: { between: readonly [NodeId, NodeId] }) => addLine('streets', between),
  addWaterline: ({ between }: { between: readonly [NodeId, NodeId] }) => addLine('waterlines', between),
  dissolveNode: ({ node }: { node: NodeId }) => dissolveNode(node),
  insertCrossing: (given: Meeting) => insertNode(given, 'crossing'),
  insertJunction: (given: Meeting) => insertNode(given, 'junction'),
  makeCrossing: ({ junction }: { junction: JunctionId }) =>
    onStreetBoard((board) => changeKind(junction, 'crossing', nextNodeId(board, 'crossing'))),
  mergeNodes: ({ keep, drop }: { keep: NodeId; drop: NodeId }) => mergeNodes(keep, drop),
  moveNode: ({ node, to }: { node: NodeId; to: Point }) => placeNode(node, to),
  place: ({ thing, place }: { thing: string; place: HexId }) => placing(thing, place),
  removeStreet: ({ line }: { line: string }) => deleteThings([`street:${line}`]),
  removeWaterline: ({ line }: { line: string }) => deleteThings([`waterline:${line}`]),
  removeNode: ({ node }: { node: NodeId }) => deleteThings([node]),
  // A board in the editor stands in order already, unless it was never opened there.
  reformat: () => sortBoard,
  renumberCircle: ({ from, to }: { from: number; to: number }) => renumberCircle(`c${from}`, to),
  rescale: ({ width }: { width: number }) => rescale(width),
  setBorder: ({ crossing, border }: { crossing: CrossingId; border?: 'yellow' | 'red' | null }) =>
    setFields([crossing], { border: border ?? null }),
  setColour: ({ circle, colour }: { circle: CircleId; colour: Circle['colour'] }) =>
    setFields([circle], { colour }),
  setDiscs: (discs: StreetBoard['discs']) => setBoardFields({ discs }),
  setExit: ({ exit, hex, side }: { exit: string; hex: HexId; side: Direction }) =>
    setExit({ id: exit, hex, side }),
  setFacing: ({ direction }: { direction: Direction }) => setWatsonFaces(direction),
  setHexKind: ({ hex, kind }: { hex: HexId; kind: HexKind }) => paintHexes([hex], kind),
  setLetter: ({ letter, value }: { letter: 'dearBoss'; value: readonly string[] }) =>
    setLetter(letter, value),
  setSector: ({ node, sector }: { node: NodeId; sector: string | null }) => setFields([node], { sector }),
  removeBlock: ({ block }: { block: BlockId }) => removeBlock(block),
  splitLine: ({ at, node, ...line }: NamedLine & { at: Point; node: NodeId }) =>
    splitLine(keyOfLine(line), at, node),
  swapNumbers: ({ a, b }: { a: number; b: number }) => renumberCircle(`c${a}`, b),
});

/** A rule of the validator is taken at its word: what its fix gives along is what the action takes. */
function menders(list: Readonly<Record<string, (given: never) => Action>>): Readonly<Record<string, Mender>> {
  return list as Readonly<Record<string, Mender>>;
}

/** An action that depends on the board it is done on. */
const onStreetBoard =
  (choose: (board: StreetBoard) => Action): Action =>
  (board: Board) =>
    isStreetBoard(board) ? choose(board)(board) : board;

interface NamedLine {
  readonly line: string;
  readonly list: LineList;
}

const keyOfLine = ({ line, list }: NamedLine): Key => keyOf({ is: 'line', list, id: line });

interface Meeting {
  readonly lines: readonly NamedLine[];
  readonly at: Point;
}

/** One new node in all lines that meet there. */
const insertNode = ({ lines, at }: Meeting, kind: NodeKind): Action =>
  onStreetBoard((board) => splitLines(lines.map(keyOfLine), at, { kind, id: nextNodeId(board, kind) }));

function placing(thing: string, hex: HexId): Action {
  const character = CHARACTERS.find((each) => each === thing);
  return character ? placeCharacter(character, hex) : placeLamp(thing.replace('lamp-', '') as LampTile, hex);
}
