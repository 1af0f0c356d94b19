/** The rules of setup and Hell, each by its id. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  board,
  DEALS,
  engine,
  eventsOf,
  newGame,
  legalFieldsOfType,
  refusalOf,
} from '../../testing/engine/whitechapel-fixture.js';
import { cellOfPoint, jackRelation } from '../../model/index.js';
import type { Action } from '../index.js';
import type { WhitechapelState as WhitechapelState } from './state/state.js';

const RED = [3, 21, 27, 65, 84, 147, 149, 158];
const YELLOW = ['x39', 'x44', 'x63', 'x135', 'x138', 'x163', 'x180'];
const FACES = ['blue', 'brown', 'green', 'red', 'yellow', 'fake', 'fake'];

const women = (circles: readonly number[], marked: number): Action => ({
  type: 'women',
  tokens: circles.map((circle, i) => ({ circle, marked: i < marked })),
});
const patrols = (crossings: readonly string[], faces: readonly string[] = FACES): Action => ({
  type: 'patrols',
  tokens: crossings.map((crossing, i) => ({ crossing, face: faces[i] })),
});
const hidden = (options: object = {}, variants: object = {}): WhitechapelState =>
  playLegal(newGame(options, variants), { type: 'hideout', circle: 90 });
const patrolled = (): WhitechapelState => playLegal(hidden(), women(RED, 5), patrols(YELLOW));

describe('setup', () => {
  test('LFW-S01, S02, S06: one to five detectives, a pawn has one owner, five Head tiles in a hidden order', () => {
    const create = (deals: object) => engine.createGame({ deals: { ...DEALS, ...deals } });
    expect(create({}).ok).toBe(true);
    expect(create({ seatOrder: [] })).toMatchObject({ ok: false });
    expect(create({ seatOrder: ['ada', 'ada'] })).toMatchObject({ ok: false });
    expect(create({ seatOrder: ['ada', 'jack', 'ben'] })).toMatchObject({ ok: false });
    expect(create({ owner: { ...DEALS.owner, red: 'stranger' } })).toMatchObject({ ok: false });
    expect(create({ headOrder: ['blue', 'blue', 'green', 'red', 'yellow'] })).toMatchObject({ ok: false });
  });

  test('unknown options and variants, and unknown values of them, are refused', () => {
    expect(engine.createGame({ options: { leters: true }, deals: DEALS })).toMatchObject({ ok: false });
    expect(engine.createGame({ options: { letters: 1 }, deals: DEALS })).toMatchObject({ ok: false });
    expect(engine.createGame({ variants: { track: 'round' }, deals: DEALS })).toMatchObject({ ok: false });
    expect(engine.createGame({ variants: [], deals: DEALS })).toMatchObject({ ok: false });
  });

  test('LFW-S03, S05, S08: the first night begins with an empty row and the stock of the first night', () => {
    expect(hidden()).toMatchObject({
      night: 1,
      rows: [[]],
      coach: 3,
      alley: 2,
      lettersSpent: [],
      phase: 'HELL2',
    });
  });

  test('LFW-S04, X01: any circle that is not red hides Jack', () => {
    expect(refusalOf(newGame(), { type: 'hideout', circle: 90 })).toBeUndefined();
    expect(refusalOf(newGame(), { type: 'hideout', circle: 65 })).toBe('redHideout LFW-S04');
    expect(refusalOf(newGame(), { type: 'hideout', circle: 196 })).toBe('noSuchCircle LFW-S04');
    expect(legalFieldsOfType(newGame(), 'hideout')).toHaveLength(187);
  });

  test('LFW-S07: the Wretched lie with the police and never show which women were marked before', () => {
    expect(hidden().wretched).toEqual([]);
    expect(engine.viewFor(playLegal(hidden(), women(RED, 5)), 'ada')).not.toHaveProperty('markedWomen');
  });
});

describe('women and patrols', () => {
  test('LFW-R01: the stock of special moves falls night by night', () => {
    const stock = board.tracks!.nights!.map(({ coach, alley }) => [coach, alley]);
    expect(stock).toEqual([
      [3, 2],
      [2, 2],
      [2, 1],
      [1, 1],
    ]);
    expect([hidden().coach, hidden().alley]).toEqual([3, 2]);
  });

  test('LFW-R02: eight women on the first night, five of them marked, on red circles, one each', () => {
    expect(refusalOf(hidden(), women(RED, 5))).toBeUndefined();
    expect(refusalOf(hidden(), women(RED, 4))).toBe('wrongCount LFW-R02');
    expect(refusalOf(hidden(), women(RED.slice(1), 5))).toBe('wrongCount LFW-R02');
    expect(refusalOf(hidden(), women(RED.with(0, 4), 5))).toBe('notRed LFW-R02');
    expect(refusalOf(hidden(), women(RED.with(0, 21), 5))).toBe('circleTaken LFW-R02');
    expect(engine.describe(hidden()).described['women']).toMatchObject({
      tokens: 8,
      marked: 5,
      circles: RED,
    });
  });

  test('LFW-R03: no woman lies on a Crime Scene', () => {
    const second: WhitechapelState = { ...hidden(), night: 2, crimeScenes: [65], rows: [[65], []] };
    expect(refusalOf(second, women(RED.slice(0, 7), 4))).toBe('crimeScene LFW-R03');
    expect(
      refusalOf(
        second,
        women(
          RED.filter((circle) => circle !== 65),
          4,
        ),
      ),
    ).toBeUndefined();
  });

  test('LFW-R04: the next Head tile says who leads', () => {
    const state = playLegal(hidden(), women(RED, 5));
    expect(state).toMatchObject({ phase: 'HELL3', head: 'blue' });
    expect(engine.actor(state)).toBe('ada');
  });

  test('LFW-R05: seven patrols on seven yellow crossings', () => {
    const state = playLegal(hidden(), women(RED, 5));
    expect(refusalOf(state, patrols(YELLOW))).toBeUndefined();
    expect(refusalOf(state, patrols(YELLOW.with(0, 'x1')))).toBe('notYellow LFW-R05');
    expect(refusalOf(state, patrols(YELLOW.with(0, 'x44')))).toBe('crossingTaken LFW-R05');
    expect(refusalOf(state, patrols(YELLOW, FACES.with(0, 'red')))).toBe('wrongTokens LFW-R05');
  });

  test('LFW-R06, X13: later patrols lie where police stood, and on two more yellow crossings', () => {
    const stood = { blue: 'x1', brown: 'x2', green: 'x3', red: 'x39', yellow: 'x5' } as const;
    const state: WhitechapelState = { ...hidden(), phase: 'HELL3', night: 2, head: 'brown', police: stood };
    const fakesFirst = FACES.toReversed();
    expect(
      refusalOf(state, patrols(['x1', 'x2', 'x3', 'x39', 'x5', 'x44', 'x63'], fakesFirst)),
    ).toBeUndefined();
    expect(refusalOf(state, patrols(['x1', 'x2', 'x3', 'x135', 'x5', 'x44', 'x63']))).toBe(
      'policeStoodThere LFW-R06',
    );
    expect(refusalOf(state, patrols(['x1', 'x2', 'x3', 'x39', 'x5', 'x44', 'x6']))).toBe('notYellow LFW-R06');
  });

  test('LFW-R07: the pawns leave the board for the tokens', () => {
    expect(patrolled().police).toEqual({});
    expect(patrolled().patrols).toHaveLength(7);
  });
});

describe('Hell', () => {
  test('LFW-R08: marked women become Wretched, and the crime token goes to I', () => {
    expect(patrolled()).toMatchObject({ phase: 'HELL5', time: 1, women: [], wretched: RED.slice(0, 5) });
  });

  test('LFW-R09: Jack kills or waits, and at V he must kill', () => {
    expect(legalFieldsOfType(patrolled(), 'wait')).toHaveLength(1);
    const late: WhitechapelState = { ...patrolled(), time: 5 };
    expect(legalFieldsOfType(late, 'wait')).toHaveLength(0);
    expect(refusalOf(late, { type: 'wait' })).toBe('noMoreWaiting LFW-R09');
    expect(refusalOf(late, { type: 'kill', circle: 3 })).toBeUndefined();
  });

  test('LFW-R10: one Wretched becomes a Crime Scene', () => {
    expect(refusalOf(patrolled(), { type: 'kill', circle: 149 })).toBe('noWretched LFW-R10');
    expect(playLegal(patrolled(), { type: 'kill', circle: 65 }).crimeScenes).toEqual([65]);
    expect(refusalOf(patrolled(), { type: 'killTwo', first: 3, second: 21 })).toBe('wrongPhase LFW-R31');
  });

  test('LFW-R11, X02: every Wretched moves to a circle beside it; 65 has seven', () => {
    const waited: WhitechapelState = {
      ...playLegal(patrolled(), { type: 'wait' }),
      patrols: [],
      toMove: [65],
      wretched: [65],
    };
    expect(waited.time).toBe(2);
    expect(legalFieldsOfType(waited, 'moveWretched').map((each) => (each as { to: number }).to)).toEqual([
      51, 63, 66, 67, 82, 83, 84,
    ]);
    expect(refusalOf(waited, { type: 'moveWretched', from: 65, to: 99 })).toBe('notAdjacent LFW-R11');
    const crowded: WhitechapelState = { ...waited, wretched: [65, 82] };
    expect(refusalOf(crowded, { type: 'moveWretched', from: 65, to: 82 })).toBe('circleTaken LFW-R11');
  });

  test('LFW-R12: not past a patrol, not beside one, not onto a Crime Scene', () => {
    const waited = (scene: Partial<WhitechapelState>): WhitechapelState => ({
      ...playLegal(patrolled(), { type: 'wait' }),
      toMove: [65],
      wretched: [65],
      patrols: [],
      ...scene,
    });
    const to82 = { type: 'moveWretched', from: 65, to: 82 };
    expect(refusalOf(waited({}), to82)).toBeUndefined();
    expect(refusalOf(waited({ crimeScenes: [82] }), to82)).toBe('crimeScene LFW-R12');
    const token = (crossing: `x${number}`) => [{ crossing, face: 'fake' as const, revealed: false }];
    expect(refusalOf(waited({ patrols: token('x93') }), to82)).toBe('watched LFW-R12');
    expect(refusalOf(waited({ patrols: token('x83') }), { type: 'moveWretched', from: 65, to: 66 })).toBe(
      'blocked LFW-R12',
    );
  });

  test('LFW-R13: a Wretched that can move must; one that cannot stays', () => {
    const waited: WhitechapelState = {
      ...playLegal(patrolled(), { type: 'wait' }),
      patrols: [],
      toMove: [65],
      wretched: [65],
    };
    expect(refusalOf(waited, { type: 'stay', from: 65 })).toBe('mustMove LFW-R13');
    const scenes = jackRelation(board)
      .get('c65')!
      .map((id) => Number(id.slice(1)));
    expect(refusalOf({ ...waited, crimeScenes: scenes }, { type: 'stay', from: 65 })).toBeUndefined();
  });

  test('LFW-R14: a face-down patrol is turned up; a fake leaves, a real one stays', () => {
    const state: WhitechapelState = { ...patrolled(), phase: 'HELL7' };
    const fake = state.patrols.find(({ face }) => face === 'fake')!.crossing;
    const real = state.patrols.find(({ face }) => face === 'red')!.crossing;
    expect(playLegal(state, { type: 'reveal', crossing: fake }).patrols).toHaveLength(6);
    const shown = playLegal(state, { type: 'reveal', crossing: real });
    expect(shown.patrols.find(({ crossing }) => crossing === real)).toMatchObject({ revealed: true });
    expect(refusalOf({ ...shown, phase: 'HELL7' }, { type: 'reveal', crossing: real })).toBe(
      'faceUp LFW-R14',
    );
    expect(refusalOf(state, { type: 'reveal', crossing: 'x1' })).toBe('noToken LFW-R14');
  });

  test('LFW-R15, X03, X04: a kill at II on 82 stands under II and leaves sixteen moves', () => {
    const state: WhitechapelState = { ...patrolled(), time: 2, wretched: [82] };
    const killed = playLegal(state, { type: 'kill', circle: 82 });
    expect(killed).toMatchObject({ rows: [[82]], index: -1, phase: 'HUNT1' });
    expect(15 - killed.index!).toBe(16);
  });

  test.each([1, 2, 3, 4, 5])(
    'LFW-B12: a kill at numeral %i leaves fourteen moves and as many more',
    (time) => {
      const state: WhitechapelState = { ...patrolled(), time };
      expect(15 - playLegal(state, { type: 'kill', circle: 3 }).index!).toBe(14 + time);
      const flat: WhitechapelState = { ...state, variants: { ...state.variants, track: 'flat15' } };
      expect(playLegal(flat, { type: 'kill', circle: 3 }).index).toBe(0);
    },
  );

  test('LFW-R16: the real patrols become police where they lie; fakes and Wretched leave', () => {
    const killed = playLegal(patrolled(), { type: 'kill', circle: 3 });
    expect(killed.police).toEqual({ blue: 'x39', brown: 'x44', green: 'x63', red: 'x135', yellow: 'x138' });
    expect(killed).toMatchObject({ patrols: [], wretched: [] });
    expect(eventsOf(patrolled(), { type: 'kill', circle: 3 })).toContainEqual(
      expect.objectContaining({ type: 'whistles', visibleTo: 'all' }),
    );
  });

  test('LFW-R31, X11, I03: two kills on the third night, in an order only Jack knows; the police move first', () => {
    const third: WhitechapelState = {
      ...patrolled(),
      night: 3,
      rows: [[], [], []],
      wretched: [3, 27, 65],
      time: 2,
    };
    const killed = playLegal(third, { type: 'killTwo', first: 27, second: 3 });
    expect(killed).toMatchObject({ phase: 'HUNT2', index: 0, crimeScenes: [3, 27] });
    expect(killed.rows[2]).toEqual([27, 3]);
    expect(engine.viewFor(killed, 'ada')).toEqual(
      engine.viewFor(playLegal(third, { type: 'killTwo', first: 3, second: 27 }), 'ada'),
    );
    expect(refusalOf(third, { type: 'kill', circle: 3 })).toBe('wrongPhase LFW-R10');
    expect(refusalOf(third, { type: 'killTwo', first: 3, second: 3 })).toBe('sameWretched LFW-R31');
  });
});

describe('the board', () => {
  test('LFW-X14: Goulston Street is the one red crossing, in the cell A5/b8', () => {
    const red = board.crossings.filter(({ border }) => border === 'red');
    expect(red.map(({ id }) => id)).toEqual([board.letters!.goulston]);
    expect(cellOfPoint(board.grid!, red[0]!.at)).toMatchObject({ column: 'A5', row: 'b8', section: 'Ab' });
  });

  test('LFW-X15: the side notes name 21 and 84, which are red', () => {
    expect(RED).toEqual(board.circles.filter(({ colour }) => colour === 'red').map(({ number }) => number));
    expect(RED).toEqual(expect.arrayContaining([21, 84]));
  });

  test('LFW-X16: three women are unmarked every night, and five die in all', () => {
    const nights = board.tracks!.nights!;
    expect(nights.map(({ women: laid, marked }) => laid - marked)).toEqual([3, 3, 3, 3]);
    expect(nights.reduce((sum, { kills }) => sum + kills, 0)).toBe(5);
    expect(nights.map(({ date }) => date)).toEqual(['1888-08-31', '1888-09-08', '1888-09-30', '1888-11-09']);
  });
});
