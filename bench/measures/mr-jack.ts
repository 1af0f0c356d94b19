/** The speed of perft and playouts of Mr Jack, on the fast path and on the readable one. */
import { countPlayoutResults, perft, type Engine } from 'lamplighter/engine';
import { describeSpeedup, formatRate, type Measure } from '../harness/result-table.js';
import { measureTimes } from '../harness/timing.js';
import { openShippedEngine, startHunt } from '../inputs/shipped-boards.js';

/** Known counts by depth, so that a wrong count is not measured. The readable path counts the first two. */
const COUNTS = { 3: 6351, 4: 34_144, 5: 830_560 } as const;
const NODES_GOAL = 5_000_000;
const PLAYOUT_GOAL = 50;

export const measureMrJack: Measure = ({ quick }) => {
  const engine = openShippedEngine('mr-jack-2016');
  const readable: Engine = { ...engine, fast: () => undefined };
  const first = startHunt(engine);
  const [depth, slowDepth] = quick ? ([4, 3] as const) : ([5, 4] as const);
  const [fastGames, slowGames] = quick ? [200, 10] : [1000, 40];
  const count = (on: Engine, to: number): number => {
    const counted = perft(on, first, to);
    return counted.ok ? counted.nodes : 0;
  };
  const play = (on: Engine, games: number) => countPlayoutResults(on, first, { seed: 1, count: games });
  const [counting, slowCounting, playing, slowPlaying] = measureTimes(
    [
      () => count(engine, depth),
      () => count(readable, slowDepth),
      () => play(engine, fastGames),
      () => play(readable, slowGames),
    ],
    6000,
  ) as [number, number, number, number];
  const nodes = count(engine, depth);
  const slowNodes = count(readable, slowDepth);
  const [steps, slowSteps] = [play(engine, fastGames).steps, play(readable, slowGames).steps];
  return [
    {
      measure: 'Mr Jack perft',
      size: `${nodes} nodes`,
      ours: formatRate(nodes, counting),
      peer: `readable path ${formatRate(slowNodes, slowCounting)}`,
      result: formatRate(nodes, counting),
      goal: { text: '≥ 5 M/s', met: (nodes / counting) * 1000 >= NODES_GOAL },
      agree: nodes === COUNTS[depth] && slowNodes === COUNTS[slowDepth],
    },
    {
      measure: 'countPlayoutResults, mr-jack',
      size: `${fastGames} games`,
      ours: formatRate(steps, playing),
      peer: `readable path ${formatRate(slowSteps, slowPlaying)}`,
      ...describeSpeedup(playing / steps, slowPlaying / slowSteps, PLAYOUT_GOAL),
    },
  ];
};
