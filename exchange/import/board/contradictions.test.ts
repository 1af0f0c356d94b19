/** What a file says beside its streets is compared with them. */
import { expect, test } from 'vitest';
import { importTexts, exportTexts } from '../../../testing/exchange/export-and-import-texts.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import type { RoundTripFormat } from '../../../testing/exchange/format-losses.js';
import { boardGraph } from '../../graph/index.js';

function reported(
  board: string,
  format: RoundTripFormat,
  change: (text: string, table: number) => string,
): readonly string[] {
  const texts = exportTexts(boardGraph(shippedBoard(board)), format);
  const changed = texts.map(change);
  expect(changed).not.toEqual(texts);
  const result = importTexts(changed, format);
  if (!result.ok) throw new Error(result.errors[0]?.message);
  return result.contradictions.map(({ file, line, column, words, message }) => `${file}:${line}:${column}: ${words}: ${message}`); // prettier-ignore
}

const without =
  (line: RegExp) =>
  (text: string): string =>
    text.replace(line, '');
const with_ =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(from, to);
const TWO_ROUTES = 'teaching/two-routes';

test('a removed street contradicts the edges derived from it', () => {
  expect(reported(TWO_ROUTES, 'graphml', without(/.*streets:c1-x2.*\n/))).toEqual([
    'a.graphml:53:5: edge "jack:c1-c2": The file has routes "x1 | x2 x3"; the rest of it gives "x1".',
    'a.graphml:54:5: edge "jack:c1-c3": The file has jack between c1 and c3, which its streets do not give.',
    'a.graphml:56:5: edge "police:x1-x2": The file has police between x1 and x2, which its streets do not give.',
    'a.graphml:61:5: edge "search:x2-c1": The file has search between x2 and c1, which its streets do not give.',
  ]);
}); // prettier-ignore

test.each<[string, string, RoundTripFormat, (text: string, table: number) => string, string]>([
  ['an edge that is gone', TWO_ROUTES, 'jgf', without(/.*"police:x1-x2".*\n/), 'a.jgf:1:1: the file: Its streets give police between x1 and x2, which the file lacks.'],
  ['a section that is another', 'teaching/section-line', 'csv', with_(',Aa,', ',Bb,'), 'The file has section "Bb"; the rest of it gives "Aa".'],
  ['a perimeter that is another', TWO_ROUTES, 'geojson', with_('"perimeter":"c1 c2"', '"perimeter":"c1"'), '"b1": The file has perimeter "c1"; the rest of it gives "c1 c2".'],
  ['an alley that is none', TWO_ROUTES, 'csv', (text, table) => (table === 1 ? text.replace('alley:c1-c2,c1,c2', 'alley:c1-c2,c1,c3') : text), 'edge "alley:c1-c2": The file has alley between c1 and c3, which its blocks do not give.'],
  ['a name that is no longer true', TWO_ROUTES, 'node-link', with_('"label":"3","kind":"circle","number":3', '"label":"4","kind":"circle","number":4'), '"c3": Its id is "c3", but its values make it c4.'],
  ['a hex that is no neighbour', 'teaching/two-manholes', 'graphml', without(/.*<edge id="hex:h0,0-h0,1".*\n/), 'Its hexes give hex between h0,0 and h0,1, which the file lacks.'],
  ['a hex on the other side', 'teaching/two-manholes', 'graphml', with_('<data key="edge-direction">S<', '<data key="edge-direction">N<'), 'The file has direction "N"; the rest of it gives "S".'],
  ['a point that was moved', TWO_ROUTES, 'geojson', with_('"coordinates":[5000,1000]},"properties":{"feature":"node"', '"coordinates":[5000,1001]},"properties":{"feature":"node"'), 'feature "x1": The point lies at 5000, 1001, but its properties are 5000, 1000. The point was used.'],
  ['a line that was left behind', TWO_ROUTES, 'geojson', with_('"coordinates":[5000,1000]},"properties":{"feature":"node"', '"coordinates":[5000,1001]},"properties":{"feature":"node"'), 'edge "streets:c1-x1": Its line does not run between the nodes that it names.'],
])('%s', (_, board, format, change, message) => {
  expect(reported(board, format, change)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
}); // prettier-ignore

test('only edges are compared in files of other programs, not attributes', () => {
  const change = (text: string): string => text.replaceAll(',Aa,', ',Zz,').replace(/"?lamplighter: .*/, (own) => own.replace(/digest=\w+ /, '')); // prettier-ignore
  expect(reported('teaching/section-line', 'csv', change)).toEqual([]);
});
