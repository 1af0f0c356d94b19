/** Turns a fix that the validator offers, a name with arguments, into an action. */
import {
  chooseActionByBoard,
  addLine,
  addNode,
  changeLineKind,
  changeNodeKind,
  deleteEntities,
  dissolveNode,
  nameOfLine,
  mergeNodes,
  nextNodeId,
  noAction,
  anyBoardAction,
  paintHexes,
  placeCharacter,
  placeLamp,
  setNodePosition,
  renumberCircle,
  rescaleBoard,
  sequenceActions,
  setBoardFields,
  setCordon,
  setExit,
  setEntityFields,
  setJackLetterPlace,
  setManholeCover,
  setWatsonDirection,
  splitLine,
  splitLines,
  type Action,
  type EntityName,
  type LampTile,
} from '../../document/index.js';
import {
  CHARACTERS,
  callFixHandler,
  isSafeFix,
  isStreetBoard,
  SAFE_FIX_HANDLERS,
  type Fix,
  type FixActionName,
  type FixArguments,
  type FixHandlers,
  type LineReference,
  type NodeId,
  type NodeKind,
  type Point,
  type SafeActionName,
  type StreetBoard,
} from '../../../model/index.js';

/** The action that carries out a fix. */
export const actionOfFix = (fix: Fix): Action => {
  const gone = lineRemovedBy(fix);
  // In the editor the blocks beside a line become one with it.
  if (gone !== undefined) return deleteEntities([gone]);
  return isSafeFix(fix)
    ? anyBoardAction((board) => callFixHandler(fix, SAFE_FIX_HANDLERS)(board) ?? board)
    : callFixHandler(fix, HANDLERS);
};

/** The line that a fix removes, if that is what it does. */
const lineRemovedBy = (fix: Fix): EntityName | undefined =>
  fix.action === 'removeStreet'
    ? nameOfLine('streets', fix.arguments.line)
    : fix.action === 'removeWaterline'
      ? nameOfLine('waterlines', fix.arguments.line)
      : undefined;

/** What a fix deletes, if that is what it does. */
export function entitiesRemovedByFix(fix: Fix): readonly EntityName[] {
  const line = lineRemovedBy(fix);
  if (line !== undefined) return [line];
  return fix.action === 'removeNode' ? [fix.arguments.node] : [];
}

const HANDLERS: FixHandlers<Action, Exclude<FixActionName, SafeActionName>> = {
  addNode: ({ node, at, line }) => addMissingNode(node, at, line),
  addStreet: ({ between }) => addLine('streets', between),
  addWaterline: ({ between }) => addLine('waterlines', between),
  dissolveNode: ({ node }) => dissolveNode(node),
  insertCrossing: (given) => insertNode(given, 'crossing'),
  insertJunction: (given) => insertNode(given, 'junction'),
  makeCrossing: ({ junction }) =>
    onStreetBoard((board) => changeNodeKind(junction, 'crossing', nextNodeId(board, 'crossing'))),
  makeJunction: ({ crossing }) =>
    onStreetBoard((board) => changeNodeKind(crossing, 'junction', nextNodeId(board, 'junction'))),
  mergeNodes: ({ keep, drop }) => mergeNodes(keep, drop),
  moveCordon: ({ from, to }) => sequenceActions(setCordon(from, false), setCordon(to, true)),
  moveCover: ({ from, to }) => sequenceActions(setManholeCover(from, false), setManholeCover(to, true)),
  moveNode: ({ node, to }) => setNodePosition(node, to),
  place: placePiece,
  removeHex: ({ hex }) => paintHexes([hex], null),
  removeNode: ({ node }) => deleteEntities([node]),
  renumberCircle: ({ from, to }) => renumberCircle(`c${from}`, to),
  rescale: ({ width }) => rescaleBoard(width),
  setBorder: ({ crossing, border }) => setEntityFields([crossing], { border: border ?? null }),
  setColour: ({ circle, colour }) => setEntityFields([circle], { colour }),
  setDiscs: (discs) => setBoardFields({ discs }),
  setExit: ({ exit, hex, side }) => setExit({ id: exit, hex, side }),
  setFacing: ({ direction }) => setWatsonDirection(direction),
  setHexKind: ({ hex, kind }) => paintHexes([hex], kind),
  setHexKinds: ({ hexes }) => sequenceActions(...hexes.map(({ hex, kind }) => paintHexes([hex], kind))),
  setLineKind: ({ line, list, kind }) => changeLineKind([nameOfLine(list, line)], `${kind}s`),
  setLetter: ({ letter, value }) => setJackLetterPlace(letter, value),
  setName: ({ crossing, name }) => setEntityFields([crossing], { name }),
  setSector: ({ node, sector }) => setEntityFields([node], { sector }),
  splitLine: ({ at, node, ...line }) => splitLine(nameOfLine(line.list, line.line), at, node),
  swapNumbers: ({ a, b }) => renumberCircle(`c${a}`, b),
};

/** An action that depends on the board it is done on. */
const onStreetBoard = (choose: (board: StreetBoard) => Action): Action =>
  chooseActionByBoard((board) => (isStreetBoard(board) ? choose(board) : noAction));

/** A node that is not on the board yet, alone or on a line. */
function addMissingNode(id: NodeId, at: Point, line: LineReference | undefined): Action {
  const kind = NODE_KINDS[id.charAt(0) as keyof typeof NODE_KINDS];
  return line ? splitLine(nameOfLine(line.list, line.line), at, { kind, id }) : addNode({ kind, id, at });
}

const NODE_KINDS = { c: 'circle', x: 'crossing', t: 'junction' } as const satisfies Record<string, NodeKind>;

/** One new node in all lines that meet there. */
const insertNode = ({ lines, at }: FixArguments['insertCrossing'], kind: NodeKind): Action =>
  onStreetBoard((board) =>
    splitLines(
      lines.map(({ list, line }) => nameOfLine(list, line)),
      at,
      { kind, id: nextNodeId(board, kind) },
    ),
  );

function placePiece({ thing, place }: FixArguments['place']): Action {
  const character = CHARACTERS.find((each) => each === thing);
  return character
    ? placeCharacter(character, place)
    : placeLamp(thing.replace('lamp-', '') as LampTile, place);
}
