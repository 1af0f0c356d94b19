/** The time and the peak memory of exporting a whole board as a graph, with all relations. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { boardGraph } from '../../exchange/graph/index.js';
import { toGeojson } from '../../exchange/export/writers/index.js';
import type { Measure } from '../harness/measure.js';
import { formatNodes, growthRow, type Row } from '../harness/table.js';
import { median } from '../harness/timing.js';
import { syntheticTownBoard } from '../inputs/synthetic-town-board.js';

const MOST_GROWTH = 1.15;
/** In MB, for GraphML; the text alone would take a quarter of it. */
const HEAP_MB = 1024;

export const exportMeasure: Measure = {
  name: 'export',
  run: ({ quick }) => {
    const sizes = quick ? [200, 2000] : [2000, 20_000, 200_000];
    return Promise.resolve([
      growthRow(
        'export to GeoJSON',
        sizes.map((size) => ({ size, ms: written(size, size < 20_000 ? 5 : 1) })),
        quick ? undefined : MOST_GROWTH,
      ),
      inSmallHeap(sizes.at(-1)!),
    ]);
  },
};

/** The median time to export a fresh board; creating it is not counted. */
function written(size: number, rounds: number): number {
  const times: number[] = [];
  // Rounds below zero are the warm-up; a giant needs none.
  for (let round = rounds > 1 ? -2 : 0; round < rounds; round++) {
    const board = syntheticTownBoard(size);
    const start = performance.now();
    let length = 0;
    for (const chunk of toGeojson(boardGraph(board))) length += chunk.length;
    if (round >= 0 && length > 0) times.push(performance.now() - start);
  }
  return median(times);
}

function inSmallHeap(size: number): Row {
  const script = fileURLToPath(new URL('./export-memory-child.ts', import.meta.url));
  const { status, stdout } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--import', 'tsx', script, `${size}`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const row = { measure: 'export in a small heap', size: formatNodes(size) };
  const goal = { text: `≤ ${HEAP_MB} MB heap`, met: status === 0 };
  if (status !== 0) return { ...row, ours: '–', result: 'out of memory', goal };
  const { peak, text } = JSON.parse(stdout) as { peak: number; text: number };
  return { ...row, ours: `${text.toFixed(0)} MB text`, result: `${peak.toFixed(0)} MB at most`, goal };
}
