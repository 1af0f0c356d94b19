import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryEdit, entityNamesOfBoard } from '../../../testing/editor/arbitrary-edit.js';
import {
  editBoard,
  emptyStreetBoard,
  mrJackBoard,
  editStreetBoard,
  whitechapelBoard,
} from '../../../testing/editor/edit-boards.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import {
  idOfCircle,
  idOfHex,
  idsOfLines,
  isStreetBoard,
  keyOfWalk,
  type Board,
  type HexBoard,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import {
  addLine,
  addNode,
  boardOf,
  documentOf,
  isEditedDocument,
  keyOf,
  LINE_LISTS,
  openHistory,
  perform,
  changeNodeKind,
  changeLineKind,
  declareBlock,
  deleteEntities,
  entityFileId,
  moveEntities,
  paintHexes,
  placeCharacter,
  placeLamp,
  renumberCircle,
  rescaleBoard,
  setBends,
  setBoardFields,
  setCordon,
  setManholeCover,
  setExit,
  setEntityFields,
  setNote,
  setProvenance,
  setReviewed,
  sequenceActions,
  setWatsonDirection,
  splitLine,
  type Action,
} from '../index.js';

/** What waits for a review after some steps, one after the other. */
const waiting = (opening: Board, ...steps: readonly Action[]): readonly string[] =>
  boardOf(steps.reduce((history, step) => perform(history, 'step', step), openHistory(opening))).provenance
    .unreviewed ?? [];

const { circle } = whitechapelBoard.discs;
const [street] = whitechapelBoard.streets;
const [a, b] = street!.between;
const key = `street:${a}-${b}`;

describe('what waits for a review on a board that was reviewed', () => {
  test.each<readonly [string, readonly Action[], readonly string[]]>([
    ['a new circle', [addNode({ kind: 'circle', id: 'c300', at: [10, 10] })], ['c300']],
    ['a new street', [addLine('streets', ['c1', 'c195'])], ['c1-c195']],
    ['a second street between the same nodes', [addLine('streets', [a, b], [[1, 1]])], [`${a}-${b}~2`]],
    ['another colour', [setEntityFields(['c1'], { colour: 'red' })], ['c1']],
    ['another border', [setEntityFields(['x1'], { border: 'red' })], ['x1']],
    ['a section decided', [setEntityFields(['c1'], { sector: 'Ca' })], ['c1']],
    ['a block of another kind', [setEntityFields(['b1'], { kind: 'none' })], ['b1']],
    ['a street that is a waterline', [changeLineKind([key], 'waterlines')], [`${a}-${b}`]],
    ['moved farther than its own size', [moveEntities(['c65'], circle + 1, 0)], ['c65']],
    ['moved so far in small steps', [moveEntities(['c65'], circle, 0), moveEntities(['c65'], 1, 0)], ['c65']],
    // Its streets are the same under other names.
    ['another number', [renumberCircle('c65', 300)], ['c300']],
    ['numbers exchanged', [renumberCircle('c65', 84)], ['c65', 'c84']],
    ['a junction that is a crossing', [changeNodeKind('t1', 'crossing', 'x900')], ['x900']],
    [
      'a crossing put into a street, and both its halves',
      [splitLine(key, [0, 0], { kind: 'crossing', id: 'x900' })],
      [`${a}-x900`, `${b}-x900`, 'x900'],
    ],
    // What does not matter, or was so when the board was opened.
    ['moved a little', [moveEntities(['c65', 'x1', 't1'], 9, -9)], []],
    ['another course', [setBends(key, [[1, 1]])], []],
    ['put back', [deleteEntities([key]), addLine('streets', [a, b])], []],
    ['given another width', [rescaleBoard(5000), moveEntities(['c65'], 1, 0)], []],
    ['a name, a note, a version', [setEntityFields(['x1'], { name: 'A' }), setNote(['c1'], 'A')], []],
    ['the board itself', [setBoardFields({ name: 'A' })], []],
    // Seen again, and then changed again.
    [
      'reviewed meanwhile',
      [setEntityFields(['c1'], { colour: 'red' }), setReviewed(['c1'], true), moveEntities(['c1'], 1, 0)],
      [],
    ],
    ['gone', [addNode({ kind: 'circle', id: 'c300', at: [10, 10] }), deleteEntities(['c300'])], []],
  ])('%s', (_, steps, ids) => {
    expect(waiting(whitechapelBoard, ...steps)).toEqual([...ids].sort());
  });

  test('a block that is declared', () => {
    const open = editStreetBoard(whitechapelBoard, deleteEntities(['b1']));
    const { walk } = whitechapelBoard.blocks[0]!;
    expect(waiting(open, declareBlock({ walk }, 'houses'))).toEqual(['b149']);
  });

  test('not a block that is declared again, although it has another id', () => {
    const { walk, kind } = whitechapelBoard.blocks[0]!;
    const again = sequenceActions(deleteEntities(['b1']), declareBlock({ walk }, kind));
    expect(waiting(whitechapelBoard, again)).toEqual([]);
  });

  test.each<readonly [string, Action, readonly string[]]>([
    ['another hex', paintHexes(['h6,2'], 'manhole'), ['h6,2']],
    ['an exit', setExit({ id: 'X', hex: 'h6,2', side: 'N' }), ['X']],
    ['a character', placeCharacter('holmes', 'h4,2'), ['holmes']],
    ['the lantern', setWatsonDirection('S'), ['watson']],
    ['a lamp', placeLamp('1', 'h2,0'), ['1']],
    ['a cover', setManholeCover('h6,2', true), ['h6,2']],
    ['a cordon', setCordon('NW', true), ['NW']],
    ['a lattice', setBoardFields({ extent: [9000, 9000] }), []],
  ])('on hexes: %s', (_, step, ids) => {
    expect(waiting(mrJackBoard, step)).toEqual(ids);
  });

  test('what waited when the board was opened waits again when it is put back', () => {
    const open = editStreetBoard(whitechapelBoard, setReviewed([key], false));
    expect(waiting(open, deleteEntities([key]), addLine('streets', [a, b]))).toEqual([`${a}-${b}`]);
  });
});

test('a board without a review keeps no list', () => {
  expect(waiting(emptyStreetBoard, addNode({ kind: 'circle', id: 'c1', at: [10, 10] }))).toEqual([]);
});

test('whatever is done, only things on the board wait, and what changes nothing is no change', () => {
  fc.assert(
    fc.property(fc.array(arbitraryEdit, { minLength: 1, maxLength: 6 }), (edits) => {
      for (const opening of [
        shippedStreetBoard('teaching/whitehall-in-little'),
        shippedBoard('mr-jack-2006'),
      ]) {
        let history = openHistory(opening);
        for (const edit of edits) {
          const board = boardOf(history);
          const [, action] = edit(board);
          const plain = editBoard(board, action);
          history = perform(history, 'step', action);
          const after = boardOf(history);
          expect(after === board).toBe(plain === board);
          const { provenance, ...rest } = after;
          expect(plain).toMatchObject(rest);
          const there = new Set(entityNamesOfBoard(after).map(entityFileId));
          const listed = new Set(plain.provenance.unreviewed);
          expect((provenance.unreviewed ?? []).filter((id) => !listed.has(id) && !there.has(id))).toEqual([]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

/** Every node of a board by key: its list, its id, what is printed there and its position. */
const nodesOf = (board: StreetBoard) =>
  new Map(
    [
      ...board.circles.map((node) => ({ node, id: idOfCircle(node), list: 'circles', look: node.colour })),
      ...board.crossings.map((node) => ({ node, id: node.id, list: 'crossings', look: node.border })),
      ...board.junctions.map((node) => ({ node, id: node.id, list: 'junctions', look: undefined })),
    ].map(({ node, id, list, look }) => {
      const sector = 'sector' in node ? node.sector : undefined;
      return [keyOf(node)!, { id, list, at: node.at, fact: JSON.stringify([list, id, look, sector]) }];
    }),
  );

/** The ids of a street board that a step makes unreviewed, by a comparison of all there is before and after. */
function factsToReview(before: StreetBoard, after: StreetBoard, opening: StreetBoard): readonly string[] {
  const [were, are, first] = [nodesOf(before), nodesOf(after), [...nodesOf(opening).values()]];
  const waited = new Set(opening.provenance.unreviewed);
  const share = ([x, y]: Point, { extent }: Board): Point => [x / extent[0], y / extent[0]];
  const nodes = [...are].filter(([key, { id, list, at, fact }]) => {
    const wasSeen = first.some((each) => each.fact === fact) && !waited.has(id);
    if (were.get(key)?.fact !== fact && !wasSeen) return true;
    const from = [...were.values()].find((each) => each.id === id)?.at;
    if (!from || from.join() === at.join()) return false;
    const origin = first.find((each) => each.id === id)?.at;
    const [x, y] = origin ? share(origin, opening) : share(from, before);
    const far = Math.hypot(at[0] - x * after.extent[0], at[1] - y * after.extent[0]);
    return far > (list === 'circles' ? after.discs.circle : after.discs.crossing);
  });
  const blocks = after.blocks.filter((block) => {
    const { id, kind, walk } = block;
    const was = before.blocks.find((each) => keyOf(each) === keyOf(block));
    const isAsOpened = opening.blocks.some(
      (each) =>
        (each.id === id || keyOfWalk(each.walk) === keyOfWalk(walk)) &&
        each.kind === kind &&
        !waited.has(each.id),
    );
    return was?.kind !== kind && !isAsOpened;
  });
  const lines = LINE_LISTS.flatMap((list) => {
    const keys = new Map([...are].map(([key, { id }]) => [id, key]));
    const idBefore = (id: StreetBoard['streets'][number]['between'][number]): string =>
      were.get(keys.get(id)!)?.id ?? id;
    const left = new Map<string, number>();
    for (const { between } of before[list]) {
      const ends = between.toSorted().join(' ');
      left.set(ends, (left.get(ends) ?? 0) + 1);
    }
    return idsOfLines(after[list]).filter((id, i) => {
      const ends = after[list][i]!.between.map(idBefore).sort().join(' ');
      left.set(ends, (left.get(ends) ?? 0) - 1);
      return left.get(ends)! < 0 && !(idsOfLines(opening[list]).includes(id) && !waited.has(id));
    });
  });
  return [...nodes.map(([, { id }]) => id), ...blocks.map(({ id }) => id), ...lines];
}

/** The same on hexes. */
function hexFactsToReview(before: HexBoard, after: HexBoard, opening: HexBoard): readonly string[] {
  const factsOf = ({ hexes, exits, setup }: HexBoard): readonly (readonly [id: string, fact: string])[] => [
    ...hexes.map((hex) => [idOfHex(hex), `hex ${hex.kind}`] as const),
    ...exits.map(({ id, hex, side }) => [id, `exit ${hex} ${side}`] as const),
    ...(setup?.characters ?? []).map(
      ({ character, hex }) =>
        [character, `on ${hex} ${character === 'watson' ? setup!.watsonFaces : ''}`] as const,
    ),
    ...(setup?.lamps ?? []).map(({ tile, hex }) => [tile, `on ${hex}`] as const),
    ...(setup?.covers ?? []).map((hex) => [hex, 'covered'] as const),
    ...(setup?.cordons ?? []).map((exit) => [exit, 'closed'] as const),
  ];
  const waited = new Set(opening.provenance.unreviewed);
  const has = (board: HexBoard, [id, fact]: readonly [string, string]): boolean =>
    factsOf(board).some((each) => each[0] === id && each[1] === fact);
  return factsOf(after).flatMap((each) =>
    has(before, each) || (has(opening, each) && !waited.has(each[0])) ? [] : [each[0]],
  );
}

test('what waits after a step is what a comparison of the whole boards finds', () => {
  let marked = 0;
  fc.assert(
    fc.property(
      fc
        .constantFrom('teaching/whitehall-in-little', 'whitehall', 'mr-jack-2006')
        .map((name) => editBoard(shippedBoard(name), REVIEW)),
      fc.array(arbitraryEdit, { minLength: 1, maxLength: 8 }),
      (opening, edits) => {
        let history = openHistory(opening);
        const first = boardOf(history);
        for (const edit of edits) {
          const document = documentOf(history);
          const [, action] = edit(document.board);
          const outcome = action(document);
          history = perform(history, 'step', action);
          if (!isEditedDocument(outcome)) continue;
          const [before, { board: after }] = [document.board, outcome.document];
          const facts =
            isStreetBoard(before) && isStreetBoard(after)
              ? factsToReview(before, after, first as StreetBoard)
              : hexFactsToReview(before as HexBoard, after as HexBoard, first as HexBoard);
          const { reviewed, unreviewed = [] } = after.provenance;
          const expected = new Set([...unreviewed, ...(reviewed.length > 0 ? facts : [])]);
          expect(boardOf(history).provenance.unreviewed ?? []).toEqual([...expected].sort());
          marked += expected.size - unreviewed.length;
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(marked).toBeGreaterThan(100);
});

const REVIEW = setProvenance({ reviewed: [{ by: 'A', date: '1888-08-31', how: 'Seen.' }] });
