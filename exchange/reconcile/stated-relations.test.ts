/** Relations that a source lists are compared with what follows from the other sources, and with their lists. */
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard, type StreetBoard } from '../../model/index.js';
import { listsOf, onlyLists, stating, withoutPair } from '../../testing/boards/list-relations.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { listDisagreements, reconcileForTest } from '../../testing/exchange/reconcile-for-test.js';
import { formatReconciliation } from './formats/format-reconciliation.js';
import { describeDisagreement } from './report/describe-disagreement.js';

const whitechapel = shippedStreetBoard('whitechapel');
const whitehall = shippedStreetBoard('whitehall');
const RELATIONS = ['jack', 'police', 'search', 'alley'] as const;

const sentences = (...boards: StreetBoard[]): string[] =>
  reconcileForTest(...boards).report.disagreements.map(describeDisagreement);

describe('a source that has lists only', () => {
  test('of police steps alone has crossings that cannot be recognised', () => {
    const { report } = reconcileForTest(whitechapel, onlyLists(whitechapel, { police: listsOf(whitechapel, 'police') })); // prettier-ignore
    expect(report.disagreements).toEqual([]);
    expect(report.sources[1]!.unrecognised).toBe(whitechapel.crossings.length);
    expect(formatReconciliation(report, 'pretty')).toContain('234 crossings of B cannot be recognised, because B has neither places nor streets.'); // prettier-ignore
  });

  test.each(RELATIONS)('of %s agrees with the board they follow from', (relation) => {
    const { report } = reconcileForTest(
      whitechapel,
      onlyLists(whitechapel, { [relation]: listsOf(whitechapel, relation) }),
    );
    expect(report.disagreements).toEqual([]);
    expect(report.sources[1]!.lists).toEqual([relation]);
  });

  test('of boats agrees, and a missing boat is found', () => {
    const boats = listsOf(whitehall, 'boat');
    expect(sentences(whitehall, onlyLists(whitehall, { boat: boats }))).toEqual([]);
    const [from, [to]] = Object.entries(boats).find(([, others]) => others.length > 0) as [string, string[]];
    const lists = { boat: withoutPair(boats, [from, to!]) };
    expect(sentences(whitehall, onlyLists(whitehall, lists))).toEqual([
      `circle ${from.slice(1)} has a boat to circle ${to!.slice(1)}: A has it, B does not`,
    ]);
  });

  test.each([
    ['jack', 'c1', 'circle 1 reaches circle 2'],
    ['alley', 'c1', 'circle 1 has an alley to circle 7'],
    ['police', 'x1', 'crossing x1 is one police step from crossing x2'],
    ['search', 'x1', 'circle 2 is searched from crossing x1'],
  ] as const)('a missing pair of %s is found', (relation, id, sentence) => {
    const of = listsOf(whitechapel, relation);
    // Without searches nothing shows which crossing is which.
    const search = relation === 'police' ? { search: listsOf(whitechapel, 'search') } : {};
    const lists = { ...search, [relation]: withoutPair(of, [id, of[id]![0]!]) };
    expect(sentences(whitechapel, onlyLists(whitechapel, lists))).toEqual([
      `${sentence}: A has it, B does not`,
    ]);
  });

  test('two of them are compared, and their draft keeps the lists', () => {
    const alley = listsOf(whitechapel, 'alley');
    const [one, other] = [
      onlyLists(whitechapel, { alley }),
      onlyLists(whitechapel, { alley: withoutPair(alley, ['c1', 'c7']) }),
    ];
    const { report, draft } = reconcileForTest(other, one, one);
    expect(report.disagreements.map(describeDisagreement)).toEqual([
      'circle 1 has an alley to circle 7: B and C have it, A does not',
    ]);
    expect(draft.provenance.stated).toEqual([{ relation: 'alley', lists: Object.fromEntries(Object.entries(alley).filter(([, others]) => others.length > 0)) }]); // prettier-ignore
    expect(parseBoard(formatBoard(draft)).ok).toBe(true);
  });

  test('two lists of moves are compared, and nothing is taken for a street', () => {
    const jack = listsOf(whitechapel, 'jack');
    const other = onlyLists(whitechapel, { jack: withoutPair(jack, ['c1', 'c2']) });
    const { report, draft } = reconcileForTest(onlyLists(whitechapel, { jack }), other);
    expect(report.disagreements.map(describeDisagreement)).toEqual([
      'circle 1 reaches circle 2: A has it, B does not',
    ]);
    expect((draft as StreetBoard).streets).toEqual([]);
    expect(draft.provenance.stated).toEqual([{ relation: 'jack', lists: jack }]);
  });

  test('a list of a part of the board is silent about the rest', () => {
    const jack = Object.fromEntries(Object.entries(listsOf(whitechapel, 'jack')).slice(0, 20));
    expect(sentences(whitechapel, onlyLists(whitechapel, { jack }))).toEqual([]);
  });

  test('a node that is left out of a list of the whole board has no pairs', () => {
    const { c100: _, ...jack } = listsOf(whitechapel, 'jack');
    const lists = Object.fromEntries(Object.entries(jack).map(([id, others]) => [id, others.filter((other) => other !== 'c100')])); // prettier-ignore
    const [sentence, ...others] = sentences(whitechapel, onlyLists(whitechapel, { jack: lists }));
    expect(sentence).toMatch(/^circle 100 reaches .*: A has it, B does not$/);
    expect(others).toEqual([]);
  });

  test('a circle that a list of alleys does not mention has no alleys, and is not missing', () => {
    const alley = listsOf(whitechapel, 'alley');
    const mentioned = (lists: Record<string, readonly string[]>): StreetBoard => {
      const own = Object.fromEntries(Object.entries(lists).filter(([, others]) => others.length > 0));
      const board = onlyLists(whitechapel, { alley: own });
      return { ...board, circles: board.circles.filter(({ number }) => Object.hasOwn(own, `c${number}`)) };
    };
    const all = mentioned(alley);
    expect(all.circles.length).toBeLessThan(whitechapel.circles.length);
    expect(sentences(whitechapel, all)).toEqual([]);
    const without = Object.fromEntries(
      Object.entries(alley).map(([id, others]) => [
        id,
        id === 'c1' ? [] : others.filter((to) => to !== 'c1'),
      ]),
    );
    expect(sentences(whitechapel, mentioned(without))).toEqual([
      expect.stringMatching(/^circle 1 has an alley to .*: A has it, B does not$/),
    ]);
  });

  test('each pair may be listed once, at either end', () => {
    const once = Object.fromEntries(
      Object.entries(listsOf(whitechapel, 'alley')).map(([id, others]) => [id, others.filter((other) => Number(other.slice(1)) > Number(id.slice(1)))]), // prettier-ignore
    );
    expect(sentences(whitechapel, onlyLists(whitechapel, { alley: once }))).toEqual([]);
  });
});

test('an entry in one direction is a contradiction of its source', () => {
  const jack = withoutPair(listsOf(whitechapel, 'jack'), ['c2', 'c1'], false);
  const { report } = reconcileForTest(whitechapel, onlyLists(whitechapel, { jack }));
  const [only, ...others] = report.disagreements;
  expect(others).toEqual([]);
  expect(only).toMatchObject({ part: 'jack', pairs: [['c1', 'c2']], oneWay: [{ source: 'B', at: 'c1', lists: 'c2' }], outvoted: ['B'], tie: false }); // prettier-ignore
  expect(describeDisagreement(only!)).toBe(
    'circle 1 reaches circle 2: A has it; B lists circle 2 at circle 1, but not circle 1 at circle 2',
  );
});

test('a street that is listed in one direction is reported with the street', () => {
  const lists: Record<string, string[]> = {};
  for (const { between } of whitechapel.streets)
    for (const [a, b] of [between, between.toReversed()]) (lists[a] ??= []).push(b);
  const [a, b] = whitechapel.streets[0]!.between;
  const streets = withoutPair(lists, [b, a], false);
  const { report } = reconcileForTest(whitechapel, stating(whitechapel, { streets }));
  expect(report.disagreements.map(({ part, of, oneWay }) => [part, of, oneWay])).toEqual([
    ['street', [a, b], [{ source: 'B', at: a, lists: b }]],
  ]);
});

describe('lists beside streets', () => {
  const street = whitechapel.streets.find(({ between: [a, b] }) => a.startsWith('c') && b.startsWith('x'))!;
  const without = { ...whitechapel, streets: whitechapel.streets.filter((each) => each !== street) };

  test('what follows from a missing street is put under it', () => {
    const { report } = reconcileForTest(whitechapel, stating(without, { jack: listsOf(without, 'jack') }));
    expect(report.disagreements.map(({ part, of }) => [part, of])).toEqual([['street', street.between]]);
    const moves = report.disagreements[0]!.consequences.filter(({ relation, how }) => relation === 'jack' && how !== 'changed'); // prettier-ignore
    expect(report.disagreements[0]!.follows.filter(({ part }) => part === 'jack')).toHaveLength(moves.length);
    expect(moves.length).toBeGreaterThan(0);
  });

  test('a wrong list is found beside right streets', () => {
    const jack = withoutPair(listsOf(whitechapel, 'jack'), ['c1', 'c2']);
    expect(sentences(whitechapel, stating(whitechapel, { jack }))).toEqual([
      'circle 1 reaches circle 2: A has it, B does not',
    ]);
  });

  test('a list without streets votes on a disputed street', () => {
    const lists = onlyLists(whitechapel, { jack: listsOf(whitechapel, 'jack') });
    const { report } = reconcileForTest(without, whitechapel, lists);
    expect(report.disagreements.map(({ part, outvoted }) => [part, outvoted])).toEqual([['street', ['A']]]);
  });

  test('a list of alleys votes on a disputed block', () => {
    const [block] = whitechapel.blocks.filter(
      ({ kind, walk }) => kind === 'houses' && walk.filter((id) => id.startsWith('c')).length > 2,
    );
    const wrong: StreetBoard = {
      ...whitechapel,
      blocks: whitechapel.blocks.map((each) => (each === block ? { ...each, kind: 'none' } : each)),
    };
    const lists = onlyLists(whitechapel, { alley: listsOf(whitechapel, 'alley') });
    const { report } = reconcileForTest(wrong, whitechapel, lists);
    expect(listDisagreements(reconcileForTest(wrong, whitechapel, lists))).toEqual([
      `block kind ${block!.id}`,
    ]);
    expect(report.disagreements[0]!.outvoted).toEqual(['A']);
  });
});

test('a group in which each side has other pairs names both', () => {
  const jack = listsOf(whitechapel, 'jack');
  const far = 'c195';
  const wrong = { ...withoutPair(jack, ['c1', 'c2']), c1: [...withoutPair(jack, ['c1', 'c2'])['c1']!, far] };
  const lists = { jack: { ...wrong, [far]: [...jack[far]!, 'c1'] } };
  expect(sentences(whitechapel, onlyLists(whitechapel, lists))).toEqual([
    `circle 1 reaches circle 2 in A, but circle 1 reaches circle 195 in B`,
  ]);
});
