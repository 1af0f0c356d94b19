/** The time and the peak memory of exporting a whole board as a graph, with all relations. */
import { boardGraph } from '../../exchange/graph/index.js';
import { toGeojson } from '../../exchange/export/writers/index.js';
import { runScript } from '../harness/run-script.js';
import { formatNodeCount, growthRow, type Measure, type ResultRow } from '../harness/result-table.js';
import { measureOnFreshInputs } from '../harness/timing.js';
import { syntheticTownBoard } from '../inputs/synthetic-town-board.js';

const MOST_GROWTH = 1.15;
/** In MB, for GraphML; the text alone would take a quarter of it. */
const HEAP_MB = 512;

export const measureExport: Measure = ({ quick }) => {
  const sizes = quick ? [200, 2000] : [2000, 20_000, 100_000];
  const times = sizes.map((size) => ({
    size,
    ms: measureOnFreshInputs(
      () => syntheticTownBoard(size),
      (board) => {
        let length = 0;
        for (const chunk of toGeojson(boardGraph(board))) length += chunk.length;
        return length;
      },
      // A giant needs no warm-up.
      size < 20_000 ? { rounds: 5, warmUps: 2 } : { rounds: 1, warmUps: 0 },
    ),
  }));
  return [growthRow('export to GeoJSON', times, quick ? undefined : MOST_GROWTH), inSmallHeap(sizes.at(-1)!)];
};

function inSmallHeap(size: number): ResultRow {
  const script = new URL('export-memory-child.ts', import.meta.url);
  const printed = runScript(script, size, [`--max-old-space-size=${HEAP_MB}`]);
  const row = { measure: 'export in a small heap', size: formatNodeCount(size) };
  const goal = { text: `≤ ${HEAP_MB} MB heap`, met: printed !== undefined };
  if (printed === undefined) return { ...row, ours: '–', result: 'out of memory', goal };
  const { peak, text } = printed as { peak: number; text: number };
  return { ...row, ours: `${text.toFixed(0)} MB text`, result: `${peak.toFixed(0)} MB at most`, goal };
}
