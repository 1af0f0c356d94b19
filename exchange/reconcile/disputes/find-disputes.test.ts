/** Differences with one cause are one disagreement, and sources without knowledge have no vote. */
import { describe, expect, test } from 'vitest';
import { facesOfBoard, idOfCircle, parseBoard, formatBoard, type StreetBoard } from '../../../model/index.js';
import {
  redigitiseBoard,
  replaceIds,
  removeCrossings,
  removeJunctions,
  removePositions,
} from '../../../testing/boards/redigitise-board.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { listDisagreements, reconcileForTest } from '../../../testing/exchange/reconcile-for-test.js';
import { renameIds } from '../../../testing/boards/rename-ids.js';
import { boardFromStreets } from '../../../testing/boards/small-street-boards.js';

const without = (board: StreetBoard, ...streets: string[]): StreetBoard => ({
  ...board,
  streets: board.streets.filter(({ between }) => !streets.includes(between.join('-'))),
});

const whitechapel = shippedStreetBoard('whitechapel');
/** c65, x83 and x94 meet at t9. */
const around = whitechapel.streets.filter(({ between }) => (between as readonly string[]).includes('t9'));

describe('one mistake is one disagreement', () => {
  test('for a missing street, which merges two blocks', () => {
    const cut = without(whitechapel, 'c1-x4');
    const blocks = facesOfBoard(cut).inner.map(({ walk, islands }, i) => ({
      id: `b${i + 1}` as const,
      kind: 'houses' as const,
      walk,
      ...(islands.length > 0 && { islands }),
    }));
    const kinds = new Map(whitechapel.blocks.map(({ walk, kind }) => [[...walk].sort().join(), kind]));
    const same = blocks.map((block) => ({
      ...block,
      kind: kinds.get([...block.walk].sort().join()) ?? block.kind,
    }));
    const found = reconcileForTest(
      whitechapel,
      redigitiseBoard({ ...cut, blocks: same }, 2, { mirrored: true }),
    );
    expect(listDisagreements(found)).toEqual(['street c1 x4']);
    expect(found.report.disagreements[0]!.follows.every(({ part }) => part === 'block')).toBe(true);
    expect(found.report.disagreements[0]!.follows.length).toBeGreaterThan(0);
  });

  test('for a missing crossing, whose streets are joined', () => {
    const chain = boardFromStreets(['c1', 'c2', 'c3', 'x1', 'x2'], ['c1-x1', 'x1-c2', 'c2-x2', 'x2-c3']);
    const past = boardFromStreets(['c1', 'c2', 'c3', 'x1'], ['c1-x1', 'x1-c2', 'c2-c3']);
    const found = reconcileForTest(chain, past);
    expect(listDisagreements(found)).toEqual(['crossing x2']);
    expect(found.report.disagreements[0]!.follows).toEqual([{ part: 'street', of: ['c2', 'c3'] }]);
  });

  test('for a missing junction with its streets', () => {
    const cut = { ...without(whitechapel, ...around.map(({ between }) => between.join('-'))), junctions: whitechapel.junctions.filter(({ id }) => id !== 't9') }; // prettier-ignore
    expect(listDisagreements(reconcileForTest(whitechapel, redigitiseBoard(cut, 3, { degrees: 5 })))).toEqual(
      ['junction t9'],
    );
    // A source without junctions cannot deny one, but its nodes may not touch there.
    expect(listDisagreements(reconcileForTest(whitechapel, removeJunctions(redigitiseBoard(cut, 3, { degrees: 5 }))))).toEqual(['junction t9']); // prettier-ignore
  });

  test('for a crossing that is a junction in one source', () => {
    const board = { ...renameIds(whitechapel, new Map([['x40', 't90']])), crossings: whitechapel.crossings.filter(({ id }) => id !== 'x40') }; // prettier-ignore
    const { at } = whitechapel.crossings.find(({ id }) => id === 'x40')!;
    const melted = { ...board, junctions: [...board.junctions, { id: 't90' as const, at }] };
    for (const copy of [
      redigitiseBoard(melted, 4, { mirrored: true }),
      removePositions(replaceIds(melted, 4)),
    ]) {
      const found = reconcileForTest(whitechapel, copy);
      expect(listDisagreements(found)).toEqual(['crossing kind x40']);
      expect(found.report.disagreements[0]!.readings.map(({ value }) => value)).toEqual([
        'crossing',
        'junction',
      ]);
      expect(found.report.disagreements[0]!.consequences.length).toBeGreaterThan(0);
    }
  });

  test('for three permuted numbers', () => {
    const board = renameIds(whitechapel, new Map([['c10', 'c20'], ['c20', 'c30'], ['c30', 'c10']])); // prettier-ignore
    const found = reconcileForTest(whitechapel, redigitiseBoard(board, 5, { mirrored: true }));
    expect(listDisagreements(found)).toEqual(['circle number c10 c20 c30']);
    expect(found.report.disagreements[0]!.readings.map(({ value }) => value)).toEqual([[10, 20, 30], [20, 30, 10]]); // prettier-ignore
  });
});

describe('a source without junctions', () => {
  const street = around
    .find(({ between }) => (between as readonly string[]).includes('c65'))!
    .between.join('-');
  const plain = removeJunctions(without(whitechapel, street));

  test('disagrees once about a street to a junction, although several pairs no longer touch', () => {
    const found = reconcileForTest(whitechapel, redigitiseBoard(plain, 6, { degrees: 17, jitter: 2 }));
    expect(listDisagreements(found)).toEqual(['street c65 t9']);
  });

  test('is matched by a junction without one of its streets, without positions', () => {
    const found = reconcileForTest(whitechapel, removePositions(replaceIds(without(whitechapel, street), 6)));
    expect(listDisagreements(found)).toEqual(['street c65 t9']);
  });

  test('disagrees about an additional street to a junction', () => {
    const more = { ...whitechapel, streets: [...whitechapel.streets, { between: ['x1', 't9'] as const }] };
    const found = reconcileForTest(
      whitechapel,
      redigitiseBoard(removeJunctions(more), 6, { degrees: 17, jitter: 2 }),
    );
    expect(found.report.disagreements.map(({ part, of }) => [part, of.includes('x1')])).toEqual([
      ['touch', true],
    ]);
    expect(found.report.disagreements[0]!.pairs!.length).toBe(around.length);
  });

  test('disagrees about a single pair that touches through a junction', () => {
    const melted = removeJunctions(whitechapel);
    const odd = melted.streets.find(({ between }) => between.includes('c65') && whitechapel.streets.every((each) => each.between.join() !== between.join()))!; // prettier-ignore
    const found = reconcileForTest(whitechapel, replaceIds(without(melted, odd.between.join('-')), 7));
    expect(listDisagreements(found)).toEqual([`touch ${odd.between.join(' ')}`]);
  });
});

describe('sources with missing knowledge', () => {
  const cut = without(whitechapel, 'c1-x4');
  const ways = removeCrossings(whitechapel);

  test('moves of Jack in a source without crossings decide a dispute about a street', () => {
    for (const boards of [
      [cut, whitechapel, ways],
      [ways, cut, whitechapel],
    ]) {
      // prettier-ignore
      const found = reconcileForTest(...boards);
      expect(listDisagreements(found)).toEqual(['street c1 x4']);
      expect(found.report.disagreements[0]!.outvoted).toEqual([boards[0] === cut ? 'A' : 'B']);
    }
  });

  test('moves that follow from a street are not reported again', () => {
    const found = reconcileForTest(whitechapel, whitechapel, whitechapel, cut, removeCrossings(cut));
    expect(listDisagreements(found)).toEqual(['street c1 x4']);
    expect(found.report.disagreements[0]!.outvoted).toEqual(['D', 'E']);
  });

  test('a missing connection is reported as a connection', () => {
    const [odd] = ways.streets;
    const found = reconcileForTest(whitechapel, { ...ways, streets: ways.streets.slice(1) }, whitechapel);
    expect(listDisagreements(found)).toEqual([`jack ${odd!.between.join(' ')}`]);
    expect(found.report.disagreements[0]!.outvoted).toEqual(['B']);
  });

  test('two sources with only moves outvote one with streets, and no street is invented', () => {
    const found = reconcileForTest(cut, ways, removePositions(ways));
    // One street causes all of them, and they are reported together.
    expect(found.report.disagreements.map(({ pairs }) => pairs!.length > 1)).toEqual([true]);
    expect(found.report.disagreements.every(({ part, outvoted }) => part === 'jack' && outvoted.join() === 'A')).toBe(true); // prettier-ignore
    expect((found.draft as StreetBoard).streets).toHaveLength(cut.streets.length);
  });

  test('kinds of facts that a source lacks are listed', () => {
    const { sources } = reconcileForTest(
      whitechapel,
      ways,
      removePositions(removeJunctions(whitechapel)),
    ).report;
    expect(sources.map(({ silentAbout }) => silentAbout)).toEqual([
      [],
      ['crossings', 'junctions'],
      ['places', 'junctions'],
    ]);
  });
});

test('a source without streets has no vote on streets', () => {
  const dots = { ...redigitiseBoard(whitechapel, 9, { degrees: 30 }), streets: [], blocks: [] };
  const { report } = reconcileForTest(whitechapel, dots);
  expect([report.agree, report.sources[1]!.silentAbout]).toEqual([true, ['streets', 'blocks']]);
});

test('the other nodes of a small board with wrong numbers determine the frame', () => {
  const board = shippedStreetBoard('teaching/a-junction');
  const swapped = renameIds(board, new Map([['c1', 'c2'], ['c2', 'c1']])); // prettier-ignore
  expect(listDisagreements(reconcileForTest(board, swapped))).toEqual(['circle number c1 c2']);
});

describe('nodes with the same neighbours are not matched by guess', () => {
  const board = shippedStreetBoard('teaching/same-circles-twice');

  test('three crossings between the same two circles stay ambiguous', () => {
    const { report } = reconcileForTest(board, removePositions(replaceIds(board, 3)));
    expect(report.agree).toBe(true);
    expect(report.sources[1]!.untold).toEqual([{ own: ['x1', 'x2', 'x3'], of: ['x1', 'x2', 'x3'] }]);
  });

  test('borders and streets of ambiguous crossings are not compared', () => {
    const bordered: StreetBoard = {
      ...board,
      crossings: board.crossings.map((each, i) => (i === 0 ? { ...each, border: 'yellow' } : each)),
    };
    const { report } = reconcileForTest(bordered, removePositions(replaceIds(board, 3)));
    expect(report.agree).toBe(true);
  });

  test('another number of ambiguous crossings is a disagreement', () => {
    const fewer = { ...board, crossings: board.crossings.slice(1), streets: board.streets.filter(({ between }) => !between.includes('x1')) }; // prettier-ignore
    const { report } = reconcileForTest(board, removePositions({ ...fewer, blocks: [] }));
    expect(report.disagreements.map(({ part, property }) => [part, property])).toEqual([
      ['crossing', 'count'],
    ]);
  });
});

describe('the draft', () => {
  test('contains what the base lacks, in its frame, and notes about disputes', () => {
    const bare = without({ ...whitechapel, crossings: whitechapel.crossings.filter(({ id }) => id !== 'x40') }, ...whitechapel.streets.filter(({ between }) => between.includes('x40')).map(({ between }) => between.join('-'))); // prettier-ignore
    const copies = [3, 4].map((seed) => redigitiseBoard(whitechapel, seed, { mirrored: true, scale: 2 }));
    const { draft, report } = reconcileForTest(bare, ...copies);
    const parsed = parseBoard(formatBoard(draft));
    expect(parsed.ok).toBe(true);
    const { at } = whitechapel.crossings.find(({ id }) => id === 'x40')!;
    const found = (draft as StreetBoard).crossings.find((each) => Math.hypot(each.at[0] - at[0], each.at[1] - at[1]) < 3); // prettier-ignore
    expect(report.disagreements.map(({ of }) => of)).toEqual([[found!.id]]);
    expect(draft.profile).toBe('draft');
    expect(draft.provenance.notes).toEqual([
      { about: [], note: 'Merged automatically; not reviewed as a whole yet.' },
      {
        about: [found!.id],
        note: `crossing ${found!.id}: B and C have it, A does not. A is outvoted, 2 to 1.`,
      },
    ]);
    expect(draft.provenance.sources.map(({ id }) => id)).toEqual(['source-a', 'source-b', 'source-c']);
  });

  test('has the frame of the first source with positions', () => {
    const { draft, report } = reconcileForTest(removePositions(whitechapel), removeCrossings(whitechapel), redigitiseBoard(whitechapel, 8, { mirrored: true })); // prettier-ignore
    expect(report.sources.map(({ frame }) => frame.is)).toEqual(['unfitted', 'base', 'fitted']);
    const places = new Map(whitechapel.circles.map((circle) => [circle.number, circle.at]));
    expect((draft as StreetBoard).circles.every(({ number, at }) => places.get(number)!.join() === at.join())).toBe(true); // prettier-ignore
  });

  test('has every fact with its confidence', () => {
    const red = { ...whitechapel, circles: whitechapel.circles.map((each) => (each.number === 1 ? { ...each, colour: 'red' as const } : each)) }; // prettier-ignore
    const { facts } = reconcileForTest(whitechapel, red, removePositions(whitechapel));
    expect(facts.find(({ property, of }) => property === 'colour' && of[0] === 'c1')).toEqual({
      part: 'circle',
      of: ['c1'],
      property: 'colour',
      value: 'white',
      for: ['A', 'C'],
      against: ['B'],
      confidence: 0.667,
    });
    expect(facts.find(({ property, of }) => property === 'place' && of[0] === 'c1')!.for).toEqual(['A', 'B']);
    expect(new Set(facts.map((fact) => JSON.stringify([fact.part, fact.of, fact.property]))).size).toBe(
      facts.length,
    );
  });
});

test('duplicate circles are reported, and only the first is compared', () => {
  const twice = { ...whitechapel, circles: [...whitechapel.circles, { ...whitechapel.circles[0]!, at: [5, 5] as const }] }; // prettier-ignore
  const { report } = reconcileForTest(whitechapel, twice);
  expect(report.sources[1]!.doubled).toEqual([idOfCircle(whitechapel.circles[0]!)]);
});
