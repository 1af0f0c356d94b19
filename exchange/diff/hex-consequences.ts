/** The consequences of the edits of a hex board. */
import {
  type HexBoard,
  hexesLitByGaslight,
  lanternRay,
  sewerSteps,
  startPosition,
  streetDistances,
  visibilityOf,
  walkingSteps,
} from '../../model/index.js';
import { gainOf, lossOf, type Consequence } from './board-diff.js';
import { pairConsequences } from './pair-consequences.js';

/** Changes of steps on foot and distances to exits, and at the start of sewers, light and visibility. */
export function hexConsequences(before: HexBoard, after: HexBoard): Consequence[] {
  const names = { back: (id: string) => id };
  const sewers = (board: HexBoard): ReadonlyMap<string, readonly string[]> =>
    sewerSteps(board, board.setup?.covers ?? []);
  const lit = (board: HexBoard): readonly string[] =>
    hexesLitByGaslight(board, startPosition(board)?.lamps ?? []);
  return [
    ...pairConsequences('walking', walkingSteps(before), walkingSteps(after), names),
    ...escapeConsequences(before, after),
    ...pairConsequences('sewer', sewers(before), sewers(after), names),
    ...setConsequences('light', lit(before), lit(after)),
    ...(isFacingKnown(before) && isFacingKnown(after) ? [...setConsequences('lantern', inLantern(before), inLantern(after)), ...seenConsequences(before, after)] : []), // prettier-ignore
  ];
}

/** Where Watson's lantern shines is unknown if the setup does not state where he faces. */
const isFacingKnown = ({ setup }: HexBoard): boolean =>
  setup === undefined || setup.watsonFaces !== undefined;

/** The hexes that Watson's lantern lights at the start. */
function inLantern(board: HexBoard): readonly string[] {
  const start = startPosition(board);
  const watson = start?.characters.watson;
  return start && watson ? lanternRay(board, watson, start.watsonFaces) : [];
}

/** Hexes that are walkable on both boards and have another distance to the nearest exit. */
function escapeConsequences(before: HexBoard, after: HexBoard): Consequence[] {
  const [olds, news] = [stepsToExit(before), stepsToExit(after)];
  return [...news].flatMap(([id, now]): Consequence[] => {
    const then = olds.get(id);
    if (then === undefined || then === now) return [];
    return [
      {
        relation: 'escape',
        how: 'changed',
        before: { of: [id], moves: then },
        after: { of: [id], moves: now },
      },
    ];
  });
}

/** For every walkable hex the fewest steps to a hex with an exit, null if there is no walk to one (DEF-28). */
function stepsToExit(board: HexBoard): ReadonlyMap<string, number | null> {
  const steps = new Map<string, number | null>([...walkingSteps(board).keys()].map((id) => [id, null]));
  for (const hex of new Set(board.exits.map((exit) => exit.hex)))
    for (const [id, count] of streetDistances(board, hex))
      steps.set(id, Math.min(steps.get(id) ?? count, count));
  return steps;
}

function setConsequences(
  relation: Consequence['relation'],
  before: readonly string[],
  after: readonly string[],
): Consequence[] {
  const [olds, news] = [new Set(before), new Set(after)];
  return [
    ...[...olds].filter((id) => !news.has(id)).map((id) => lossOf(relation, { of: [id] })),
    ...[...news].filter((id) => !olds.has(id)).map((id) => gainOf(relation, { of: [id] })),
  ];
}

/** Characters that are on both boards and visible on one. */
function seenConsequences(before: HexBoard, after: HexBoard): Consequence[] {
  const [old, now] = [startPosition(before), startPosition(after)];
  if (!old || !now) return [];
  const [then, seen] = [visibilityOf(before, old), visibilityOf(after, now)];
  const onBoth = (id: string): boolean =>
    [then, seen].every(({ visible, invisible }) => [...visible, ...invisible].some((each) => each === id));
  return setConsequences('visibility', then.visible.filter(onBoth), seen.visible.filter(onBoth));
}
