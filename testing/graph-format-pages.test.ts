/** The pages about graph formats list every attribute, and their examples are what is really written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  BLOCK_ATTRIBUTES,
  boardGraph,
  EDGE_RELATIONS,
  GRAPH_ATTRIBUTES,
  HEX_EDGE_ATTRIBUTES,
  HEX_NODE_ATTRIBUTES,
  STREET_EDGE_ATTRIBUTES,
  STREET_NODE_ATTRIBUTES,
  type Attribute,
} from '../exchange/graph/index.js';
import {
  CSV_TABLE_NAMES,
  toCsv,
  toCytoscape,
  toDot,
  toGeojson,
  toGexf,
  toGraphml,
  toJgf,
  toNodeLink,
} from '../exchange/export/writers/index.js';
import { HAS_RUST, isToolMissing, PYTHON } from './exchange/installed-tools.js';
import { inlineCodeOf, fencedBlocksOf, replaceFencedBlocks, tableRowsOf } from './docs/parse-markdown.js';
import { shippedBoard } from './boards/shipped-boards.js';

const pages = join(import.meta.dirname, '..', 'docs', 'formats');
const read = (page: string): string => readFileSync(join(pages, page), 'utf8');
/** `UPDATE=1` writes what is true into the pages; read the diff before you commit it. */
const update = process.env['UPDATE'] === '1';
const expectPage = (page: string, text: string): void => {
  if (update) writeFileSync(join(pages, page), text);
  else expect(read(page)).toBe(text);
};

const board = shippedBoard('teaching/two-routes');
const WRITERS = {
  'graphml.md': () => toGraphml(boardGraph(board, 'jack')),
  'gexf.md': () => toGexf(boardGraph(board, 'jack')),
  'dot.md': () => toDot(boardGraph(board, 'jack')),
  'jgf.md': () => toJgf(boardGraph(board, 'jack')),
  'node-link.md': () => toNodeLink(boardGraph(board, 'jack')),
  'cytoscape.md': () => toCytoscape(boardGraph(board, 'jack')),
  'geojson.md': () => toGeojson(boardGraph(board, 'alley')),
} as const;

test.each(Object.entries(WRITERS))('%s shows the file that its command writes', async (page, write) => {
  const text = [...write()].join('');
  expectPage(
    page,
    await replaceFencedBlocks(read(page), ({ heading, text: reported }) =>
      Promise.resolve(heading === 'A whole file' ? text : reported),
    ),
  );
});

test('csv.md shows the files that its command writes', async () => {
  const graph = boardGraph(board, 'alley');
  expectPage(
    'csv.md',
    await replaceFencedBlocks(read('csv.md'), ({ heading, text: reported }) => {
      const table = CSV_TABLE_NAMES.find((each) => heading === `${each}.csv`);
      return Promise.resolve(table ? [...toCsv(graph, table)].join('').replaceAll('\r\n', '\n') : reported);
    }),
  );
});

describe('README.md', () => {
  test('lists every attribute with its type', () => {
    const tables: Readonly<Record<string, readonly Attribute[]>> = {
      graph: GRAPH_ATTRIBUTES,
      'street nodes': STREET_NODE_ATTRIBUTES,
      'street edges': STREET_EDGE_ATTRIBUTES,
      'hex nodes': HEX_NODE_ATTRIBUTES,
      'hex edges': HEX_EDGE_ATTRIBUTES,
      blocks: BLOCK_ATTRIBUTES,
    };
    const reported = read('README.md');
    let page = reported;
    for (const [name, attributes] of Object.entries(tables)) {
      const rows = attributes.map(
        (each) => `| \`${each.name}\` | ${each.type} | ${each.meaning.replaceAll('|', '\\|')} |`,
      );
      const table = ['| attribute | type | meaning |', '|---|---|---|', ...rows].join('\n');
      const mark = `<!-- attributes: ${name} -->\n`;
      expect(page).toContain(mark);
      page = page.replace(new RegExp(`${mark}(\n\\|.*(\n\\|.*)*\n)?`), () => `${mark}\n${table}\n`);
    }
    expectPage('README.md', page);
  });

  test('lists every relation', () => {
    const section = read('README.md').split('## One relation, or all')[1]!.split('\n## ')[0]!;
    expect(tableRowsOf(section).map(([relation]) => inlineCodeOf(relation!)[0])).toEqual([...EDGE_RELATIONS]);
  });
});

describe('the programs of README.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-formats-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const program = (language: string): string =>
    fencedBlocksOf(read('README.md')).find((fence) => fence.language === language)!.text;
  const jack = boardGraph(shippedBoard('whitechapel'), 'jack');
  const numbersIn = (output: string): number[] => output.trim().split('\n').map(Number);
  const run = (interpreter: string, ...files: string[]): number[] => {
    const { stdout, stderr } = spawnSync(interpreter, files, { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    return numbersIn(stdout);
  };

  test('JavaScript', () => {
    writeFileSync(join(folder, 'jack.json'), [...toNodeLink(jack)].join(''));
    writeFileSync(join(folder, 'jack.mjs'), program('js'));
    expect(run(process.execPath, 'jack.mjs')).toEqual([63, 82, 83]);
  });

  test.skipIf(isToolMissing(PYTHON, 'the Python of docs/formats/README.md', 'python3-networkx'))(
    'Python',
    () => {
      writeFileSync(join(folder, 'jack.graphml'), [...toGraphml(jack)].join(''));
      writeFileSync(join(folder, 'jack.py'), program('python'));
      expect(run(PYTHON!, 'jack.py')).toEqual([63, 82, 83]);
    },
  );

  test.skipIf(isToolMissing(HAS_RUST, 'the Rust of docs/formats/README.md', 'rustc'))('Rust', () => {
    mkdirSync(join(folder, 'jack'));
    writeFileSync(join(folder, 'jack/edges.csv'), [...toCsv(jack, 'edges')].join(''));
    writeFileSync(join(folder, 'jack.rs'), program('rust'));
    const { stderr } = spawnSync('rustc', ['jack.rs', '-o', 'jack.out'], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(run(join(folder, 'jack.out')).toSorted((a, b) => a - b)).toEqual([63, 82, 83]);
  });
});
