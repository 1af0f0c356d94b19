/** From a fix that the validator offers, which is a name with arguments, to the action that does it. */
import {
  actionFor,
  addLine,
  changeNodeKind,
  deleteEntities,
  dissolveNode,
  formatEntityName,
  mergeNodes,
  nextNodeId,
  noAction,
  boardAction,
  paintHexes,
  placeCharacter,
  placeLamp,
  placeNode,
  removeBlock,
  renumberCircle,
  rescale,
  setBends,
  setBoardFields,
  setExit,
  setEntityFields,
  setLetter,
  setWatsonFaces,
  splitLine,
  splitLines,
  type Action,
  type EntityName,
  type LampTile,
} from '../../document/index.js';
import {
  CHARACTERS,
  interpretFix,
  isStreetBoard,
  SAFE_FIX_HANDLERS,
  sortBoard,
  type Fix,
  type FixArguments,
  type FixHandlers,
  type LineReference,
  type NodeKind,
  type SafeActionName,
  type StreetBoard,
} from '../../../model/index.js';

/** The action that does what a fix names. */
export const actionOfFix = (fix: Fix): Action => interpretFix(fix, HANDLERS);

/** What the editor does better than `--fix`, it does itself: its actions also update what refers to a changed thing. */
const HANDLERS: FixHandlers<Action> = {
  addBlock: applySafely('addBlock'),
  addStreet: ({ between }) => addLine('streets', between),
  addWaterline: ({ between }) => addLine('waterlines', between),
  dissolveNode: ({ node }) => dissolveNode(node),
  insertCrossing: (given) => insertNode(given, 'crossing'),
  insertJunction: (given) => insertNode(given, 'junction'),
  makeCrossing: ({ junction }) =>
    onStreetBoard((board) => changeNodeKind(junction, 'crossing', nextNodeId(board, 'crossing'))),
  mergeNodes: ({ keep, drop }) => mergeNodes(keep, drop),
  moveNode: ({ node, to }) => placeNode(node, to),
  place: placePiece,
  // A board in the editor is sorted already, unless it was never opened there.
  reformat: () => boardAction(sortBoard),
  removeBlock: ({ block }) => removeBlock(block),
  removeMark: applySafely('removeMark'),
  removeNode: ({ node }) => deleteEntities([node]),
  removeStreet: ({ line }) => deleteEntities([`street:${line}`]),
  removeWaiver: applySafely('removeWaiver'),
  removeWaterline: ({ line }) => deleteEntities([`waterline:${line}`]),
  renumberCircle: ({ from, to }) => renumberCircle(`c${from}`, to),
  rescale: ({ width }) => rescale(width),
  setBends: ({ bends, ...line }) => setBends(nameOfLine(line), bends),
  setBlockKind: applySafely('setBlockKind'),
  setBlockWalk: applySafely('setBlockWalk'),
  setBorder: ({ crossing, border }) => setEntityFields([crossing], { border: border ?? null }),
  setColour: ({ circle, colour }) => setEntityFields([circle], { colour }),
  setDiscs: (discs) => setBoardFields({ discs }),
  setExit: ({ exit, hex, side }) => setExit({ id: exit, hex, side }),
  setFacing: ({ direction }) => setWatsonFaces(direction),
  setHexKind: ({ hex, kind }) => paintHexes([hex], kind),
  setLetter: ({ letter, value }) => setLetter(letter, value),
  setSector: ({ node, sector }) => setEntityFields([node], { sector }),
  setTrack: applySafely('setTrack'),
  setVersion: applySafely('setVersion'),
  splitLine: ({ at, node, ...line }) => splitLine(nameOfLine(line), at, node),
  swapNumbers: ({ a, b }) => renumberCircle(`c${a}`, b),
};

/** The same as `--fix` does. */
function applySafely<Name extends SafeActionName>(name: Name): (given: FixArguments[Name]) => Action {
  return (given) => boardAction((board) => SAFE_FIX_HANDLERS[name](given)(board) ?? board);
}

/** An action that depends on the board it is done on. */
const onStreetBoard = (choose: (board: StreetBoard) => Action): Action =>
  actionFor((board) => (isStreetBoard(board) ? choose(board) : noAction));

const nameOfLine = ({ line, list }: LineReference): EntityName =>
  formatEntityName({ is: 'line', list, id: line });

/** One new node in all lines that meet there. */
const insertNode = ({ lines, at }: FixArguments['insertCrossing'], kind: NodeKind): Action =>
  onStreetBoard((board) => splitLines(lines.map(nameOfLine), at, { kind, id: nextNodeId(board, kind) }));

function placePiece({ thing, place }: FixArguments['place']): Action {
  const character = CHARACTERS.find((each) => each === thing);
  return character
    ? placeCharacter(character, place)
    : placeLamp(thing.replace('lamp-', '') as LampTile, place);
}
