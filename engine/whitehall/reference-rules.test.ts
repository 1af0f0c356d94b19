/** What the engine lists, beside a second reading that walks every street (DEF-01 to DEF-15, WM-R03, R07 to R15). */
import { test } from 'vitest';
import {
  classifyByBarredMoves,
  RANDOM_BOARDS,
  expectLegalActions,
  expectSameOnRandomBoards,
  expectSameOnBoard,
  expectedJackMoves,
  randomPosition,
  type BarredMovesClass,
  type ComparedBoard,
} from '../../testing/engine/compare-with-reference.js';
import { pickRandom, shuffle } from '../../testing/seeded-random.js';
import { board as printed, huntState } from '../../testing/engine/whitehall-fixture.js';
import type { WhitehallState } from './state/state.js';

/** All lists of Whitehall Mystery that streets and blocks decide. */
function compareWhitehall(ground: ComparedBoard, random: () => number): BarredMovesClass {
  const position = randomPosition(ground, 3, random);
  if (position === undefined) return 'too small';
  const { board, reading, whitehall: engine } = ground;
  const { at, pawns, index } = position;
  const one = <T>(...values: readonly T[]): T => pickRandom(values, random);
  const variants = {
    alleyBoatSpaces: one(1, 2),
    coachBlue: one(true, false),
    coachMidDL: one('forbid', 'allow'),
    mixedFaces: one('none', 'houses'),
  };
  const tiles = { alley: one(0, 1, 2), boat: one(0, 1, 2), coach: one(0, 1, 2) };
  // Goals where Jack may go, or they would bar nothing.
  const near = [...reading.walks(at), ...reading.alleys(at), ...reading.boats(at)];
  const locations = [at, ...shuffle(near, random).slice(0, 3)];
  const goals = locations.slice(one(1, 2)).filter((circle) => circle !== at);
  const [yellow, blue, red] = pawns;
  const state: WhitehallState = {
    ...huntState({}, {}, variants),
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
  expectLegalActions(
    engine,
    state,
    ['move', 'coach', 'alley', 'boat'],
    expectedJackMoves(reading, position, tiles, goals, rules),
  );
  expectLegalActions(
    engine,
    { ...state, phase: 'HUNT2' },
    ['policeMove'],
    reading
      .reach(yellow!)
      .filter((to) => to !== blue && to !== red)
      .map((to) => ({ type: 'policeMove', colour: 'yellow', to })),
  );
  expectLegalActions(
    engine,
    { ...state, phase: 'HUNT3' },
    ['search', 'arrest'],
    reading
      .searched(yellow!)
      .flatMap((circle) => ['search', 'arrest'].map((type) => ({ type, colour: 'yellow', circle }))),
  );
  return classifyByBarredMoves(reading, position);
}

test('500 positions on the printed board list what a walk of every street finds', () => {
  expectSameOnBoard(printed, 500, compareWhitehall);
});

test.each(RANDOM_BOARDS)('so do positions on $name', (chance) => {
  expectSameOnRandomBoards(chance, compareWhitehall);
});
