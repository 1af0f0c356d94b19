/** A fix that a finding offers: the name of an action and its arguments, as data. */
import type {
  Block,
  Board,
  Circle,
  Crossing,
  Expectation,
  Grid,
  HexBoard,
  Point,
  Setup,
  StreetBoard,
  Witness,
} from '../board/board.js';
import type {
  BlockId,
  Character,
  CircleId,
  CrossingId,
  Direction,
  HexId,
  HexKind,
  JunctionId,
  LineId,
  NodeId,
  Section,
} from '../board/vocabulary.js';

/** A street or a waterline; the two lists may share an id. */
export interface LineReference {
  readonly line: LineId;
  readonly list: 'streets' | 'waterlines';
}

type Letters = Omit<NonNullable<StreetBoard['letters']>, 'extra'>;
type StreetTracks = Required<Omit<NonNullable<StreetBoard['tracks']>, 'extra'>>;
type HexTracks = Required<Omit<NonNullable<HexBoard['tracks']>, 'extra'>>;
type LampTile = Setup['lamps'][number]['tile'];
type Walk = Pick<Block, 'walk' | 'islands'>;

/** What each action takes that needs no person: `--fix` can apply it. */
interface SafeFixArguments {
  addBlock: Walk & Pick<Block, 'kind' | 'reason'>;
  /** The first street leads to the end of the second, and the second to that of the first. */
  exchangeStreetEnds: {
    readonly lines: readonly [LineId, LineId];
    readonly ends: readonly [NodeId, NodeId];
  };
  /** The end of the street at `from` leads to `to` instead. */
  moveStreetEnd: { readonly line: LineId; readonly from: NodeId; readonly to: NodeId };
  reformat: Readonly<Record<string, never>>;
  removeBlock: { readonly block: BlockId };
  removeMark: Readonly<Record<string, never>>;
  removeStreet: { readonly line: LineId };
  removeWaiver: { readonly rule: string; readonly target: string };
  removeWaterline: { readonly line: LineId };
  /** Gives one of several entries with the same id another one; the nearer lines and walks follow it. */
  separateDuplicateId: {
    readonly list: 'circles' | 'crossings' | 'junctions' | 'blocks';
    readonly index: number;
    readonly to: CircleId | CrossingId | JunctionId | BlockId;
  };
  setBends: LineReference & { readonly bends: readonly Point[] };
  setBlockKind: { readonly block: BlockId } & Pick<Block, 'kind' | 'reason'>;
  setBlockWalk: { readonly block: BlockId } & Walk;
  setExits: { readonly exits: HexBoard['exits'] };
  /** The source of the count stays; a count that is not stated yet needs one. */
  setExpectedCount: Pick<Expectation, 'what' | 'in' | 'count'> & Partial<Pick<Expectation, 'source'>>;
  /** The properties that are not given stay. */
  setGrid: Partial<Omit<Grid, 'extra'>>;
  /** The parts that are not given stay; a board without a starting position needs all of them. */
  setSetup: Partial<Omit<Setup, 'extra'>>;
  setTrack: {
    readonly track: keyof StreetTracks | keyof HexTracks;
    readonly value: StreetTracks[keyof StreetTracks] | HexTracks[keyof HexTracks];
  };
  /** States a witness: in the place of another, by its index, or after all others. */
  setWitness: { readonly witness: Witness; readonly index?: number };
  /** The first area keeps the id of the block; all keep its kind. */
  splitBlock: { readonly block: BlockId; readonly areas: readonly Walk[] };
  setVersion: { readonly version: Board['boardVersion'] };
}

/** The arguments of each action. */
export interface FixArguments extends SafeFixArguments {
  /** On a line it splits the line. */
  addNode: { readonly node: NodeId; readonly at: Point; readonly line?: LineReference };
  addStreet: { readonly between: readonly [NodeId, NodeId] };
  addWaterline: { readonly between: readonly [NodeId, NodeId] };
  dissolveNode: { readonly node: NodeId };
  insertCrossing: { readonly lines: readonly LineReference[]; readonly at: Point };
  insertJunction: { readonly lines: readonly LineReference[]; readonly at: Point };
  makeCrossing: { readonly junction: JunctionId };
  makeJunction: { readonly crossing: CrossingId };
  mergeNodes: { readonly keep: NodeId; readonly drop: NodeId };
  moveCordon: { readonly from: string; readonly to: string };
  moveCover: { readonly from: HexId; readonly to: HexId };
  moveNode: { readonly node: NodeId; readonly to: Point };
  place: { readonly thing: Character | `lamp-${LampTile}`; readonly place: HexId };
  removeHex: { readonly hex: HexId };
  removeNode: { readonly node: NodeId };
  renumberCircle: { readonly from: number; readonly to: number };
  rescale: { readonly width: number };
  setBorder: { readonly crossing: CrossingId; readonly border?: Crossing['border'] | null };
  setColour: { readonly circle: CircleId; readonly colour: Circle['colour'] };
  setDiscs: StreetBoard['discs'];
  setExit: { readonly exit: string; readonly hex: HexId; readonly side: Direction };
  setFacing: { readonly direction: Direction };
  setHexKind: { readonly hex: HexId; readonly kind: HexKind };
  /** A kind of null removes the hex. */
  setHexKinds: { readonly hexes: readonly { readonly hex: HexId; readonly kind: HexKind | null }[] };
  setLetter: {
    [Letter in keyof Letters]: { readonly letter: Letter; readonly value: Letters[Letter] };
  }[keyof Letters];
  setLineKind: LineReference & { readonly kind: 'street' | 'waterline' };
  setName: { readonly crossing: CrossingId; readonly name: string | null };
  setSector: { readonly node: NodeId; readonly sector: Section | null };
  splitLine: LineReference & { readonly at: Point; readonly node: NodeId };
  swapNumbers: { readonly a: number; readonly b: number };
}

export type FixActionName = keyof FixArguments;
/** The actions that need no person: `--fix` can apply them. */
export type SafeActionName = keyof SafeFixArguments;

/** `safe` fixes are applied by `--fix`, `ask` ones are offered to a person. */
export type Fix = {
  [Action in FixActionName]: {
    readonly kind: Action extends SafeActionName ? 'safe' | 'ask' : 'ask';
    readonly action: Action;
    readonly arguments: FixArguments[Action];
    /** What it does, as a button would say it: "Join c44 to x59". */
    readonly label: string;
  };
}[FixActionName];

/** One function for each action; a missing or misspelt name does not compile. */
export type FixHandlers<Result, Action extends FixActionName = FixActionName> = {
  readonly [Name in Action]: (given: FixArguments[Name]) => Result;
};

/** The action of a fix and its arguments, without its kind and label. */
export type FixWithoutLabel<Action extends FixActionName = FixActionName> = {
  [Name in Action]: { readonly action: Name; readonly arguments: FixArguments[Name] };
}[Action];

/** Calls the handler of the fix's action with its arguments. */
export const callFixHandler = <Action extends FixActionName, Result>(
  fix: FixWithoutLabel<Action>,
  handlers: FixHandlers<Result, Action>,
): Result => handlers[fix.action](fix.arguments);
