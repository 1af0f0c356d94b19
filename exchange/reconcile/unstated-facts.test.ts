/** What a source does not state is unknown: it is no disagreement, and the report names it in one line. */
import { describe, expect, test } from 'vitest';
import type { Circle, HexBoard, Point, StreetBoard } from '../../model/index.js';
import { shippedHexBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { redigitiseBoard } from '../../testing/boards/redigitise-board.js';
import { listDisagreements, reconcileForTest } from '../../testing/exchange/reconcile-for-test.js';
import { formatReconciliation } from './formats/format-reconciliation.js';
import { reconcileBoards } from './reconcile-boards.js';

const mrJack = shippedHexBoard('mr-jack-2006');
const whitechapel = shippedStreetBoard('whitechapel');
const whitehall = shippedStreetBoard('whitehall');

describe('a hex board', () => {
  const setup = mrJack.setup!;
  const bare: HexBoard = {
    ...mrJack,
    hexes: mrJack.hexes.map((hex) => (hex.kind === 'garden' ? { ...hex, kind: 'building' } : hex)),
    exits: [],
    setup: { ...setup, characters: [], cordons: [] },
  };

  test('without gardens, exits, characters and cordons has no vote on them', () => {
    const { report } = reconcileForTest(mrJack, bare);
    expect(report.disagreements).toEqual([]);
    expect(report.sources[1]!.silentAbout).toEqual(['gardens', 'exits', 'characters', 'cordons']);
  });

  test('without gardens still contradicts a street', () => {
    const building = mrJack.hexes.find(({ kind }) => kind === 'street')!;
    const wrong = { ...bare, hexes: bare.hexes.map((hex) => (hex.at.join() === building.at.join() ? { ...hex, kind: 'building' as const } : hex)) }; // prettier-ignore
    expect(listDisagreements(reconcileForTest(mrJack, wrong))).toEqual([`hex kind h${building.at.join()}`]);
    const garden = mrJack.hexes.find(({ kind }) => kind === 'garden')!;
    const open = { ...mrJack, hexes: mrJack.hexes.map((hex) => (hex === garden ? { ...hex, kind: 'street' as const } : hex)) }; // prettier-ignore
    const { report } = reconcileForTest(open, mrJack, bare);
    expect(report.disagreements.map(({ outvoted }) => outvoted)).toEqual([['A']]);
  });

  test('with a wider frame has one disagreement about all hexes beyond the rim', () => {
    const taken = new Set(mrJack.hexes.map(({ at }) => at.join()));
    const around = mrJack.hexes.flatMap(({ at: [q, r] }) => [[q, r - 1], [q, r + 1]] as [number, number][]); // prettier-ignore
    const more = [...new Map(around.map((at) => [at.join(), at])).values()].filter((at) => !taken.has(at.join())); // prettier-ignore
    const wide: HexBoard = { ...mrJack, hexes: [...mrJack.hexes, ...more.map((at) => ({ at, kind: 'building' as const }))] }; // prettier-ignore
    const { report } = reconcileForTest(mrJack, wide);
    expect(report.disagreements.map(({ of }) => of.length)).toEqual([more.length]);
    expect(formatReconciliation(report, 'pretty')).toContain(`${more.length} hexes at the rim: building `);
  });

  test('of another printing is recognised', () => {
    const prints = [mrJack, shippedHexBoard('mr-jack-2016')];
    const sources = [prints[1]!, bare].map((board, i) => ({ name: `${i}.json`, board }));
    const { report } = reconcileBoards(sources, { prints });
    expect(report.sources.map(({ edition }) => edition)).toEqual(['mr-jack-2016', 'mr-jack-2006']);
    expect(formatReconciliation(report, 'pretty')).toContain('Compare B with mr-jack-2006.');
    const same = reconcileBoards([sources[1]!, sources[1]!], { prints }).report;
    expect(same.sources.map(({ edition }) => edition)).toEqual([undefined, undefined]);
  });
});

describe('crossings that are all off by the same', () => {
  const moved = (board: StreetBoard, by: Point, odd: string): StreetBoard => ({
    ...board,
    crossings: board.crossings.map((each) => {
      const [x, y] = each.at;
      return { ...each, at: each.id === odd ? [x + 900, y] : [x + by[0], y + by[1]] };
    }),
  });

  test.each([{}, { mirrored: true, degrees: 20, scale: 1.3 }])('are at their places in frame %j', (frame) => {
    const theirs = redigitiseBoard(moved(whitehall, [100, 95], 'none'), 3, frame);
    const { report } = reconcileForTest(whitehall, theirs);
    expect(report.disagreements).toEqual([]);
    const found = report.sources[1]!.frame as { readonly offsets?: { readonly crossing?: Point } };
    for (const [i, value] of [100, 95].entries())
      expect(Math.abs(found.offsets!.crossing![i]! - value)).toBeLessThan(5);
  });

  test('do not hide one that is elsewhere', () => {
    expect(listDisagreements(reconcileForTest(whitehall, moved(whitehall, [100, 95], 'x20')))).toEqual([
      'crossing place x20',
    ]);
  });
});

describe('a street board', () => {
  const withColours = (board: StreetBoard, colourOf: (circle: Circle) => Circle['colour']): StreetBoard => ({
    ...board,
    circles: board.circles.map((circle) => ({ ...circle, colour: colourOf(circle) })),
  });

  test('that never uses one colour has no vote where others have it', () => {
    const noBlack = withColours(whitehall, ({ colour }) => (colour === 'black' ? 'white' : colour));
    const { report } = reconcileForTest(whitehall, noBlack);
    expect(report.disagreements).toEqual([]);
    expect(report.sources[1]!.silentAbout).toEqual(['black circles']);
    const red = withColours(whitehall, ({ number, colour }) => (number < 5 ? 'red' : colour));
    expect(reconcileForTest(whitehall, red).report.disagreements).toHaveLength(4);
  });

  test('that has a part of the board only has no vote on the rest', () => {
    const near = new Set([...whitechapel.circles, ...whitechapel.crossings, ...whitechapel.junctions].filter(({ at }) => at[0] < 5500).map((each) => ('number' in each ? `c${each.number}` : each.id))); // prettier-ignore
    const part: StreetBoard = {
      ...whitechapel,
      circles: whitechapel.circles.filter(({ number }) => near.has(`c${number}`)),
      crossings: whitechapel.crossings.filter(({ id }) => near.has(id)),
      junctions: whitechapel.junctions.filter(({ id }) => near.has(id)),
      streets: whitechapel.streets.filter(({ between }) => between.every((id) => near.has(id))),
      blocks: whitechapel.blocks.filter(({ walk }) => walk.every((id) => near.has(id))),
    };
    const { letters: _letters, ...rest } = part;
    const { report } = reconcileForTest(whitechapel, rest);
    expect(report.disagreements).toEqual([]);
    expect(report.sources[1]!.part).toEqual({ circles: part.circles.length, of: 195 });
    const { streets } = rest;
    const [dropped] = streets;
    const wrong = { ...rest, streets: streets.slice(1) };
    expect(reconcileForTest(whitechapel, wrong).report.disagreements.map(({ part: is, of }) => [is, ...of])).toEqual([
      ['street', ...dropped!.between],
    ]); // prettier-ignore
  });

  test('with circles of a legend has one disagreement about them', () => {
    const legend = [0, 1, 2, 3, 4].map((i): Circle => ({ number: 190 + i, at: [9000 + 100 * i, 9900], colour: 'white' })); // prettier-ignore
    const { report } = reconcileForTest(whitehall, { ...whitehall, circles: [...whitehall.circles, ...legend] }); // prettier-ignore
    expect(report.disagreements.map(({ of }) => of)).toEqual([['c190', 'c191', 'c192', 'c193', 'c194']]);
    expect(formatReconciliation(report, 'pretty')).toContain('the circles 190–194: B has them, A does not');
  });

  test('has what matters in play first, all of it', () => {
    const wrong: StreetBoard = {
      ...withColours(whitehall, ({ number, colour }) => (number <= 3 && colour === 'white' ? 'black' : colour)), // prettier-ignore
      streets: whitehall.streets.filter((_, i) => i % 12 !== 0),
      crossings: whitehall.crossings.map((each, i) => (i === 7 ? { ...each, at: [each.at[0] + 400, each.at[1]] } : each)), // prettier-ignore
    };
    const { report } = reconcileForTest(whitehall, wrong);
    const order = report.disagreements.map(({ part, property }) => property ?? part);
    expect(order.lastIndexOf('street')).toBeLessThan(order.indexOf('colour'));
    expect(order.lastIndexOf('colour')).toBeLessThan(order.indexOf('place'));
    const inPlay = order.filter((each) => each !== 'place').length;
    expect(inPlay).toBeGreaterThan(35);
    expect(formatReconciliation(report, 'pretty')).toContain(`\n ${inPlay}. `);
  });
});
