/** The speed of perft and playouts of Mr Jack, which has no fast path. */
import { countPlayoutResults, perft } from 'lamplighter/engine';
import { formatRate, formatTime, type Measure } from '../harness/result-table.js';
import { measureTimes } from '../harness/timing.js';
import { openShippedEngine, startHunt } from '../inputs/shipped-boards.js';

/** Known counts by depth, so that a wrong count is not measured. */
const COUNTS = { 3: 6351, 4: 34_144 } as const;

export const measureMrJack: Measure = ({ quick }) => {
  const engine = openShippedEngine('mr-jack-2016');
  const first = startHunt(engine);
  const [depth, games] = quick
    ? ([3, { seed: 1, count: 20 }] as const)
    : ([4, { seed: 1, count: 100 }] as const);
  const [counting, playing] = measureTimes([
    () => perft(engine, first, depth),
    () => countPlayoutResults(engine, first, games),
  ]) as [number, number];
  const counted = perft(engine, first, depth);
  const nodes = counted.ok ? counted.nodes : 0;
  const { steps } = countPlayoutResults(engine, first, games);
  return [
    {
      measure: 'Mr Jack perft',
      size: `${nodes} nodes`,
      ours: formatTime(counting),
      result: formatRate(nodes, counting),
      agree: nodes === COUNTS[depth],
    },
    {
      measure: 'countPlayoutResults, mr-jack',
      size: `${games.count} games`,
      ours: formatTime(playing),
      result: formatRate(steps, playing),
    },
  ];
};
