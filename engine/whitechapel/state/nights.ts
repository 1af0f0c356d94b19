/** The table of nights, which is board data; boards without one are played by the printed one (LFW-R01, R02, B11). */
import type { StreetBoard } from '../../../model/index.js';

type Nights = NonNullable<NonNullable<StreetBoard['tracks']>['nights']>;

const PRINTED: Nights = [
  { date: '1888-08-31', women: 8, marked: 5, kills: 1, coach: 3, alley: 2 },
  { date: '1888-09-08', women: 7, marked: 4, kills: 1, coach: 2, alley: 2 },
  { date: '1888-09-30', women: 6, marked: 3, kills: 2, coach: 2, alley: 1 },
  { date: '1888-11-09', women: 4, marked: 1, kills: 1, coach: 1, alley: 1 },
];

export const nightsOf = ({ tracks }: StreetBoard): Nights => tracks?.nights ?? PRINTED;

/** A night, counted from 1. */
export const nightOf = (board: StreetBoard, night: number): Nights[number] => nightsOf(board)[night - 1]!;
