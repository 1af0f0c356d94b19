/** What follows in play from the edits of a hex board. */
import type { HexBoard } from '../../model/board.js';
import { hexesLitByGaslight } from '../../model/hex/gaslight.js';
import { startPosition } from '../../model/hex/position.js';
import { sewerSteps, walkingSteps } from '../../model/hex/steps.js';
import { visibilityOf } from '../../model/hex/visibility.js';
import type { Consequence } from './diff.js';
import { pairConsequences } from './pair-consequences.js';

/** Steps on foot, and at the start the sewers, what is lit and who is seen. */
export function hexConsequences(before: HexBoard, after: HexBoard): Consequence[] {
  const names = { back: (id: string) => id };
  const sewers = (board: HexBoard): ReadonlyMap<string, readonly string[]> =>
    sewerSteps(board, board.setup?.covers ?? []);
  const lit = (board: HexBoard): readonly string[] =>
    hexesLitByGaslight(board, startPosition(board)?.lamps ?? []);
  return [
    ...pairConsequences('walking', walkingSteps(before), walkingSteps(after), names),
    ...pairConsequences('sewer', sewers(before), sewers(after), names),
    ...setConsequences('light', lit(before), lit(after)),
    ...seenConsequences(before, after),
  ];
}

function setConsequences(
  relation: Consequence['relation'],
  before: readonly string[],
  after: readonly string[],
): Consequence[] {
  const [olds, news] = [new Set(before), new Set(after)];
  return [
    ...[...olds]
      .filter((id) => !news.has(id))
      .map((id): Consequence => ({ relation, how: 'lost', before: { of: [id] } })),
    ...[...news]
      .filter((id) => !olds.has(id))
      .map((id): Consequence => ({ relation, how: 'gained', after: { of: [id] } })),
  ];
}

/** Characters that stand on both boards and are seen on one. */
function seenConsequences(before: HexBoard, after: HexBoard): Consequence[] {
  const [old, now] = [startPosition(before), startPosition(after)];
  if (!old || !now) return [];
  const [then, seen] = [visibilityOf(before, old), visibilityOf(after, now)];
  const onBoth = (id: string): boolean =>
    [then, seen].every(({ visible, invisible }) => [...visible, ...invisible].some((each) => each === id));
  return setConsequences('visibility', then.visible.filter(onBoth), seen.visible.filter(onBoth));
}
