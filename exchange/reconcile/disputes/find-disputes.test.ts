/** What differs for one reason is one disagreement, and who cannot know has no vote. */
import { describe, expect, test } from 'vitest';
import { facesOfBoard, idOfCircle, parseBoard, formatBoard, type StreetBoard } from '../../model/index.js';
import {
  digitisedAgain,
  withNewIds,
  withoutCrossings,
  withoutJunctions,
  withoutPlaces,
} from '../../testing/digitised-again.js';
import { streetBoard } from '../../testing/official-board.js';
import { listed, reconciled } from '../../testing/reconciled.js';
import { renamedBoard } from '../../testing/renamed-board.js';
import { boardOfStreets } from '../../testing/small-street-board.js';

const without = (board: StreetBoard, ...streets: string[]): StreetBoard => ({
  ...board,
  streets: board.streets.filter(({ between }) => !streets.includes(between.join('-'))),
});

const whitechapel = streetBoard('whitechapel');
/** c65, x83 and x94 meet at t9. */
const around = whitechapel.streets.filter(({ between }) => (between as readonly string[]).includes('t9'));

describe('one slip with all that follows from it', () => {
  test('whoever drops a street and walks the blocks anew has one block less', () => {
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
    const found = reconciled(whitechapel, digitisedAgain({ ...cut, blocks: same }, 2, { mirrored: true }));
    expect(listed(found)).toEqual(['street c1 x4']);
    expect(found.report.disagreements[0]!.follows.every(({ part }) => part === 'block')).toBe(true);
    expect(found.report.disagreements[0]!.follows.length).toBeGreaterThan(0);
  });

  test('whoever overlooks a crossing draws its street past it', () => {
    const chain = boardOfStreets(['c1', 'c2', 'c3', 'x1', 'x2'], ['c1-x1', 'x1-c2', 'c2-x2', 'x2-c3']);
    const past = boardOfStreets(['c1', 'c2', 'c3', 'x1'], ['c1-x1', 'x1-c2', 'c2-c3']);
    const found = reconciled(chain, past);
    expect(listed(found)).toEqual(['crossing x2']);
    expect(found.report.disagreements[0]!.follows).toEqual([{ part: 'street', of: ['c2', 'c3'] }]);
  });

  test('a junction that is missing with its streets', () => {
    const cut = { ...without(whitechapel, ...around.map(({ between }) => between.join('-'))), junctions: whitechapel.junctions.filter(({ id }) => id !== 't9') }; // prettier-ignore
    expect(listed(reconciled(whitechapel, digitisedAgain(cut, 3, { degrees: 5 })))).toEqual(['junction t9']);
    // Whoever draws no junctions cannot deny one, but can have nobody touch there.
    expect(listed(reconciled(whitechapel, withoutJunctions(digitisedAgain(cut, 3, { degrees: 5 }))))).toEqual(['junction t9']); // prettier-ignore
  });

  test('a crossing that somebody took for a junction', () => {
    const board = { ...renamedBoard(whitechapel, new Map([['x40', 't90']])), crossings: whitechapel.crossings.filter(({ id }) => id !== 'x40') }; // prettier-ignore
    const { at } = whitechapel.crossings.find(({ id }) => id === 'x40')!;
    const melted = { ...board, junctions: [...board.junctions, { id: 't90' as const, at }] };
    for (const copy of [
      digitisedAgain(melted, 4, { mirrored: true }),
      withoutPlaces(withNewIds(melted, 4)),
    ]) {
      const found = reconciled(whitechapel, copy);
      expect(listed(found)).toEqual(['crossing kind x40']);
      expect(found.report.disagreements[0]!.readings.map(({ value }) => value)).toEqual([
        'crossing',
        'junction',
      ]);
      expect(found.report.disagreements[0]!.consequences.length).toBeGreaterThan(0);
    }
  });

  test('three numbers that went round in a ring', () => {
    const board = renamedBoard(whitechapel, new Map([['c10', 'c20'], ['c20', 'c30'], ['c30', 'c10']])); // prettier-ignore
    const found = reconciled(whitechapel, digitisedAgain(board, 5, { mirrored: true }));
    expect(listed(found)).toEqual(['circle number c10 c20 c30']);
    expect(found.report.disagreements[0]!.readings.map(({ value }) => value)).toEqual([[10, 20, 30], [20, 30, 10]]); // prettier-ignore
  });
});

describe('junctions that a source does not draw', () => {
  const street = around
    .find(({ between }) => (between as readonly string[]).includes('c65'))!
    .between.join('-');
  const plain = withoutJunctions(without(whitechapel, street));

  test('a street to a junction is one, though several pairs no longer touch', () => {
    const found = reconciled(whitechapel, digitisedAgain(plain, 6, { degrees: 17, jitter: 2 }));
    expect(listed(found)).toEqual(['street c65 t9']);
  });

  test('without places a junction that lost a street is still the same', () => {
    const found = reconciled(whitechapel, withoutPlaces(withNewIds(without(whitechapel, street), 6)));
    expect(listed(found)).toEqual(['street c65 t9']);
  });

  test('a street to a junction that only the source without junctions has', () => {
    const more = { ...whitechapel, streets: [...whitechapel.streets, { between: ['x1', 't9'] as const }] };
    const found = reconciled(
      whitechapel,
      digitisedAgain(withoutJunctions(more), 6, { degrees: 17, jitter: 2 }),
    );
    expect(found.report.disagreements.map(({ part, of }) => [part, of.includes('x1')])).toEqual([
      ['touch', true],
    ]);
    expect(found.report.disagreements[0]!.pairs!.length).toBe(around.length);
  });

  test('a single pair that should touch through one', () => {
    const melted = withoutJunctions(whitechapel);
    const odd = melted.streets.find(({ between }) => between.includes('c65') && whitechapel.streets.every((each) => each.between.join() !== between.join()))!; // prettier-ignore
    const found = reconciled(whitechapel, withNewIds(without(melted, odd.between.join('-')), 7));
    expect(listed(found)).toEqual([`touch ${odd.between.join(' ')}`]);
  });
});

describe('sources that cannot know', () => {
  const cut = without(whitechapel, 'c1-x4');
  const ways = withoutCrossings(whitechapel);

  test('ways of Jack without crossings decide about a street', () => {
    for (const boards of [
      [cut, whitechapel, ways],
      [ways, cut, whitechapel],
    ]) {
      // prettier-ignore
      const found = reconciled(...boards);
      expect(listed(found)).toEqual(['street c1 x4']);
      expect(found.report.disagreements[0]!.outvoted).toEqual([boards[0] === cut ? 'A' : 'B']);
    }
  });

  test('ways that go with a street are not told again', () => {
    const found = reconciled(whitechapel, whitechapel, whitechapel, cut, withoutCrossings(cut));
    expect(listed(found)).toEqual(['street c1 x4']);
    expect(found.report.disagreements[0]!.outvoted).toEqual(['D', 'E']);
  });

  test('a way that is missing there is told as a way', () => {
    const [odd] = ways.streets;
    const found = reconciled(whitechapel, { ...ways, streets: ways.streets.slice(1) }, whitechapel);
    expect(listed(found)).toEqual([`jack ${odd!.between.join(' ')}`]);
    expect(found.report.disagreements[0]!.outvoted).toEqual(['B']);
  });

  test('two that know only ways outvote the one that draws streets, but no street is made up', () => {
    const found = reconciled(cut, ways, withoutPlaces(ways));
    // One street is behind all of them, and they are told together.
    expect(found.report.disagreements.map(({ pairs }) => pairs!.length > 1)).toEqual([true]);
    expect(found.report.disagreements.every(({ part, outvoted }) => part === 'jack' && outvoted.join() === 'A')).toBe(true); // prettier-ignore
    expect((found.draft as StreetBoard).streets).toHaveLength(cut.streets.length);
  });

  test('what each is silent about is said', () => {
    const { sources } = reconciled(whitechapel, ways, withoutPlaces(withoutJunctions(whitechapel))).report;
    expect(sources.map(({ silentAbout }) => silentAbout)).toEqual([
      [],
      ['crossings', 'junctions'],
      ['places', 'junctions'],
    ]);
  });
});

test('nodes without any street say nothing about streets', () => {
  const dots = { ...digitisedAgain(whitechapel, 9, { degrees: 30 }), streets: [], blocks: [] };
  const { report } = reconciled(whitechapel, dots);
  expect([report.agree, report.sources[1]!.silentAbout]).toEqual([true, ['streets', 'blocks']]);
});

test('on a small board with wrong numbers the rest tells the frame', () => {
  const board = streetBoard('teaching/a-junction');
  const swapped = renamedBoard(board, new Map([['c1', 'c2'], ['c2', 'c1']])); // prettier-ignore
  expect(listed(reconciled(board, swapped))).toEqual(['circle number c1 c2']);
});

describe('what looks the same from all sides is not guessed', () => {
  const board = streetBoard('teaching/same-circles-twice');

  test('three crossings between the same two circles', () => {
    const { report } = reconciled(board, withoutPlaces(withNewIds(board, 3)));
    expect(report.agree).toBe(true);
    expect(report.sources[1]!.untold).toEqual([{ own: ['x1', 'x2', 'x3'], of: ['x1', 'x2', 'x3'] }]);
  });

  test('neither their borders nor their streets are compared then', () => {
    const bordered: StreetBoard = {
      ...board,
      crossings: board.crossings.map((each, i) => (i === 0 ? { ...each, border: 'yellow' } : each)),
    };
    const { report } = reconciled(bordered, withoutPlaces(withNewIds(board, 3)));
    expect(report.agree).toBe(true);
  });

  test('but one more or less of them is a disagreement', () => {
    const fewer = { ...board, crossings: board.crossings.slice(1), streets: board.streets.filter(({ between }) => !between.includes('x1')) }; // prettier-ignore
    const { report } = reconciled(board, withoutPlaces({ ...fewer, blocks: [] }));
    expect(report.disagreements.map(({ part, property }) => [part, property])).toEqual([
      ['crossing', 'count'],
    ]);
  });
});

describe('the draft', () => {
  test('takes what the base lacks, in its frame, and says what was disputed', () => {
    const bare = without({ ...whitechapel, crossings: whitechapel.crossings.filter(({ id }) => id !== 'x40') }, ...whitechapel.streets.filter(({ between }) => between.includes('x40')).map(({ between }) => between.join('-'))); // prettier-ignore
    const copies = [3, 4].map((seed) => digitisedAgain(whitechapel, seed, { mirrored: true, scale: 2 }));
    const { draft, report } = reconciled(bare, ...copies);
    const parsed = parseBoard(formatBoard(draft));
    expect(parsed.ok).toBe(true);
    const { at } = whitechapel.crossings.find(({ id }) => id === 'x40')!;
    const found = (draft as StreetBoard).crossings.find((each) => Math.hypot(each.at[0] - at[0], each.at[1] - at[1]) < 3); // prettier-ignore
    expect(report.disagreements.map(({ of }) => of)).toEqual([[found!.id]]);
    expect(draft.profile).toBe('draft');
    expect(draft.provenance.notes).toEqual([
      { about: [], note: 'Merged by machine; nobody has looked at the whole yet.' },
      { about: [found!.id], note: `crossing ${found!.id}: B and C have it, A not. A is outvoted, 2 to 1.` },
    ]);
    expect(draft.provenance.sources.map(({ id }) => id)).toEqual(['source-a', 'source-b', 'source-c']);
  });

  test('lies in the frame of the first source that has places', () => {
    const { draft, report } = reconciled(withoutPlaces(whitechapel), withoutCrossings(whitechapel), digitisedAgain(whitechapel, 8, { mirrored: true })); // prettier-ignore
    expect(report.sources.map(({ frame }) => frame.is)).toEqual(['unfitted', 'base', 'fitted']);
    const places = new Map(whitechapel.circles.map((circle) => [circle.number, circle.at]));
    expect((draft as StreetBoard).circles.every(({ number, at }) => places.get(number)!.join() === at.join())).toBe(true); // prettier-ignore
  });

  test('weighs every fact', () => {
    const red = { ...whitechapel, circles: whitechapel.circles.map((each) => (each.number === 1 ? { ...each, colour: 'red' as const } : each)) }; // prettier-ignore
    const { facts } = reconciled(whitechapel, red, withoutPlaces(whitechapel));
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

test('circles that stand twice are told, and only the first is compared', () => {
  const twice = { ...whitechapel, circles: [...whitechapel.circles, { ...whitechapel.circles[0]!, at: [5, 5] as const }] }; // prettier-ignore
  const { report } = reconciled(whitechapel, twice);
  expect(report.sources[1]!.doubled).toEqual([idOfCircle(whitechapel.circles[0]!)]);
});
