import { expect, test } from 'vitest';
import { HOSTILE_NAMES, hostileBoard } from '../../../testing/boards/hostile-names.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { shippedBoardFolders } from '../../../testing/boards/shipped-board-folders.js';
import { boardGraph, type BoardGraph } from '../../graph/index.js';
import { CSV_TABLE_NAMES, toCsv, type CsvTableName } from './index.js';

const textOf = (graph: BoardGraph, table: CsvTableName): string => [...toCsv(graph, table)].join('');

/** The grammar of RFC 4180, section 2: records end in CRLF, a field is escaped or holds no quote, comma or line break. */
function records(text: string): string[][] {
  const all: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (!found) throw new Error(`not RFC 4180: ${text.slice(at, at + 80)}`);
    record.push(found[1]?.replaceAll('""', '"') ?? found[2]!);
    if (found[3] === ',') continue;
    all.push(record);
    record = [];
  }
  return all;
}

const GRAPHS = ['hostile', ...shippedBoardFolders()].map((name): [string, BoardGraph] => [
  name,
  boardGraph(name === 'hostile' ? hostileBoard() : shippedBoard(name)),
]);

test.each(GRAPHS)('%s: every row has as many cells as the header and the values of the graph', (_, graph) => {
  const rows = { nodes: [...graph.nodes()], edges: [...graph.edges()], blocks: [...graph.blocks()] };
  for (const table of CSV_TABLE_NAMES) {
    const [head, ...body] = records(textOf(graph, table));
    expect(new Set([head!, ...body].map(({ length }) => length)).size).toBe(1);
    expect(head!.at(-1)).toContain(`digest=${String(graph.values['digest'])} `);
    const back = body.map((cells) =>
      Object.fromEntries(
        cells.flatMap((cell, i) => (cell === '' ? [] : [[head![i]!, cell.replace(/^'/, '')]])),
      ),
    );
    expect(back).toEqual(
      rows[table].map((row) =>
        Object.fromEntries(
          Object.entries({ ...row, ...row.values })
            .filter(([name, value]) => head!.includes(name) && typeof value !== 'object' && value !== '')
            .map(([name, value]) => [name, String(value)]),
        ),
      ),
    );
  }
});

test('no cell that is text begins like a formula', () => {
  const cells = CSV_TABLE_NAMES.flatMap((table) => records(textOf(boardGraph(hostileBoard()), table)).flat());
  expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => cell.startsWith("'"))).toEqual(
    expect.arrayContaining(
      HOSTILE_NAMES.filter((name) => /^['=+@\t\r-]/.test(name)).map((name) => `'${name}`),
    ),
  );
});

test('a cell that another program would split is quoted', () => {
  const names = ['Mitre;=HYPERLINK(0)', 'Mitre\t=HYPERLINK(0)'];
  const board = hostileBoard();
  const crossings = board.crossings.map((each, i) => ({ ...each, name: names[i % 2]! }));
  const text = textOf(boardGraph({ ...board, crossings }), 'nodes');
  for (const name of names) expect(text).toContain(`,"${name}",`);
});

test('a negative number stays a number', () => {
  expect(textOf(boardGraph(shippedBoard('mr-jack-2016')), 'nodes')).toMatch(/,-\d+,(true|false),/);
});

test('a table without rows names its board', () => {
  const blocks = textOf(boardGraph(shippedBoard('mr-jack-2016'), 'hex'), 'blocks');
  expect(records(blocks)).toEqual([
    [
      ...['id', 'kind', 'perimeter', 'walk', 'islands', 'reason'],
      expect.stringMatching(
        /^lamplighter: board=mr-jack-2016 .*digest=\w{64} relation=hex .* watsonFaces=NE cordons=NE,SW name=Mr Jack$/,
      ),
    ],
  ]);
});
