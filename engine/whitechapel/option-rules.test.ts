/** The optional rules, and who knows what, each by its id. */
import { describe, expect, test } from 'vitest';
import {
  after,
  board,
  DEALS,
  engine,
  FAR_POLICE,
  game,
  hunt,
  legal,
  refused,
} from '../../testing/whitechapel-scene.js';
import { whitechapelEngine } from '../engine.js';
import { jackRelation, searchRelation, sectorRelation, type CrossingId } from '../../model/index.js';
import type { WhitechapelState as WhitechapelState } from './state.js';

const SEARCHING = [...searchRelation(board)].find(([, circles]) => circles.join() === 'c99,c100,c120')![0];
const YELLOW = ['x39', 'x44', 'x63', 'x135', 'x138', 'x163', 'x180'] as const;
const FACES = ['blue', 'brown', 'green', 'red', 'yellow', 'fake', 'fake'] as const;

/** After the patrols of a later night, with the letters in play. */
const letters = (
  crossings: readonly CrossingId[],
  scene: Partial<WhitechapelState> = {},
  variants: object = {},
): WhitechapelState => ({
  ...game({ letters: true }, variants),
  phase: 'HELL3L',
  night: 2,
  hideout: 90,
  rows: [[], []],
  head: 'blue',
  women: [],
  patrols: crossings.map((crossing, i) => ({ crossing, face: FACES[i]!, revealed: false })),
  ...scene,
});
const inSections = (...sections: readonly string[]): CrossingId[] =>
  board.crossings.map(({ id }) => id).filter((id) => sections.includes(sectorRelation(board).get(id)!));

describe('letters', () => {
  test('LFW-O01: from the second night on, one a night, each once', () => {
    const state = letters(YELLOW);
    expect(
      refused(letters(YELLOW, { letterTonight: true }), {
        type: 'letter',
        letter: 'dearBoss',
        from: 'x39',
        to: 'x44',
      }),
    ).toBe('oneLetterANight LFW-O01');
    expect(
      refused(letters(YELLOW, { lettersSpent: ['fromHell'] }), {
        type: 'letter',
        letter: 'fromHell',
        from: 'x39',
        to: 'x44',
      }),
    ).toBe('letterSpent LFW-O01');
    expect(after(state, { type: 'passLetter' }).phase).toBe('HELL5');
    const first = { ...state, night: 1, phase: 'HELL3' as const, rows: [[]], patrols: [], police: {} };
    const laid = after(first, {
      type: 'patrols',
      tokens: YELLOW.map((crossing, i) => ({ crossing, face: FACES[i] })),
    });
    expect(laid.phase).toBe('HELL5');
  });

  test('LFW-O02, O04, O06: Dear Boss and From Hell shift a token of their sections to a free yellow crossing', () => {
    const [inAa] = inSections('Aa');
    const [inAb] = inSections('Ab');
    const state = letters([inAa!, inAb!, ...YELLOW.slice(0, 5)]);
    expect(refused(state, { type: 'letter', letter: 'dearBoss', from: inAa, to: 'x180' })).toBeUndefined();
    expect(refused(state, { type: 'letter', letter: 'dearBoss', from: inAb, to: 'x180' })).toBe(
      'noToken LFW-O02',
    );
    expect(refused(state, { type: 'letter', letter: 'fromHell', from: inAb, to: 'x180' })).toBeUndefined();
    expect(refused(state, { type: 'letter', letter: 'dearBoss', from: inAa, to: 'x39' })).toBe(
      'notFree LFW-O02',
    );
    const shifted = after(state, { type: 'letter', letter: 'dearBoss', from: inAa, to: 'x180' });
    expect(shifted.patrols.find(({ crossing }) => crossing === 'x180')).toMatchObject({ face: 'blue' });
    expect(shifted).toMatchObject({ lettersSpent: ['dearBoss'], letterTonight: true, phase: 'HELL5' });
  });

  test('LFW-O03, AMB-LFW-24: Saucy Jacky names two tokens, and the Head moves both elsewhere', () => {
    const [a, b] = inSections('Ba', 'Bb').filter((id) => !YELLOW.includes(id as never)) as [
      CrossingId,
      CrossingId,
    ];
    const tokens = [a, b].sort();
    const state = letters([a, b, ...YELLOW.slice(0, 5)]);
    const named = after(state, { type: 'letter', letter: 'saucyJacky', tokens });
    expect(engine.actor(named)).toBe('ada');
    const move = (to: readonly string[]) => ({
      type: 'letterMove',
      moves: tokens.map((from, i) => ({ from, to: to[i] })),
    });
    expect(refused(named, move(['x163', 'x180']))).toBeUndefined();
    expect(refused(named, move([tokens[1]!, tokens[0]!]))).toBe('notFree LFW-O03');
    expect(refused(named, move(['x163', 'x163']))).toBe('crossingTaken LFW-O03');
    expect(after(named, move(['x163', 'x180']))).toMatchObject({ named: [], phase: 'HELL5' });
    expect(refused(state, { type: 'letter', letter: 'saucyJacky', tokens: [a] })).toBe('wrongCount LFW-O03');
  });

  test('LFW-O06: without two targets Saucy Jacky is not playable, or in part if agreed', () => {
    const [a] = inSections('Ba').filter((id) => !YELLOW.includes(id as never));
    const elsewhere = inSections('Aa')
      .filter((id) => !YELLOW.includes(id as never))
      .slice(0, 6);
    expect(refused(letters([a!, ...elsewhere]), { type: 'letter', letter: 'saucyJacky', tokens: [a] })).toBe(
      'noTarget LFW-O06',
    );
    const partly = letters([a!, ...elsewhere], {}, { letterNoTarget: 'partial' });
    expect(refused(partly, { type: 'letter', letter: 'saucyJacky', tokens: [a] })).toBeUndefined();
  });

  test('LFW-O05: Goulston Street calls the named pawn or the brown one, after Jack has moved', () => {
    const moved = after(hunt({ night: 2, rows: [[], [82]] }, { letters: true }), { type: 'move', to: 65 });
    expect(moved.phase).toBe('HUNT1L');
    expect(legal(moved, 'goulston')).toEqual([{ colour: 'blue' }, { colour: 'green' }, { colour: 'red' }]);
    expect(refused(moved, { type: 'goulston', colour: 'yellow' })).toBe('wrongColour LFW-O05');
    const called = after(moved, { type: 'goulston', colour: 'red' });
    expect(legal(called, 'goulstonPawn')).toEqual([{ colour: 'brown' }, { colour: 'red' }]);
    expect(refused(called, { type: 'goulstonPawn', colour: 'blue' })).toBe('wrongColour LFW-O05');
    expect(after(called, { type: 'goulstonPawn', colour: 'brown' })).toMatchObject({
      police: { brown: 'x102' },
      phase: 'HUNT2',
    });
    expect(after(moved, { type: 'passLetter' }).phase).toBe('HUNT2');
    expect(after(hunt({}, { letters: true }), { type: 'move', to: 65 }).phase).toBe('HUNT2');
  });

  test('§6.5: who stands in Goulston Street already is the only one to choose, a third pawn shuts it', () => {
    const window = (police: WhitechapelState['police']): WhitechapelState =>
      hunt(
        { night: 2, rows: [[], [82, 65]], phase: 'HUNT1L', police: { ...FAR_POLICE, ...police } },
        { letters: true },
      );
    expect(legal(window({ yellow: 'x102' }), 'goulston')).toEqual([]);
    expect(refused(window({ yellow: 'x102' }), { type: 'goulston', colour: 'red' })).toBe(
      'crossingTaken LFW-O06',
    );
    expect(legal(window({ red: 'x102' }), 'goulston')).toEqual([{ colour: 'red' }]);
    expect(
      legal(after(window({ red: 'x102' }), { type: 'goulston', colour: 'red' }), 'goulstonPawn'),
    ).toEqual([{ colour: 'red' }]);
    expect(
      legal(after(window({ brown: 'x102' }), { type: 'goulston', colour: 'green' }), 'goulstonPawn'),
    ).toEqual([{ colour: 'brown' }]);
  });
});

describe('false clues', () => {
  const acting = (scene: Partial<WhitechapelState>, options: object): WhitechapelState =>
    hunt({ phase: 'HUNT3', police: { ...FAR_POLICE, blue: SEARCHING }, rows: [[99, 82]], ...scene }, options);

  test('LFW-O07: every fifth clue of a night earns one', () => {
    const fifth = acting({ clues: [1, 2, 3, 4], cluesTonight: 4 }, { falseClues: true });
    const search = { type: 'search', colour: 'blue', circle: 99 };
    expect(after(fifth, search).falseStock).toBe(1);
    expect(after({ ...fifth, cluesTonight: 3 }, search).falseStock).toBe(0);
    expect(after(acting({ clues: [1, 2, 3, 4], cluesTonight: 4 }, {}), search).falseStock).toBe(0);
  });

  test('LFW-O08, O09: one before the police act, where then nobody searches or arrests', () => {
    const last = hunt(
      {
        phase: 'HUNT2',
        moved: ['brown', 'green', 'red', 'yellow'],
        falseStock: 1,
        police: { ...FAR_POLICE, blue: SEARCHING },
      },
      { falseClues: true },
    );
    const window = after(last, { type: 'policeMove', colour: 'blue', to: SEARCHING });
    expect(window.phase).toBe('HUNT3F');
    expect(engine.actor(window)).toBe('jack');
    const laid = after(window, { type: 'falseClue', circle: 99 });
    expect(laid).toMatchObject({ phase: 'HUNT3', falseStock: 0, falseClues: [99] });
    expect(refused(laid, { type: 'search', colour: 'blue', circle: 99 })).toBe('falseClue LFW-O08');
    expect(refused(laid, { type: 'arrest', colour: 'blue', circle: 99 })).toBe('falseClue LFW-O08');
    expect(refused({ ...window, falseClues: [99] }, { type: 'falseClue', circle: 99 })).toBe(
      'falseClue LFW-O08',
    );
    expect(after(window, { type: 'pass' })).toMatchObject({ phase: 'HUNT3', falseStock: 1 });
    const home = hunt(
      { declaring: true, rows: [[82, 90]], falseStock: 1, falseClues: [99] },
      { falseClues: true },
    );
    expect(after(home, { type: 'declare' })).toMatchObject({ falseStock: 0, falseClues: [] });
  });
});

describe('help for the police', () => {
  const acting = (options: object, scene: Partial<WhitechapelState> = {}): WhitechapelState =>
    hunt({ phase: 'HUNT3', police: { ...FAR_POLICE, blue: SEARCHING }, ...scene }, options);

  test('LFW-O10: a pawn may rush one crossing instead', () => {
    const ways = legal(acting({ rushing: true }), 'rush') as { colour: string; to: CrossingId }[];
    const { to } = ways.find(({ colour }) => colour === 'blue')!;
    expect(after(acting({ rushing: true }), { type: 'rush', colour: 'blue', to })).toMatchObject({
      police: { blue: to },
      acted: ['blue'],
    });
    expect(refused(acting({ rushing: true }), { type: 'rush', colour: 'blue', to: SEARCHING })).toBe(
      'tooFar LFW-O10',
    );
    const taken = acting({ rushing: true }, { police: { ...FAR_POLICE, blue: SEARCHING, brown: to } });
    expect(refused(taken, { type: 'rush', colour: 'blue', to })).toBe('crossingTaken LFW-O10');
    expect(refused(acting({}), { type: 'rush', colour: 'blue', to })).toBe('wrongPhase LFW-O10');
  });

  test('LFW-O11, AMB-LFW-25: an area arrest names all circles, but for false clues', () => {
    const area = { type: 'arrestArea', colour: 'blue' };
    expect(after(acting({ areaArrests: true }, { rows: [[82, 120]] }), area).result).toBe('police.arrest');
    expect(after(acting({ areaArrests: true }), area).result).toBeNull();
    expect(
      after(acting({ areaArrests: true }, { rows: [[82, 120]], falseClues: [120] }), area).result,
    ).toBeNull();
    expect(refused(acting({ areaArrests: true }, { falseClues: [99, 100, 120] }), area)).toBe(
      'nothingToName LFW-O11',
    );
    expect(refused(acting({ areaArrests: true }), { type: 'arrest', colour: 'blue', circle: 99 })).toBe(
      'wrongPhase LFW-R45',
    );
  });

  test('LFW-O12: no hideout beside a red circle', () => {
    const beside = Number(jackRelation(board).get('c65')![0]!.slice(1));
    expect(refused(game({ catchMe: true }), { type: 'hideout', circle: beside })).toBe(
      'hideoutBesideRed LFW-O12',
    );
    expect(refused(game({}), { type: 'hideout', circle: beside })).toBeUndefined();
  });

  test('LFW-O13: under the brown or the red tile the Head may name the hideout once', () => {
    const turned = (
      head: WhitechapelState['head'],
      scene: Partial<WhitechapelState> = {},
    ): WhitechapelState => ({
      ...game({ address: true }),
      phase: 'HELL3',
      hideout: 90,
      rows: [[]],
      head,
      ...scene,
    });
    expect(after(turned('brown'), { type: 'address', circle: 90 }).result).toBe('police.address');
    expect(after(turned('red'), { type: 'address', circle: 91 })).toMatchObject({
      addressUsed: true,
      phase: 'HELL3',
      result: null,
    });
    expect(refused(turned('blue'), { type: 'address', circle: 90 })).toBe('wrongPhase LFW-O13');
    expect(refused(turned('red', { addressUsed: true }), { type: 'address', circle: 90 })).toBe(
      'wrongPhase LFW-O13',
    );
    expect(refused(turned('red'), { type: 'address', circle: 999 })).toBe('noSuchCircle LFW-O13');
  });
});

describe('who knows what', () => {
  const state = hunt({ rows: [[82, 65]], index: 0 });
  const [jack, ada] = [engine.viewFor(state, 'jack'), engine.viewFor(state, 'ada')];

  test('LFW-I01: the hideout is Jack’s until the end', () => {
    expect(jack['hideout']).toBe(90);
    expect(ada).not.toHaveProperty('hideout');
    expect(engine.viewFor(after(hunt({ index: 14 }), { type: 'move', to: 65 }), 'ada')['hideout']).toBe(90);
  });

  test('LFW-I02: rows are Jack’s, also when the game is over', () => {
    expect(jack['rows']).toEqual([[82, 65]]);
    expect(engine.viewFor(after(hunt({ index: 14 }), { type: 'move', to: 65 }), 'ada')).not.toHaveProperty(
      'rows',
    );
  });

  test('LFW-I04: the police see where women lie, and not which are marked', () => {
    const laid: WhitechapelState = {
      ...game(),
      phase: 'HELL3',
      head: 'blue',
      rows: [[]],
      women: [
        { circle: 65, marked: true },
        { circle: 84, marked: false },
      ],
    };
    expect(engine.viewFor(laid, 'ada')['women']).toEqual([65, 84]);
    expect(engine.viewFor(laid, 'jack')['markedWomen']).toEqual([65]);
    expect(engine.viewFor(laid, 'ada')).not.toHaveProperty('markedWomen');
  });

  test('LFW-I05, AMB-LFW-16: faces of patrols are the Head’s, or the whole police’s', () => {
    const laid = (patrolFaces: string): WhitechapelState =>
      letters(YELLOW, { phase: 'HELL5' }, { patrolFaces });
    expect(engine.viewFor(laid('police'), 'ben')['faces']).toEqual(FACES);
    expect(engine.viewFor(laid('head'), 'ben')).not.toHaveProperty('faces');
    expect(engine.viewFor(laid('head'), 'ada')['faces']).toEqual(FACES);
    expect(engine.viewFor(laid('police'), 'jack')).not.toHaveProperty('faces');
  });

  test('LFW-I06, I07, I08, I09: pawns, track, tokens, stock, calls and clues lie open', () => {
    const open = ['police', 'specials', 'coach', 'alley', 'clues', 'falseClues', 'search', 'time', 'night'];
    for (const each of open) expect(ada[each]).toEqual(jack[each]);
    expect(ada['index']).toBe(jack['index']);
  });

  test('LFW-I07: a walk home that is not yet declared has not happened for the police', () => {
    const before = hunt({ rows: [[82, 74]], hideout: 73, index: 0 });
    const home = after(before, { type: 'move', to: 73 });
    expect(engine.viewFor(home, 'ada')).toEqual(engine.viewFor(before, 'ada'));
    expect(engine.viewFor(home, 'jack')).not.toEqual(engine.viewFor(before, 'jack'));
  });

  test('LFW-I10, I11: nobody sees the tiles to come; spent letters lie open', () => {
    for (const view of [jack, ada]) expect(JSON.stringify(view)).not.toContain('headOrder');
    expect(ada['lettersSpent']).toEqual([]);
  });
});

test('LFW-O12: a board on which nobody could hide is refused', () => {
  const redder = (keep: readonly number[]): typeof board => ({
    ...board,
    circles: board.circles.map((circle) =>
      keep.includes(circle.number) ? circle : { ...circle, colour: 'red' },
    ),
  });
  const created = (on: typeof board, catchMe: boolean) =>
    whitechapelEngine(on).createGame({ options: { catchMe }, deals: DEALS });
  expect(created(redder([1]), false)).toMatchObject({ ok: true });
  expect(created(redder([1]), true)).toMatchObject({
    ok: false,
    message: expect.stringContaining('catchMe') as string,
  });
  expect(created(redder([]), false)).toMatchObject({
    ok: false,
    message: expect.stringContaining('nowhere to hide') as string,
  });
});

test('LFW-B12: a track that ends with the crime is refused, because Jack could never move', () => {
  const shortened = (move: string[]): typeof board => ({ ...board, tracks: { ...board.tracks!, move } });
  const created = (move: string[]) => whitechapelEngine(shortened(move)).createGame({ deals: DEALS });
  const roman = ['V', 'IV', 'III', 'II', 'I'];
  expect(created([...roman, '1', '2'])).toMatchObject({ ok: true });
  expect(created([...roman, '1'])).toMatchObject({
    ok: false,
    message: expect.stringContaining('never move') as string,
  });
});

test('LFW-O07: there are three false clues, however long the track is', () => {
  const found = Array.from({ length: 19 }, (_, i) => i + 1);
  const beside = searchRelation(board).get(SEARCHING)!;
  const row = [...found, 99];
  const searching = (clues: readonly number[]) =>
    after(
      hunt(
        {
          phase: 'HUNT3',
          rows: [row],
          clues,
          cluesTonight: clues.length,
          police: { ...FAR_POLICE, blue: SEARCHING },
        },
        { falseClues: true },
      ),
      { type: 'search', colour: 'blue', circle: 99 },
    ).falseStock;
  expect(beside).toContain('c99');
  expect([4, 9, 14, 19].map((count) => searching(found.slice(0, count)))).toEqual([1, 1, 1, 0]);
});
