/** What another program read of ours and wrote again is still the same board. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardGraph } from '../exchange/graph/index.js';
import { formatBoard } from '../model/index.js';
import { isToolMissing, PYTHON } from './exchange/installed-tools.js';
import { importTexts, exportTexts } from './exchange/export-and-import-texts.js';
import { shippedBoard } from './boards/shipped-boards.js';
import { removeFormatLosses } from './exchange/format-losses.js';

const FORMATS = ['graphml', 'gexf', 'node-link'] as const;
const BOARDS = ['whitechapel', 'mr-jack-2006', 'teaching/two-parallel-streets'];
const CASES = FORMATS.flatMap((format) => BOARDS.map((name) => [format, name] as const));

describe.skipIf(isToolMissing(PYTHON, 'importing what networkx wrote', 'python3-networkx'))(
  'networkx',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'lamplighter-writers-'));
    afterAll(() => {
      rmSync(folder, { recursive: true });
    });
    const files = CASES.map((_, i) => [join(folder, `${i}.ours`), join(folder, `${i}.theirs`)] as const);
    beforeAll(() => {
      const words = CASES.flatMap(([format, name], i) => {
        writeFileSync(files[i]![0], exportTexts(boardGraph(shippedBoard(name)), format)[0]!);
        return [format, ...files[i]!];
      });
      const script = join(import.meta.dirname, 'exchange', 'rewrite-by-networkx.py');
      const { status, stderr } = spawnSync(PYTHON!, [script, ...words], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    });

    test.each(CASES.map(([format, name], i) => [format, name, i] as const))('%s of %s', (format, name, i) => {
      const board = shippedBoard(name);
      const text = readFileSync(files[i]![1], 'utf8');
      const result = importTexts([text], format);
      if (!result.ok)
        throw new Error(result.errors.map(({ line, message }) => `${line}: ${message}`).join('\n'));
      expect(result.contradictions).toEqual([]);
      const { provenance } = result.board;
      expect(formatBoard(result.board)).toBe(
        formatBoard({ ...removeFormatLosses(board, format), provenance }),
      );
    });
  },
);
