/** The numbers of circles that are placed: the next one, the range of the game, and provisional numbers. */
import type { StreetBoard } from '../../../model/index.js';

/** The printed numbers: 195 and 189 (LFW-B01, WM-B01). */
const PRINTED = { lfw: 195, wm: 189 } as const;

/** How many circles the board has when it is complete: its expected count, or what the game prints. */
export function printedCircles({
  game,
  profile,
  edition,
  expect,
}: Pick<StreetBoard, 'game' | 'profile' | 'edition' | 'expect'>): number | undefined {
  const declared = expect.find(({ what, in: section }) => what === 'circles' && section === undefined)?.count;
  if (declared !== undefined) return declared;
  return isOfAPrint({ profile, edition }) ? PRINTED[game] : undefined;
}

/** Whether the board is a copy of a printed one. A home-made board may always get another circle. */
const isOfAPrint = ({ profile, edition }: Pick<StreetBoard, 'profile' | 'edition'>): boolean =>
  profile !== 'custom' && edition !== 'teaching';

/** Circles placed without a number get one of these, which no board prints, until they are renumbered. */
const FIRST_PROVISIONAL = 9001;
const LAST_PROVISIONAL = 9999;

/** Whether a circle with this number is still to be numbered. */
export const isProvisionalNumber = (number: number): boolean =>
  number >= FIRST_PROVISIONAL && number <= LAST_PROVISIONAL;

/** The number for a circle that is placed without one. */
export const nextProvisionalNumber = (board: StreetBoard): number => firstFree(board, FIRST_PROVISIONAL);

/**
 * The number for the next circle: the first free one from the last placed on, so that a row is numbered as it is
 * clicked, or the lowest missing one where that would leave the printed range.
 */
export function nextCircleNumber(board: StreetBoard, lastPlaced = 1): number {
  const next = firstFree(board, isProvisionalNumber(lastPlaced) ? 1 : lastPlaced);
  return isBeyondPrinted(board, next) ? firstFree(board, 1) : next;
}

/** Whether the printed board has no such number. */
export const isBeyondPrinted = (board: StreetBoard, number: number): boolean =>
  isOfAPrint(board) && number > (printedCircles(board) ?? Infinity);

function firstFree({ circles }: StreetBoard, from: number): number {
  const taken = new Set(circles.map(({ number }) => number));
  let free = from;
  while (taken.has(free)) free++;
  return free;
}
