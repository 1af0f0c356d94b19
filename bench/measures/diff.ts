/** The growth of diffing two boards with their size, beside git's diff of their files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diffBoards } from '../../exchange/diff/index.js';
import { formatBoard, type StreetBoard } from '../../model/index.js';
import {
  formatNodeCount,
  formatRatio,
  formatTime,
  growthRow,
  type Measure,
  type ResultRow,
} from '../harness/result-table.js';
import { measureOnFreshInputs } from '../harness/timing.js';
import { syntheticTownBoard } from '../inputs/synthetic-town-board.js';

const MOST_GROWTH = 1.15;

export const measureDiff: Measure = ({ quick }) => {
  const sizes = quick ? [200, 2000] : [2000, 20_000, 100_000];
  const times = sizes.map((size) => ({
    size,
    ms: measureOnFreshInputs(
      () => [syntheticTownBoard(size), edited(syntheticTownBoard(size))] as const,
      ([before, after]) => diffBoards(before, after),
      size < 20_000 ? { rounds: 5, warmUps: 2 } : { rounds: 1, warmUps: 0 },
    ),
  }));
  return [
    growthRow('diff of two boards', times, quick ? undefined : MOST_GROWTH),
    besideGit(sizes[0]!, times[0]!.ms),
  ];
};

/** One street, node and colour in a hundred differs, and one crossing in ten has another id. */
function edited(board: StreetBoard): StreetBoard {
  const names = new Map(
    board.crossings.flatMap(({ id }, i) => (i % 10 === 0 ? [[id, `x${1_000_000 + i}` as const]] : [])),
  );
  const named = <Id extends string>(id: Id): Id => (names.get(id as `x${number}`) ?? id) as Id;
  const hundredth = (i: number): boolean => i % 100 === 7;
  return {
    ...board,
    circles: board.circles.map((each, i) => (hundredth(i) ? { ...each, colour: 'red' } : each)),
    crossings: board.crossings.map((each, i) => ({ ...each, id: named(each.id), at: hundredth(i) ? [each.at[0] + 40, each.at[1]] : each.at })), // prettier-ignore
    streets: board.streets.filter((_, i) => !hundredth(i)).map(({ between: [a, b] }) => ({ between: [named(a), named(b)] as const })), // prettier-ignore
    blocks: board.blocks.map((block) => ({ ...block, walk: block.walk.map(named) })),
  };
}

/** git compares lines and knows nothing of play, so this only shows the extra cost of our result. */
function besideGit(size: number, ours: number): ResultRow {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-diff-'));
  try {
    const board = syntheticTownBoard(size);
    writeFileSync(join(folder, 'a.json'), formatBoard(board));
    writeFileSync(join(folder, 'b.json'), formatBoard(edited(board)));
    const start = performance.now();
    const diff = ['diff', '--no-index', '--stat', 'a.json', 'b.json'];
    spawnSync('git', diff, { cwd: folder, stdio: 'ignore' });
    const theirs = performance.now() - start;
    return {
      measure: 'diff beside git diff --stat',
      size: formatNodeCount(size),
      ours: formatTime(ours),
      peer: formatTime(theirs),
      result: `${formatRatio(ours / theirs)} as long`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
