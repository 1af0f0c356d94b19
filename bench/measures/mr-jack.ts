/** The speed of perft and playouts of Mr Jack, which has no fast path. */
import { readFileSync } from 'node:fs';
import { countPlayoutResults, openEngine, perft } from 'lamplighter/engine';
import { parseBoard } from 'lamplighter/model';
import type { Measure } from '../harness/measure.js';
import { formatTime, type Row } from '../harness/table.js';
import { measureTimes } from '../harness/timing.js';

/** Known counts by depth, so that a wrong count is not measured. */
const COUNTS = { 3: 6351, 4: 34_144 } as const;

export const mrJackMeasure: Measure = {
  name: 'mr-jack',
  run: ({ quick }) => Promise.resolve(rows(quick)),
};

function rows(quick: boolean): Row[] {
  const text = readFileSync(new URL('../../boards/mr-jack-2016/board.json', import.meta.url), 'utf8');
  const parsed = parseBoard(text);
  const opened = parsed.ok ? openEngine(parsed.board) : undefined;
  if (opened?.ok !== true) throw new Error('boards/mr-jack-2016 cannot be played on');
  const { engine } = opened;
  const begun = engine.startHunt({});
  if (!begun.ok) throw new Error(begun.message);
  const [depth, games] = quick
    ? ([3, { seed: 1, count: 20 }] as const)
    : ([4, { seed: 1, count: 100 }] as const);
  const [counting, playing] = measureTimes([
    () => perft(engine, begun.state, depth),
    () => countPlayoutResults(engine, begun.state, games),
  ]) as [number, number];
  const counted = perft(engine, begun.state, depth);
  const nodes = counted.ok ? counted.nodes : 0;
  const { steps } = countPlayoutResults(engine, begun.state, games);
  return [
    {
      ...{ measure: 'Mr Jack perft', size: `${nodes} nodes`, ours: formatTime(counting) },
      result: perSecond(nodes, counting),
      agree: nodes === COUNTS[depth],
    },
    {
      ...{ measure: 'countPlayoutResults, mr-jack', size: `${games.count} games`, ours: formatTime(playing) },
      result: perSecond(steps, playing),
    },
  ];
}

const perSecond = (count: number, ms: number): string => `${(count / ms).toFixed(0)} k/s`;
