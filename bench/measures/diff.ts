/** The growth of diffing two boards with their size, beside git's diff of their files. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diffBoards } from '../../exchange/diff/index.js';
import { formatBoard, type StreetBoard } from '../../model/index.js';
import type { Measure } from '../harness/measure.js';
import { formatNodes, formatRatio, formatTime, growthRow, type Row } from '../harness/table.js';
import { median } from '../harness/timing.js';
import { syntheticTownBoard } from '../inputs/synthetic-town-board.js';

const MOST_GROWTH = 1.15;

export const diffMeasure: Measure = {
  name: 'diff',
  run: ({ quick }) => {
    const sizes = quick ? [200, 2000] : [2000, 20_000, 100_000];
    const times = sizes.map((size) => ({ size, ms: reported(size, size < 20_000 ? 5 : 1) }));
    return Promise.resolve([
      growthRow('diff of two boards', times, quick ? undefined : MOST_GROWTH),
      besideGit(sizes[0]!, times[0]!.ms),
    ]);
  },
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

/** The median time to compare fresh boards; creating them is not counted. */
function reported(size: number, rounds: number): number {
  const times: number[] = [];
  for (let round = rounds > 1 ? -2 : 0; round < rounds; round++) {
    const [before, after] = [syntheticTownBoard(size), edited(syntheticTownBoard(size))];
    const start = performance.now();
    const { edits } = diffBoards(before, after);
    if (round >= 0 && edits.length > 0) times.push(performance.now() - start);
  }
  return median(times);
}

/** git compares lines and knows nothing of play, so this only shows the extra cost of our result. */
function besideGit(size: number, ours: number): Row {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-diff-'));
  try {
    const board = syntheticTownBoard(size);
    for (const [name, each] of [
      ['a.json', board],
      ['b.json', edited(board)],
    ] as const)
      // prettier-ignore
      writeFileSync(join(folder, name), formatBoard(each));
    const start = performance.now();
    try {
      execFileSync('git', ['diff', '--no-index', '--stat', 'a.json', 'b.json'], {
        cwd: folder,
        stdio: 'ignore',
      });
    } catch {
      // git exits with 1, since the files differ.
    }
    const theirs = performance.now() - start;
    return {
      measure: 'diff beside git diff --stat',
      size: formatNodes(size),
      ours: formatTime(ours),
      peer: formatTime(theirs),
      result: `${formatRatio(ours / theirs)} as long`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
