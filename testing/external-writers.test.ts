/** What another program read of ours and wrote again is still the same board. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardGraph } from '../exchange/graph/index.js';
import { formatBoard } from '../model/index.js';
import { HAS_IGRAPH, isToolMissing, PYTHON } from './exchange/installed-tools.js';
import { importTexts, exportTexts } from './exchange/export-and-import-texts.js';
import { shippedBoard } from './boards/shipped-boards.js';
import { removeFormatLosses, type RoundTripFormat } from './exchange/format-losses.js';

const FORMATS = ['graphml', 'gexf', 'node-link'] as const;
const BOARDS = ['whitechapel', 'mr-jack-2006', 'teaching/two-parallel-streets'];
const CASES = FORMATS.flatMap((format) => BOARDS.map((name) => [format, name] as const));

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-writers-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Exports the boards and has a script of Python write them again; returns what it wrote. */
function rewrite(
  script: string,
  cases: readonly (readonly [RoundTripFormat, string])[],
  wordsOf: (format: string, files: readonly string[]) => readonly string[],
): readonly string[] {
  const words = cases.flatMap(([format, name], i) => {
    const files = [join(folder, `${script}-${i}.ours`), join(folder, `${script}-${i}.theirs`)] as const;
    writeFileSync(files[0], exportTexts(boardGraph(shippedBoard(name)), format)[0]!);
    return wordsOf(format, files);
  });
  const path = join(import.meta.dirname, 'exchange', script);
  const { status, stderr } = spawnSync(PYTHON!, [path, ...words], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return cases.map((_, i) => readFileSync(join(folder, `${script}-${i}.theirs`), 'utf8'));
}

/** What was written is the board, apart from what the format loses. */
function expectBoard(text: string, format: RoundTripFormat, name: string): void {
  const board = shippedBoard(name);
  const result = importTexts([text], format);
  if (!result.ok) throw new Error(result.errors.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  expect(result.contradictions).toEqual([]);
  const { provenance } = result.board;
  expect(formatBoard(result.board)).toBe(formatBoard({ ...removeFormatLosses(board, format), provenance }));
}

describe.skipIf(isToolMissing(PYTHON, 'importing what networkx wrote', 'python3-networkx'))(
  'networkx',
  () => {
    let written: readonly string[] = [];
    beforeAll(() => {
      written = rewrite('rewrite-by-networkx.py', CASES, (format, files) => [format, ...files]);
    });

    test.each(CASES.map(([format, name], i) => [format, name, i] as const))('%s of %s', (format, name, i) => {
      expectBoard(written[i]!, format, name);
    });
  },
);

describe.skipIf(isToolMissing(HAS_IGRAPH, 'importing what igraph wrote', 'python3-igraph'))('igraph', () => {
  let written: readonly string[] = [];
  beforeAll(() => {
    const cases = BOARDS.map((name) => ['graphml', name] as const);
    written = rewrite('rewrite-by-igraph.py', cases, (_, files) => files);
  });

  test.each(BOARDS.map((name, i) => [name, i] as const))('graphml of %s', (name, i) => {
    expect(written[i]).toContain('<node id="n0">');
    expectBoard(written[i]!, 'graphml', name);
  });
});
