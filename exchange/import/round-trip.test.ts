import { describe, expect, test } from 'vitest';
import { expectRoundTrip } from '../../testing/exchange/expect-round-trip.js';
import { HOSTILE_NAMES, hostileBoard } from '../../testing/boards/hostile-names.js';
import { importTexts, exportTexts } from '../../testing/exchange/export-and-import-texts.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { shippedBoardFolders } from '../../testing/boards/shipped-board-folders.js';
import { ROUND_TRIP_FORMATS } from '../../testing/exchange/format-losses.js';
import { toGeojson } from '../export/writers/index.js';
import { boardGraph } from '../graph/index.js';

/** The names that a board file may hold: on one line. */
const names = HOSTILE_NAMES.filter((name) => !/[\p{Cc}\u2028]/u.test(name));
const hostile = hostileBoard();
const named = {
  ...hostile,
  crossings: hostile.crossings.filter(({ name }) => name === undefined || names.includes(name)),
};

describe.each(ROUND_TRIP_FORMATS)('export of %s and import', (format) => {
  test.each(shippedBoardFolders())('as %s loses only what docs/formats lists', (name) => {
    const board = shippedBoard(name);
    expectRoundTrip(board, format, importTexts(exportTexts(boardGraph(board), format), format));
  });

  test('hostile names are preserved', () => {
    expectRoundTrip(named, format, importTexts(exportTexts(boardGraph(named), format), format));
  });
});

describe('GeoJSON with y up and import', () => {
  const upwards = (name: string): string => [...toGeojson(boardGraph(shippedBoard(name)), 'up')].join('');

  test.each(shippedBoardFolders())('as %s loses only what docs/formats lists', (name) => {
    expectRoundTrip(shippedBoard(name), 'geojson', importTexts([upwards(name)], 'geojson'));
  });

  test('the file lies on its lower edge, and its outer rings turn anticlockwise', () => {
    const { lamplighter, features } = JSON.parse(upwards('teaching/two-routes')) as {
      readonly lamplighter: Readonly<Record<string, unknown>>;
      readonly features: readonly {
        readonly id: string;
        readonly geometry: { readonly coordinates: readonly (readonly (readonly [number, number])[])[] };
      }[];
    };
    expect(lamplighter).toMatchObject({ yAxis: 'up', crs: expect.stringContaining('No CRS') as unknown });
    const placeOf = (id: string): unknown => features.find((each) => each.id === id)!.geometry.coordinates;
    expect([placeOf('c1'), placeOf('x1')]).toEqual([
      [1000, 5000],
      [5000, 7000],
    ]);
    const [ring] = features.find((each) => each.id === 'b1')!.geometry.coordinates;
    const area = ring!.slice(1).reduce((sum, [x, y], i) => sum + ring![i]![0] * y - x * ring![i]![1], 0);
    expect(area).toBeGreaterThan(0);
  });

  test('without the height of the board is refused', () => {
    const result = importTexts([upwards('teaching/two-routes').replace('"height":8000,', '')], 'geojson');
    expect(result.ok || result.errors[0]?.message).toContain('does not give the "height"');
  });
});
