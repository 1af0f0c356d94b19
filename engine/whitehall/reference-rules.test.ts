/** What the engine lists, beside a second reading that walks every street (DEF-01 to DEF-15, WM-R03, R07 to R15). */
import { test } from 'vitest';
import {
  barring,
  CHANCE,
  expectListed,
  expectSameByChance,
  expectSameOn,
  jacksMoves,
  positionOn,
  type Compared,
  type Ground,
} from '../../testing/read-twice.js';
import { oneOfAt, shuffled } from '../../testing/seeded-random.js';
import { board as printed, hunt } from '../../testing/whitehall-scene.js';
import type { WhitehallState } from './state.js';

/** All lists of Whitehall Mystery that streets and blocks decide. */
function compareWhitehall(ground: Ground, random: () => number): Compared {
  const position = positionOn(ground, 3, random);
  if (position === undefined) return 'too small';
  const { board, reading, whitehall: engine } = ground;
  const { at, pawns, index } = position;
  const one = <T>(...values: readonly T[]): T => oneOfAt(values, random);
  const variants = {
    alleyBoatSpaces: one(1, 2),
    coachBlue: one(true, false),
    coachMidDL: one('forbid', 'allow'),
    mixedFaces: one('none', 'houses'),
  };
  const tiles = { alley: one(0, 1, 2), boat: one(0, 1, 2), coach: one(0, 1, 2) };
  // Goals where Jack may go, or they would bar nothing.
  const near = [...reading.walks(at), ...reading.alleys(at), ...reading.boats(at)];
  const locations = [at, ...shuffled(near, random).slice(0, 3)];
  const goals = locations.slice(one(1, 2)).filter((circle) => circle !== at);
  const [yellow, blue, red] = pawns;
  const state: WhitehallState = {
    ...hunt({}, {}, variants),
    board: ground.is,
    ...{
      rows: [[at]],
      index,
      tiles,
      locations,
      figures: { yellow: yellow!, ...(blue && { blue }), ...(red && { red }) },
    },
    reached: locations.filter((circle) => !goals.includes(circle)),
  };
  const colours = new Map(board.circles.map(({ number, colour }) => [number, colour]));
  const rules = {
    barred: (circle: number, kind: 'via' | 'to') =>
      goals.includes(circle) && !(kind === 'via' && variants.coachMidDL === 'allow'),
    noCoach: (circle: number) => !variants.coachBlue && colours.get(circle) === 'blue',
    spaces: variants.alleyBoatSpaces,
    mixed: variants.mixedFaces === 'houses',
  };
  expectListed(
    engine,
    state,
    ['move', 'coach', 'alley', 'boat'],
    jacksMoves(reading, position, tiles, goals, rules),
  );
  expectListed(
    engine,
    { ...state, phase: 'HUNT2' },
    ['policeMove'],
    reading
      .reach(yellow!)
      .filter((to) => to !== blue && to !== red)
      .map((to) => ({ type: 'policeMove', colour: 'yellow', to })),
  );
  expectListed(
    engine,
    { ...state, phase: 'HUNT3' },
    ['search', 'arrest'],
    reading
      .searched(yellow!)
      .flatMap((circle) => ['search', 'arrest'].map((type) => ({ type, colour: 'yellow', circle }))),
  );
  return barring(reading, position);
}

test('500 positions on the printed board list what a walk of every street finds', () => {
  expectSameOn(printed, 500, compareWhitehall);
});

test.each(CHANCE)('so do positions on $name', (chance) => {
  expectSameByChance(chance, compareWhitehall);
});
