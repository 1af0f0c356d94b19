/** How far a tracing is: which numbers are still missing, which circles are joined and enclosed. */
import { networkOf } from '../../../model/network/network.js';
import { idOfCircle, type Circle, type Point, type StreetBoard } from '../../../model/index.js';
import { missingNumbers } from '../../../validator/printed-numbers.js';
import type { Shape } from '../shape.js';
import { shapesOfFaces, undeclaredFaces } from './blocks.js';
import { listed, rings, some, type Seen } from './seen.js';

export function seenInProgress(board: StreetBoard): Seen {
  const { circles } = board;
  const total = totalOf(board);
  const missing = missingNumbers(circles, total);
  const open = undeclaredFaces(board);
  const { indexOfId, streets } = networkOf(board);
  const isLoose = (circle: Circle): boolean => {
    const index = indexOfId.get(idOfCircle(circle))!;
    return streets.starts[index] === streets.starts[index + 1];
  };
  const loose = circles.filter(isLoose);
  const unenclosed = new Set<string>(open.flatMap(({ walk, islands }) => [...walk, ...islands.flat()]));
  const done = circles.filter((circle) => !isLoose(circle) && !unenclosed.has(idOfCircle(circle)));
  const places = (some: readonly Circle[]): readonly Point[] => some.map(({ at }) => at);
  const radius = 1.3 * board.discs.circle;
  return {
    shapes: [
      ...shapesOfFaces(open),
      ...rings('progress', places(done), radius),
      ...rings('warning', places(loose), radius),
      ...missing.flatMap((stretch) => hintOf(stretch, circles)),
    ],
    words: [
      wordsOfMissing(circles.length, total, missing),
      loose.length === 0 ? '' : `${some(loose.length, 'circle has', 'circles have')} no street yet.`,
      open.length === 0 ? '' : `${some(open.length, 'area is', 'areas are')} not declared yet.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  };
}

/** The printed numbers: 195 and 189 (LFW-B01, WM-B01). A board that is home-made goes as far as it says, or as it has. */
const PRINTED = { lfw: 195, wm: 189 } as const;

function totalOf({ game, profile, edition, expect, circles }: StreetBoard): number {
  const said = expect.find(({ what, in: section }) => what === 'circles' && section === undefined)?.count;
  if (said !== undefined) return said;
  if (profile !== 'custom' && edition !== 'teaching') return PRINTED[game];
  return circles.reduce((highest, { number }) => Math.max(highest, number), 0);
}

type Stretch = readonly [number, number];

const wordsOfStretch = ([first, last]: Stretch): string =>
  first === last ? String(first) : `${first}–${last}`;

/** More stretches than this are no list that anybody reads. */
const MOST_STRETCHES = 12;

function wordsOfMissing(count: number, total: number, missing: readonly Stretch[]): string {
  if (total === 0) return 'No circle is placed yet.';
  if (missing.length === 0) return `All ${total} circles are placed.`;
  const more = missing.slice(MOST_STRETCHES).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const words = [
    ...missing.slice(0, MOST_STRETCHES).map(wordsOfStretch),
    ...(more > 0 ? [`${more} more`] : []),
  ];
  return `${count} of ${total} circles are placed; missing: ${listed(words)}.`;
}

/** Where to look: numbers run in rows, so a missing one mostly lies between its neighbours. */
function hintOf(stretch: Stretch, circles: readonly Circle[]): readonly Shape[] {
  const find = (number: number): Circle | undefined => circles.find((circle) => circle.number === number);
  const [before, after] = [find(stretch[0] - 1), find(stretch[1] + 1)];
  if (!before || !after) return [];
  const at: Point = [(before.at[0] + after.at[0]) / 2, (before.at[1] + after.at[1]) / 2];
  return [{ kind: 'label', look: 'warning', at, text: `${wordsOfStretch(stretch)}?`, middle: true }];
}
