/** The setup and the worked examples of the rulebook, each by its id, on the official board. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  board,
  crossingTouching,
  engine,
  eventsOf,
  newGame,
  huntState,
  legalFieldsOfType,
  EXAMPLE_LOCATIONS,
  NO_ABILITIES,
  passTurn,
  refusalOf,
} from '../../testing/engine/whitehall-fixture.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { openWhitehall } from '../run/open-engine.js';

const dls = (...circles: readonly number[]) => ({ type: 'dls', circles });
const place = (figure: string, crossing: string) => ({ type: 'place', figure, crossing });
const messageOf = ({ createGame }: Pick<typeof engine, 'createGame'>): string => {
  const created = createGame({});
  return created.ok ? '' : created.message;
};
const PLACED = [place('red', 'x94'), place('yellow', 'x90'), place('blue', 'x104')];

describe('setup', () => {
  test('WM-S01: Jack against the Investigators, with three figures, whoever moves them', () => {
    expect(engine.seats(newGame())).toEqual(['jack', 'investigators']);
    expect(newGame().options.figures).toEqual(['yellow', 'blue', 'red']);
    expect(engine.createGame({ options: { figures: ['yellow', 'blue'] } })).toMatchObject({ ok: false });
    expect(engine.createGame({ options: { figures: ['yellow', 'blue', 'blue'] } })).toMatchObject({
      ok: false,
      message: '"figures" names three of yellow, blue, red, green, brown, each once.',
    });
  });

  test('WM-S01, AMB-WM-22: up to three players own the figures; each acts with its own, in order of colour', () => {
    const owner = { yellow: 'ada', blue: 'ben', red: 'ada' };
    const deals = { seatOrder: ['ben', 'ada'], owner };
    const created = engine.createGame({ deals });
    if (!created.ok) throw new Error(created.message);
    expect(engine.seats(created.state)).toEqual(['jack', 'ben', 'ada']);
    expect(engine.viewFor(created.state, 'ben')).toMatchObject(deals);
    const chosen = playLegal(created.state, dls(33, 46, 147, 159));
    expect(engine.actor(chosen)).toBe('ada');
    expect(engine.legalActions(chosen, 'ben')).toEqual([]);
    expect(refusalOf(chosen, place('blue', 'x104'))).toBe('notThisFigure WM-S05');
    // A player with two figures places them in any order.
    const first = playLegal(chosen, place('red', 'x94'), place('yellow', 'x90'));
    expect(engine.actor(first)).toBe('ben');
    const hunt = playLegal(
      first,
      place('blue', 'x104'),
      { type: 'start', circle: 147 },
      { type: 'move', to: 114 },
    );
    const stay = (colour: 'yellow' | 'blue' | 'red') => ({
      type: 'policeMove',
      colour,
      to: hunt.figures[colour],
    });
    expect(engine.actor(hunt)).toBe('ada');
    expect(engine.actor(playLegal(hunt, stay('yellow')))).toBe('ben');
    expect(engine.actor(playLegal(hunt, stay('yellow'), stay('blue')))).toBe('ada');
    expect(engine.viewFor(newGame(), 'investigators')).toMatchObject({
      owner: { yellow: 'investigators', blue: 'investigators', red: 'investigators' },
    });
  });

  test.each([
    [{ seatOrder: [], owner: {} }, 'seatOrder lists one to 3'],
    [{ seatOrder: ['jack'], owner: {} }, 'seatOrder lists one to 3'],
    [
      { seatOrder: ['ada'], owner: { yellow: 'ada', blue: 'ada' } },
      'owner says for each of yellow, blue, red',
    ],
    [{ seatOrder: ['ada'], owner: { yellow: 'ada', blue: 'ada', red: 'ben' } }, 'owner says'],
    [{ seatOrder: ['ada'], owner: {}, headOrder: [] }, 'or nothing for one Investigator'],
    [[], 'or nothing for one Investigator'],
  ])('WM-S01: the deals %j are refused', (deals, words) => {
    expect(engine.createGame({ deals })).toMatchObject({
      ok: false,
      message: expect.stringContaining(words) as string,
    });
  });

  test('WM-S02: the track figure stands on 0', () => {
    expect(newGame()).toMatchObject({ index: 0, round: 1, phase: 'SETUP_DL' });
  });

  test('WM-S03: four white circles, one in each square; their order means nothing', () => {
    expect(engine.describe(newGame()).described['dls']).toMatchObject({ count: 4 });
    expect(refusalOf(newGame(), dls(33, 46, 147, 159))).toBeUndefined();
    expect(playLegal(newGame(), dls(159, 46, 33, 147))).toEqual(playLegal(newGame(), dls(33, 46, 147, 159)));
    expect(refusalOf(newGame(), dls(33, 46, 147))).toBe('wrongCount WM-S03');
    expect(refusalOf(newGame(), dls(33, 46, 147, 190))).toBe('noSuchCircle WM-S03');
    expect(refusalOf(newGame(), dls(33, 40, 147, 159))).toBe('notWhite WM-S03');
    expect(refusalOf(newGame(), dls(33, 34, 147, 159))).toBe('sameSquare WM-S03');
    expect(refusalOf(newGame(), dls(33, 33, 147, 159))).toBe('sameSquare WM-S03');
  });

  test('WM-S04: two tiles of each kind; the Smoker only with Roll Up Your Sleeves', () => {
    expect(newGame().tiles).toEqual({ alley: 2, boat: 2, coach: 2 });
    expect(engine.createGame({ options: { smoker: true } })).toEqual({
      ok: false,
      message: 'The Smoker tile is played only with Roll Up Your Sleeves (rollUp).',
    });
    expect(newGame({ rollUp: true, smoker: true }, NO_ABILITIES).options.smoker).toBe(true);
  });

  test('WM-S05: the figures go on different yellow crossings, in any order, after the locations', () => {
    expect(refusalOf(newGame(), PLACED[0]!)).toBe('wrongPhase WM-S05');
    const state = playLegal(newGame(), dls(...EXAMPLE_LOCATIONS));
    expect(engine.actor(state)).toBe('investigators');
    expect(legalFieldsOfType(state, 'place')).toHaveLength(18);
    expect(refusalOf(state, place('red', 'x1'))).toBe('notYellow WM-S05');
    expect(refusalOf(state, place('green', 'x94'))).toBe('notInPlay WM-S05');
    const one = playLegal(state, PLACED[0]!);
    expect(legalFieldsOfType(one, 'place')).toHaveLength(10);
    expect(refusalOf(one, place('red', 'x90'))).toBe('placed WM-S05');
    expect(refusalOf(one, place('blue', 'x94'))).toBe('crossingTaken WM-S05');
    expect(playLegal(state, ...PLACED)).toMatchObject({
      phase: 'SETUP_START',
      figures: { yellow: 'x90', blue: 'x104', red: 'x94' },
    });
  });

  test('WM-S06: Jack starts from one of his locations, which is shown and written in the 0 box', () => {
    const state = playLegal(newGame(), dls(...EXAMPLE_LOCATIONS), ...PLACED);
    expect(engine.actor(state)).toBe('jack');
    expect(legalFieldsOfType(state, 'start')).toEqual(EXAMPLE_LOCATIONS.map((circle) => ({ circle })));
    expect(refusalOf(state, { type: 'start', circle: 34 })).toBe('noLocation WM-S06');
    expect(playLegal(state, { type: 'start', circle: 147 })).toMatchObject({
      phase: 'HUNT1',
      reached: [147],
      rows: [[147]],
    });
  });

  test('a board without four squares or three yellow crossings is refused with a sentence', () => {
    const small = openWhitehall(shippedStreetBoard('teaching/water-closed-by-a-waterline'));
    expect(messageOf(small)).toContain('squares, but needs them in 4');
    const plain = openWhitehall({
      ...board,
      crossings: board.crossings.map(({ border: _, ...crossing }) => crossing),
    });
    expect(messageOf(plain)).toContain('0 yellow crossings');
  });
});

describe('worked examples', () => {
  const acting = (
    colour: 'yellow' | 'blue' | 'red',
    at: ReturnType<typeof crossingTouching>,
    row: number[],
  ) => {
    const { options, figures } = huntState({});
    return huntState({
      phase: 'HUNT3',
      rows: [row],
      index: row.length - 1,
      figures: { ...figures, [colour]: at },
      acted: options.figures.slice(0, options.figures.indexOf(colour)),
    });
  };

  test('WM-X01: 33, 46, 147 and 159 are a legal choice, 147 a legal start', () => {
    const state = playLegal(newGame(), dls(33, 46, 147, 159), ...PLACED, { type: 'start', circle: 147 });
    expect(state).toMatchObject({ locations: EXAMPLE_LOCATIONS, reached: [147] });
  });

  test('WM-X02: the first move goes from 147 to 114', () => {
    const state = playLegal(huntState({}), { type: 'move', to: 114 });
    expect(state).toMatchObject({ rows: [[147, 114]], index: 1, phase: 'HUNT2' });
  });

  test('WM-X03: yellow searches 128, then 108, in vain; 107 and 127 are not beside it', () => {
    const state = acting('yellow', crossingTouching(108, 128), [147, 114]);
    expect(refusalOf(state, { type: 'search', colour: 'yellow', circle: 107 })).toBe('notBeside WM-R14');
    expect(refusalOf(state, { type: 'search', colour: 'yellow', circle: 127 })).toBe('notBeside WM-R14');
    const once = playLegal(state, { type: 'search', colour: 'yellow', circle: 128 });
    expect(once).toMatchObject({ clues: [], search: { colour: 'yellow', called: [128] } });
    const twice = playLegal(once, { type: 'search', colour: 'yellow', circle: 108 });
    expect(twice).toMatchObject({ clues: [], search: null, acted: ['yellow'] });
  });

  test('WM-X04: red arrests on 112 in vain, and may not name 93 or 109 too', () => {
    const state = acting('red', crossingTouching(93, 109, 112), [147, 114]);
    const missed = playLegal(state, { type: 'arrest', colour: 'red', circle: 112 });
    expect(missed).toMatchObject({ phase: 'HUNT1', clues: [], result: null });
    expect(refusalOf(missed, { type: 'arrest', colour: 'red', circle: 93 })).toBe('wrongPhase WM-R15');
  });

  test('WM-X05: blue finds nothing on 84, a clue on 70, and may not ask for 83', () => {
    const state = acting('blue', crossingTouching(70, 83, 84), [147, 70, 69]);
    const once = playLegal(state, { type: 'search', colour: 'blue', circle: 84 });
    expect(legalFieldsOfType(once, 'search')).toEqual([
      { colour: 'blue', circle: 70 },
      { colour: 'blue', circle: 83 },
    ]);
    const found = playLegal(once, { type: 'search', colour: 'blue', circle: 70 });
    expect(found).toMatchObject({ clues: [70], acted: ['yellow', 'blue'] });
    expect(refusalOf(found, { type: 'search', colour: 'blue', circle: 83 })).toBe('notThisFigure WM-R13');
  });

  const on40 = huntState({ rows: [[147, 114, 97, 40]], index: 3 });
  const coach = { type: 'coach', via: 37, to: 34 };

  test('WM-X06: the coach from 40 by 37 to 34 lies at spaces 4 and 5', () => {
    expect(playLegal(on40, coach)).toMatchObject({
      rows: [[147, 114, 97, 40, 37, 34]],
      index: 5,
      tiles: { coach: 1 },
      laid: [{ kind: 'coach', spaces: [4, 5] }],
    });
  });

  test('WM-X07: blue on one crossing bars every walk from 40 to 37, not the coach', () => {
    expect(refusalOf(on40, { type: 'move', to: 37 })).toBeUndefined();
    const barred = { ...on40, figures: { ...on40.figures, blue: 'x40' as const } };
    expect(refusalOf(barred, { type: 'move', to: 37 })).toBe('blocked WM-R03');
    expect(refusalOf(barred, coach)).toBeUndefined();
  });

  test('WM-X08: an alley leads from 85 to 121', () => {
    expect(legalFieldsOfType(huntState({ rows: [[85]] }), 'alley')).toContainEqual({ to: 121 });
  });

  test('WM-X09: a boat leads from 138 to 157', () => {
    expect(legalFieldsOfType(huntState({ rows: [[138]] }), 'boat')).toEqual([
      { to: 157 },
      { to: 158 },
      { to: 160 },
    ]);
  });

  test('WM-X10: by the captions alley and boat take two spaces, by the rules one', () => {
    const [at85, at138] = [
      { rows: [[147, 86, 84, 85]], index: 3 },
      { rows: [[138]], index: 7 },
    ];
    const [alley, boat] = [
      { type: 'alley', to: 121 },
      { type: 'boat', to: 157 },
    ];
    expect(playLegal(huntState(at85), alley).laid).toEqual([{ kind: 'alley', spaces: [4] }]);
    const two = { alleyBoatSpaces: 2 };
    expect(playLegal(huntState(at85, {}, two), alley)).toMatchObject({
      rows: [[147, 86, 84, 85, 121, 121]],
      index: 5,
      laid: [{ kind: 'alley', spaces: [4, 5] }],
    });
    expect(playLegal(huntState(at138, {}, two), boat).laid).toEqual([{ kind: 'boat', spaces: [8, 9] }]);
    expect(refusalOf(huntState({ ...at85, index: 14 }, {}, two), alley)).toBe('noSpace WM-R06');
  });

  test('WM-X11: one crossing further, red bars a bridge: 112 cannot be left for 114', () => {
    const state = huntState({
      phase: 'HUNT2',
      rows: [[112]],
      moved: ['yellow', 'blue'],
      figures: { yellow: 'x1', blue: 'x2', red: 'x125' },
    });
    expect(legalFieldsOfType({ ...state, phase: 'HUNT1' }, 'move')).toContainEqual({ to: 114 });
    const moved = playLegal(state, { type: 'policeMove', colour: 'red', to: 'x124' });
    expect(refusalOf({ ...moved, phase: 'HUNT1' }, { type: 'move', to: 114 })).toBe('blocked WM-R03');
  });

  test('WM-X12: yellow, blue and red move in this order, up to two crossings', () => {
    const state = huntState({ phase: 'HUNT2', figures: { yellow: 'x90', blue: 'x104', red: 'x94' } });
    expect(refusalOf(state, { type: 'policeMove', colour: 'blue', to: 'x104' })).toBe('notThisFigure WM-R12');
    const moved = playLegal(
      state,
      { type: 'policeMove', colour: 'yellow', to: 'x91' },
      { type: 'policeMove', colour: 'blue', to: 'x106' },
      { type: 'policeMove', colour: 'red', to: 'x95' },
    );
    expect(moved).toMatchObject({
      phase: 'HUNT3',
      figures: { yellow: 'x91', blue: 'x106', red: 'x95' },
    });
    expect(passTurn(moved).phase).toBe('HUNT1');
  });

  test('WM-X13: a track of 15 spaces: at most 15 new circles are written in a round', () => {
    const full = huntState({ rows: [Array.from({ length: 15 }, () => 147)], index: 14 });
    expect(eventsOf(full, { type: 'move', to: 114 })).toContainEqual(expect.objectContaining({ index: 15 }));
    expect(refusalOf(full, { type: 'coach', via: 114, to: 132 })).toBe('noSpace WM-R06');
  });

  test('AMB-WM-21: a sixteenth clue is laid, though the box has fifteen markers', () => {
    const others = board.circles.map(({ number }) => number).filter((number) => number > 120);
    const searching = huntState({
      phase: 'HUNT3',
      rows: [[...others.slice(0, 15), 108]],
      clues: others.slice(0, 15),
      index: 15,
      figures: { yellow: crossingTouching(108, 128), blue: 'x1', red: 'x2' },
    });
    const found = playLegal(searching, { type: 'search', colour: 'yellow', circle: 108 });
    expect(found.clues).toHaveLength(16);
  });
});
