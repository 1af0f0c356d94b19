/** Tables with a row for each hex become drafts of Mr Jack, with axial coordinates or with columns and rows. */
import { describe, expect, test } from 'vitest';
import { formatBoard, isStreetBoard, parseBoard, type HexBoard } from '../../../model/index.js';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import { reconcileForTest } from '../../../testing/exchange/reconcile-for-test.js';
import { guessListMapping, importGraph, readMapping } from '../index.js';
import { detectFormat } from '../detect-format.js';
import { OFFSETS, type Offset } from '../mapping/mapping.js';

const printed = shippedHexBoard('mr-jack-2006');
const hexes = printed.hexes.map(({ at: [q, r], kind }) => ({ q, r, kind }));
const shortKinds = hexes.map((hex) => ({ ...hex, kind: hex.kind.charAt(0).toUpperCase() }));
const KINDS = { S: 'street', M: 'manhole', G: 'garden', B: 'building', L: 'gaslight' };

type Options = Parameters<typeof importGraph>[1];
const sourceOf = (name: string, text: string) => ({ format: 'lists', files: [{ name, text }] }) as const;

function hexesOf(name: string, text: string, options?: Options): HexBoard {
  const result = importGraph(sourceOf(name, text), options);
  if (!result.ok) throw new Error(result.errors[0]!.message);
  if (isStreetBoard(result.board)) throw new Error('streets');
  expect(parseBoard(formatBoard(result.board)).ok).toBe(true);
  return result.board;
}

function mappingFrom(data: object) {
  const read = readMapping({ name: 'map.json', text: JSON.stringify(data) });
  if (!read.ok) throw new Error(read.errors[0]!.message);
  return read.mapping;
}

const characterOn = (q: number, r: number): string =>
  printed.setup!.characters.find(({ hex }) => hex === `h${q},${r}`)?.character ?? '';

describe('axial coordinates', () => {
  const table = `id,q,r,kind,character\n${hexes.map(({ q, r, kind }) => `"${q}/${r}",${q},${r},${kind},${characterOn(q, r)}`).join('\n')}\n`;

  test('a table is recognised and imported as it is, with its pieces', () => {
    expect(detectFormat(table)).toBe('lists');
    const board = hexesOf('hexes.csv', table);
    expect(board.game).toBe('mj');
    expect(board.hexes.length).toBe(hexes.length);
    expect(board.setup?.characters).toHaveLength(printed.setup!.characters.length);
    expect(reconcileForTest(printed, board).report.disagreements).toEqual([]);
  });

  test('JSON without ids has no names of its own; an unknown kind is asked for', () => {
    expect(hexesOf('hexes.json', JSON.stringify(hexes)).hexes.length).toBe(hexes.length);
    const guess = guessListMapping(sourceOf('hexes.json', JSON.stringify({ hexes: shortKinds })));
    expect(guess).toMatchObject({ ok: true, needs: [expect.stringMatching(/^What the codes .*"S"/)] });
  });

  test('what is no whole number, or twice at one place, is no table of hexes', () => {
    for (const text of ['q,r,kind\n1.5,2,street\n1,3,street\n', 'q,r,kind\n1,2,street\n1,2,manhole\n']) {
      const guess = guessListMapping(sourceOf('places.csv', text));
      expect(guess.ok && guess.text).not.toContain('mj');
    }
  });
});

/** The axial coordinates of a hex as a column and a row, the other way round from the import. */
function cellOf(offset: Offset, { q, r }: { q: number; r: number }): readonly [column: number, row: number] {
  const shift = (line: number): number => (line - ((line % 2) * (offset.startsWith('even') ? -1 : 1))) / 2; // prettier-ignore
  return offset.endsWith('q') ? [q, r + shift(q)] : [q + shift(r), r];
}

describe('columns and rows', () => {
  // Moved, so that no column or row is below 0.
  const moved = hexes.map((hex) => ({ ...hex, q: hex.q, r: hex.r + 8 }));

  test.each(OFFSETS)('with %s the neighbours are the same', (offset) => {
    const rows = moved.map((hex) => {
      const [column, row] = cellOf(offset, hex);
      return { col: column, row, type: hex.kind };
    });
    const mapping = mappingFrom({ offset, kind: 'type' });
    const board = hexesOf('plan.json', JSON.stringify(rows), { mapping });
    expect(board.hexes.length).toBe(hexes.length);
    expect(reconcileForTest(printed, board).report.disagreements).toEqual([]);
  });

  test('x and y are cells of hexes if the table is called so, otherwise positions', () => {
    const cells = { hexes: shortKinds.map(({ q, r, kind }) => ({ x: q, y: r + (q - (q % 2)) / 2, type: kind })) }; // prettier-ignore
    const guess = guessListMapping(sourceOf('board.json', JSON.stringify(cells)));
    expect(guess.ok && JSON.parse(guess.text)).toMatchObject({ board: { game: 'mj' }, offset: 'odd-q' });
    const places = guessListMapping(sourceOf('board.json', JSON.stringify({ nodes: cells.hexes })));
    expect(places.ok && JSON.parse(places.text)).not.toHaveProperty('offset');
    const mapping = mappingFrom({ offset: 'odd-q', kind: { attribute: 'type', values: KINDS } });
    expect(hexesOf('board.json', JSON.stringify(cells), { mapping }).hexes.length).toBe(hexes.length);
  });
});
