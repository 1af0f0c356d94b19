/** Random edits: any action of the editor, with arguments that mostly fit the board and sometimes do not. */
import fc from 'fast-check';
import * as edits from '../../editor/document/index.js';
import type { Action, EntityName, LineList } from '../../editor/document/index.js';
import {
  CHARACTERS,
  DIRECTIONS,
  HEX_KINDS,
  idOfCircle,
  idOfHex,
  idsOfLines,
  isStreetBoard,
  NODE_KINDS,
  type Board,
  type CircleId,
  type HexId,
  type NodeId,
  type Point,
} from '../../model/index.js';

/** A named edit, chosen for the board it is applied to. */
export type NamedEditFactory = (board: Board) => readonly [name: string, action: Action];

/** The names of all entities of a board that can be selected. */
export function entityNamesOfBoard(board: Board): readonly EntityName[] {
  if (!isStreetBoard(board))
    return [
      ...board.hexes.map(idOfHex),
      ...board.exits.map(({ id }) => `exit:${id}`),
      ...(board.setup?.characters ?? []).map(({ character }) => `character:${character}`),
      ...(board.setup?.lamps ?? []).map(({ tile }) => `lamp:${tile}`),
      ...(board.setup?.covers ?? []).map((hex) => `cover:${hex}`),
    ];
  return [
    ...board.circles.map(idOfCircle),
    ...[...board.crossings, ...board.junctions, ...board.blocks].map(({ id }) => id),
    ...edits.LINE_LISTS.flatMap((list) => linesOf(board[list], list)),
    ...(board.grid ? ['grid'] : []),
  ];
}

const linesOf = (
  lines: readonly { between: readonly [NodeId, NodeId]; bends?: readonly Point[] }[],
  list: LineList,
) =>
  idsOfLines(lines).flatMap((id, i) => [
    edits.formatEntityName({ is: 'line', list, id }),
    ...(lines[i]!.bends ?? []).map((_, index) =>
      edits.formatEntityName({ is: 'bend', list, line: id, index }),
    ),
  ]);

/** The sources of a recipe's arguments. */
interface Hand {
  readonly board: Board;
  readonly key: () => EntityName;
  readonly keys: () => readonly EntityName[];
  readonly node: () => NodeId;
  readonly line: () => EntityName;
  readonly bend: () => EntityName;
  readonly hex: () => HexId;
  readonly at: () => Point;
  readonly number: (below: number) => number;
  readonly text: () => string;
  readonly of: <T>(list: readonly T[]) => T;
}

const TEXTS = ['', 'Mitre Square', ' two\nlines ', '\ud800', '<b>', 'x'.repeat(3000), '\u2028'];
const SECTIONS = ['Aa', 'b/B', 'nonsense'];

const newNode = ({ board, of }: Hand) => {
  const kind = of(NODE_KINDS);
  return { kind, id: isStreetBoard(board) ? edits.nextNodeId(board, kind) : ('c1' as const) };
};

const RECIPES: Readonly<Record<string, (hand: Hand) => Action>> = {
  addNode: (hand) => edits.addNode({ ...newNode(hand), at: hand.at(), colour: 'red', border: 'yellow' }),
  addTaken: (hand) => edits.addNode({ kind: 'circle', id: hand.node(), at: hand.at() }),
  moveThings: (hand) => edits.moveEntities(hand.keys(), ...hand.at()),
  moveFar: (hand) => edits.moveEntities(hand.keys(), hand.of([2e6, -2e6, 0.4, NaN]), hand.number(9)),
  placeNode: (hand) => edits.setNodePosition(hand.node(), hand.of([hand.at(), [1e9, -0.2], [NaN, 0]])),
  renumberCircle: (hand) => edits.renumberCircle(hand.node() as CircleId, hand.number(14) - 1),
  changeKind: (hand) => {
    const { kind, id } = newNode(hand);
    return edits.changeNodeKind(hand.node(), kind, id);
  },
  setFields: ({ keys, of, text }) =>
    edits.setEntityFields(keys(), {
      colour: of(['white', 'blue']),
      border: of([null, 'red']),
      name: of([null, text()]),
      sector: of([null, ...SECTIONS]),
      kind: of(['houses', 'none', 'manhole', 'void']),
      reason: of([null, text()]),
    }),
  addLine: ({ node, of, at }) =>
    edits.addLine(of(edits.LINE_LISTS), [node(), node()], of([[], [at()], [at(), at()]])),
  addLineWithNodes: ({ node, of, at }) =>
    edits.addLineWithIntersections(of(edits.LINE_LISTS), [node(), node()], of([[], [at()]]), of(NODE_KINDS)),
  setBends: ({ line, of, at }) => edits.setBends(line(), of([[], [at()], [at(), at()]])),
  addBend: ({ line, at }) => edits.addBend(line(), at()),
  removeBend: ({ bend }) => edits.removeBend(bend()),
  splitLine: (hand) =>
    edits.splitLine(hand.line(), hand.at(), hand.of([newNode(hand), newNode(hand), hand.node()])),
  mergeNodes: ({ node }) => edits.mergeNodes(node(), node()),
  dissolveNode: ({ node }) => edits.dissolveNode(node()),
  straighten: ({ keys }) => edits.straightenEntities(keys()),
  deleteThings: ({ keys }) => edits.deleteEntities(keys()),
  declareBlock: ({ node, of, text }) =>
    edits.declareBlock(
      { walk: [node(), node(), node()], islands: of([undefined, [], [[node(), node()]]]) },
      of(['houses', 'water', 'none']),
      of([undefined, null, text()]),
    ),
  removeBlock: ({ key }) => edits.removeBlock(key() as 'b1'),
  setGrid: ({ at, of }) =>
    edits.setPrintedGrid(
      of([null, { rect: [at(), at()], columns: ['A1'], rows: of([['a1'], ['!']]), sections: ['aA'] }]),
    ),
  setBoardFields: ({ text, number }) =>
    edits.setBoardFields({
      name: text(),
      extent: [number(20000), 7.4],
      discs: { circle: number(99), crossing: 30 },
    }),
  setTables: ({ of, text }) =>
    edits.setBoardFields({
      tracks: of([null, { move: ['1', of(['2', 'no'])] }, { rounds: [{ order: of(['DJJD', 'D']) }] }]),
      expect: of([[], [{ what: 'circles', count: 3, source: text() }]]),
    }),
  setLetters: ({ of }) =>
    edits.setBoardFields({
      letters: of([
        null,
        { dearBoss: ['Aa'], saucyJacky: ['Ab'], fromHell: ['Ba'], goulston: of(['x1', 'x0']) },
      ]),
    }),
  setProvenance: ({ of, text }) => {
    const work = { by: text(), date: of(['1888-08-31', '1888']), how: 'By hand.' };
    return edits.setProvenance({
      [of(['traced', 'reviewed'])]: of([[], [work], [work, { ...work, date: '1888-01-01' }]]),
      ...of([{}, { licence: text() }, { unreviewed: [] }, { notes: [{ about: [], note: text() }] }]),
    });
  },
  setScan: ({ at, of, number }) =>
    edits.recordScanCalibration(
      of([
        null,
        {
          sha256: String(number(3)).repeat(64),
          width: 10,
          height: 9,
          points: [{ pixel: [1.5, -2], at: at() }],
        },
        { sha256: 'no', width: 0, height: 0, points: [] },
      ]),
    ),
  setNote: ({ keys, of, text }) => edits.setNote(keys(), of([null, text()])),
  setReviewed: ({ keys, of }) => edits.setReviewed(keys(), of([true, false])),
  waive: ({ key, text }) => edits.addWaiver('street/very-bent', key(), text()),
  unwaive: ({ key }) => edits.removeWaiver('street/very-bent', key()),
  setLayout: ({ at, of }) => edits.setHexLayout({ origin: at(), size: of([480, 0, 33.3]) }),
  paintHexes: ({ hex, of }) => edits.paintHexes([hex(), hex()], of([null, ...HEX_KINDS])),
  setExit: ({ hex, of }) =>
    edits.setExit(
      of([
        { id: 'NW', remove: true },
        { id: of(['NW', 'S', 'no']), hex: hex(), side: of(DIRECTIONS) },
      ]),
    ),
  renameExit: ({ of }) => edits.renameExit(of(['NW', 'S']), of(['NW', 'SE', 'X', 'no'])),
  placeCharacter: ({ hex, of }) => edits.placeCharacter(of(CHARACTERS), of([null, hex()])),
  setWatsonFaces: ({ of }) => edits.setWatsonDirection(of(DIRECTIONS)),
  placeLamp: ({ hex, of }) => edits.placeLamp(of(['1', 'a']), of([null, hex()])),
  setCover: ({ hex, of }) => edits.setManholeCover(hex(), of([true, false])),
  setCordon: ({ of }) => edits.setCordon(of(['NW', 'S']), of([true, false])),
};

/** The names of the recipes of random edits, one for each action of the editor. */
export const ACTION_RECIPE_NAMES = Object.keys(RECIPES);

/** Any edit. */
export const arbitraryEdit: fc.Arbitrary<NamedEditFactory> = fc
  .record({
    name: fc.constantFrom(...ACTION_RECIPE_NAMES),
    picks: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ name, picks }): NamedEditFactory => {
    const edit: NamedEditFactory = (board) => [name, RECIPES[name]!(handOf(board, picks))];
    return Object.assign(edit, { toString: () => `${name}(${picks.join(' ')})` });
  });

function handOf(board: Board, picks: readonly number[]): Hand {
  let next = 0;
  const number = (below: number): number => picks[next++ % picks.length]! % Math.max(1, below);
  const of = <T>(list: readonly T[]): T => list[number(list.length)]!;
  const all = entityNamesOfBoard(board);
  const orElse = <T extends EntityName>(fits: (key: EntityName) => boolean, otherwise: T): T => {
    const fitting = all.filter(fits);
    return fitting.length === 0 || number(20) === 0 ? otherwise : (of(fitting) as T);
  };
  const key = (): EntityName => orElse(() => true, 'nonsense');
  return {
    board,
    key,
    keys: () => Array.from({ length: number(4) }, key),
    node: () => orElse<NodeId>((each) => /^[cxt]\d/.test(each), 'x77'),
    line: () => orElse((each) => /^(street|waterline):/.test(each), 'street:c1-x1~9'),
    bend: () => orElse((each) => each.startsWith('bend:'), 'bend:street:c1-x1#9'),
    hex: () => orElse<HexId>((each) => /^h-?\d/.test(each), `h${number(5)},${number(5)}`),
    at: () => [number(10000), number(6000)],
    number,
    text: () => of(TEXTS),
    of,
  };
}
