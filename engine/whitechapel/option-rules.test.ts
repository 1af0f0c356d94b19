/** The optional rules, and who knows what, each by its id. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  board,
  DEALS,
  engine,
  FAR_POLICE,
  newGame,
  huntState,
  legalFieldsOfType,
  refusalOf,
} from '../../testing/engine/whitechapel-fixture.js';
import { openWhitechapel } from '../run/open-engine.js';
import { jackRelation, searchRelation, sectorRelation, type CrossingId } from '../../model/index.js';
import type { WhitechapelState as WhitechapelState } from './state/state.js';

const SEARCHING = [...searchRelation(board)].find(([, circles]) => circles.join() === 'c99,c100,c120')![0];
const YELLOW = ['x39', 'x44', 'x63', 'x135', 'x138', 'x163', 'x180'] as const;
const FACES = ['blue', 'brown', 'green', 'red', 'yellow', 'fake', 'fake'] as const;

/** After the patrols of a later night, with the letters in play. */
const letters = (
  crossings: readonly CrossingId[],
  scene: Partial<WhitechapelState> = {},
  variants: object = {},
): WhitechapelState => ({
  ...newGame({ letters: true }, variants),
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
      refusalOf(letters(YELLOW, { letterTonight: true }), {
        type: 'letter',
        letter: 'dearBoss',
        from: 'x39',
        to: 'x44',
      }),
    ).toBe('oneLetterANight LFW-O01');
    expect(
      refusalOf(letters(YELLOW, { lettersSpent: ['fromHell'] }), {
        type: 'letter',
        letter: 'fromHell',
        from: 'x39',
        to: 'x44',
      }),
    ).toBe('spent LFW-O01');
    expect(playLegal(state, { type: 'passLetter' }).phase).toBe('HELL5');
    const first = { ...state, night: 1, phase: 'HELL3' as const, rows: [[]], patrols: [], police: {} };
    const laid = playLegal(first, {
      type: 'patrols',
      tokens: YELLOW.map((crossing, i) => ({ crossing, face: FACES[i] })),
    });
    expect(laid.phase).toBe('HELL5');
  });

  test('LFW-O02, O04, O06: Dear Boss and From Hell shift a token of their sections to a free yellow crossing', () => {
    const [inAa] = inSections('Aa');
    const [inAb] = inSections('Ab');
    const state = letters([inAa!, inAb!, ...YELLOW.slice(0, 5)]);
    expect(refusalOf(state, { type: 'letter', letter: 'dearBoss', from: inAa, to: 'x180' })).toBeUndefined();
    expect(refusalOf(state, { type: 'letter', letter: 'dearBoss', from: inAb, to: 'x180' })).toBe(
      'noToken LFW-O02',
    );
    expect(refusalOf(state, { type: 'letter', letter: 'fromHell', from: inAb, to: 'x180' })).toBeUndefined();
    expect(refusalOf(state, { type: 'letter', letter: 'dearBoss', from: inAa, to: 'x39' })).toBe(
      'notFree LFW-O02',
    );
    const shifted = playLegal(state, { type: 'letter', letter: 'dearBoss', from: inAa, to: 'x180' });
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
    const named = playLegal(state, { type: 'letter', letter: 'saucyJacky', tokens });
    expect(engine.actor(named)).toBe('ada');
    const move = (to: readonly string[]) => ({
      type: 'letterMove',
      moves: tokens.map((from, i) => ({ from, to: to[i] })),
    });
    expect(refusalOf(named, move(['x163', 'x180']))).toBeUndefined();
    expect(refusalOf(named, move([tokens[1]!, tokens[0]!]))).toBe('notFree LFW-O03');
    expect(refusalOf(named, move(['x163', 'x163']))).toBe('crossingTaken LFW-O03');
    expect(playLegal(named, move(['x163', 'x180']))).toMatchObject({ named: [], phase: 'HELL5' });
    expect(refusalOf(state, { type: 'letter', letter: 'saucyJacky', tokens: [a] })).toBe(
      'wrongCount LFW-O03',
    );
  });

  test('LFW-O06: without two targets Saucy Jacky is not playable, or in part if agreed', () => {
    const [a] = inSections('Ba').filter((id) => !YELLOW.includes(id as never));
    const elsewhere = inSections('Aa')
      .filter((id) => !YELLOW.includes(id as never))
      .slice(0, 6);
    expect(
      refusalOf(letters([a!, ...elsewhere]), { type: 'letter', letter: 'saucyJacky', tokens: [a] }),
    ).toBe('noTarget LFW-O06');
    const partly = letters([a!, ...elsewhere], {}, { letterNoTarget: 'partial' });
    expect(refusalOf(partly, { type: 'letter', letter: 'saucyJacky', tokens: [a] })).toBeUndefined();
  });

  test('LFW-O05: Goulston Street calls the named pawn or the brown one, after Jack has moved', () => {
    const moved = playLegal(huntState({ night: 2, rows: [[], [82]] }, { letters: true }), {
      type: 'move',
      to: 65,
    });
    expect(moved.phase).toBe('HUNT1L');
    expect(legalFieldsOfType(moved, 'goulston')).toEqual([
      { colour: 'blue' },
      { colour: 'green' },
      { colour: 'red' },
    ]);
    expect(refusalOf(moved, { type: 'goulston', colour: 'yellow' })).toBe('wrongColour LFW-O05');
    const called = playLegal(moved, { type: 'goulston', colour: 'red' });
    expect(legalFieldsOfType(called, 'goulstonPawn')).toEqual([{ colour: 'brown' }, { colour: 'red' }]);
    expect(refusalOf(called, { type: 'goulstonPawn', colour: 'blue' })).toBe('wrongColour LFW-O05');
    expect(playLegal(called, { type: 'goulstonPawn', colour: 'brown' })).toMatchObject({
      police: { brown: 'x102' },
      phase: 'HUNT2',
    });
    expect(playLegal(moved, { type: 'passLetter' }).phase).toBe('HUNT2');
    expect(playLegal(huntState({}, { letters: true }), { type: 'move', to: 65 }).phase).toBe('HUNT2');
  });

  test('§6.5: who stands in Goulston Street already is the only one to choose, a third pawn shuts it', () => {
    const window = (police: WhitechapelState['police']): WhitechapelState =>
      huntState(
        { night: 2, rows: [[], [82, 65]], phase: 'HUNT1L', police: { ...FAR_POLICE, ...police } },
        { letters: true },
      );
    expect(legalFieldsOfType(window({ yellow: 'x102' }), 'goulston')).toEqual([]);
    expect(refusalOf(window({ yellow: 'x102' }), { type: 'goulston', colour: 'red' })).toBe(
      'crossingTaken LFW-O06',
    );
    expect(legalFieldsOfType(window({ red: 'x102' }), 'goulston')).toEqual([{ colour: 'red' }]);
    expect(
      legalFieldsOfType(
        playLegal(window({ red: 'x102' }), { type: 'goulston', colour: 'red' }),
        'goulstonPawn',
      ),
    ).toEqual([{ colour: 'red' }]);
    expect(
      legalFieldsOfType(
        playLegal(window({ brown: 'x102' }), { type: 'goulston', colour: 'green' }),
        'goulstonPawn',
      ),
    ).toEqual([{ colour: 'brown' }]);
  });
});

describe('false clues', () => {
  const acting = (scene: Partial<WhitechapelState>, options: object): WhitechapelState =>
    huntState(
      { phase: 'HUNT3', police: { ...FAR_POLICE, blue: SEARCHING }, rows: [[99, 82]], ...scene },
      options,
    );

  test('LFW-O07: every fifth clue of a night earns one', () => {
    const fifth = acting({ clues: [1, 2, 3, 4], cluesTonight: 4 }, { falseClues: true });
    const search = { type: 'search', colour: 'blue', circle: 99 };
    expect(playLegal(fifth, search).falseStock).toBe(1);
    expect(playLegal({ ...fifth, cluesTonight: 3 }, search).falseStock).toBe(0);
    expect(playLegal(acting({ clues: [1, 2, 3, 4], cluesTonight: 4 }, {}), search).falseStock).toBe(0);
  });

  test('LFW-O08, O09: one before the police act, and no pawn searches or arrests there', () => {
    const last = huntState(
      {
        phase: 'HUNT2',
        moved: ['brown', 'green', 'red', 'yellow'],
        falseStock: 1,
        police: { ...FAR_POLICE, blue: SEARCHING },
      },
      { falseClues: true },
    );
    const window = playLegal(last, { type: 'policeMove', colour: 'blue', to: SEARCHING });
    expect(window.phase).toBe('HUNT3F');
    expect(engine.actor(window)).toBe('jack');
    const laid = playLegal(window, { type: 'falseClue', circle: 99 });
    expect(laid).toMatchObject({ phase: 'HUNT3', falseStock: 0, falseClues: [99] });
    expect(refusalOf(laid, { type: 'search', colour: 'blue', circle: 99 })).toBe('falseClue LFW-O08');
    expect(refusalOf(laid, { type: 'arrest', colour: 'blue', circle: 99 })).toBe('falseClue LFW-O08');
    expect(refusalOf({ ...window, falseClues: [99] }, { type: 'falseClue', circle: 99 })).toBe(
      'falseClue LFW-O08',
    );
    expect(playLegal(window, { type: 'pass' })).toMatchObject({ phase: 'HUNT3', falseStock: 1 });
    const home = huntState(
      { declaring: true, rows: [[82, 90]], falseStock: 1, falseClues: [99] },
      { falseClues: true },
    );
    expect(playLegal(home, { type: 'declare' })).toMatchObject({ falseStock: 0, falseClues: [] });
  });
});

describe('help for the police', () => {
  const acting = (options: object, scene: Partial<WhitechapelState> = {}): WhitechapelState =>
    huntState({ phase: 'HUNT3', police: { ...FAR_POLICE, blue: SEARCHING }, ...scene }, options);

  test('LFW-O10: a pawn may rush one crossing instead', () => {
    const ways = legalFieldsOfType(acting({ rushing: true }), 'rush') as { colour: string; to: CrossingId }[];
    const { to } = ways.find(({ colour }) => colour === 'blue')!;
    expect(playLegal(acting({ rushing: true }), { type: 'rush', colour: 'blue', to })).toMatchObject({
      police: { blue: to },
      acted: ['blue'],
    });
    expect(refusalOf(acting({ rushing: true }), { type: 'rush', colour: 'blue', to: SEARCHING })).toBe(
      'tooFar LFW-O10',
    );
    const taken = acting({ rushing: true }, { police: { ...FAR_POLICE, blue: SEARCHING, brown: to } });
    expect(refusalOf(taken, { type: 'rush', colour: 'blue', to })).toBe('crossingTaken LFW-O10');
    expect(refusalOf(acting({}), { type: 'rush', colour: 'blue', to })).toBe('notEnabled LFW-O10');
  });

  test('LFW-O11, AMB-LFW-25: an area arrest names all circles, but for false clues', () => {
    const area = { type: 'arrestArea', colour: 'blue' };
    expect(playLegal(acting({ areaArrests: true }, { rows: [[82, 120]] }), area).result).toBe(
      'police.arrest',
    );
    expect(playLegal(acting({ areaArrests: true }), area).result).toBeNull();
    expect(
      playLegal(acting({ areaArrests: true }, { rows: [[82, 120]], falseClues: [120] }), area).result,
    ).toBeNull();
    expect(refusalOf(acting({ areaArrests: true }, { falseClues: [99, 100, 120] }), area)).toBe(
      'nothingToName LFW-O11',
    );
    expect(refusalOf(acting({ areaArrests: true }), { type: 'arrest', colour: 'blue', circle: 99 })).toBe(
      'notEnabled LFW-O11',
    );
  });

  test('LFW-O12: no hideout beside a red circle', () => {
    const beside = Number(jackRelation(board).get('c65')![0]!.slice(1));
    expect(refusalOf(newGame({ catchMe: true }), { type: 'hideout', circle: beside })).toBe(
      'hideoutBesideRed LFW-O12',
    );
    expect(refusalOf(newGame({}), { type: 'hideout', circle: beside })).toBeUndefined();
  });

  test('LFW-O13: under the brown or the red tile the Head may name the hideout once', () => {
    const turned = (
      head: WhitechapelState['head'],
      scene: Partial<WhitechapelState> = {},
    ): WhitechapelState => ({
      ...newGame({ address: true }),
      phase: 'HELL3',
      hideout: 90,
      rows: [[]],
      head,
      ...scene,
    });
    expect(playLegal(turned('brown'), { type: 'address', circle: 90 }).result).toBe('police.address');
    expect(playLegal(turned('red'), { type: 'address', circle: 91 })).toMatchObject({
      addressUsed: true,
      phase: 'HELL3',
      result: null,
    });
    expect(refusalOf(turned('blue'), { type: 'address', circle: 90 })).toBe('wrongPhase LFW-O13');
    expect(refusalOf(turned('red', { addressUsed: true }), { type: 'address', circle: 90 })).toBe(
      'spent LFW-O13',
    );
    expect(refusalOf(turned('red'), { type: 'address', circle: 999 })).toBe('noSuchCircle LFW-O13');
  });
});

describe('who knows what', () => {
  const state = huntState({ rows: [[82, 65]], index: 0 });
  const [jack, ada] = [engine.viewFor(state, 'jack'), engine.viewFor(state, 'ada')];

  test('LFW-I01: the hideout is Jack’s until the end', () => {
    expect(jack['hideout']).toBe(90);
    expect(ada).not.toHaveProperty('hideout');
    expect(
      engine.viewFor(playLegal(huntState({ index: 14 }), { type: 'move', to: 65 }), 'ada')['hideout'],
    ).toBe(90);
  });

  test('LFW-I02: rows are Jack’s, also when the game is over', () => {
    expect(jack['rows']).toEqual([[82, 65]]);
    expect(
      engine.viewFor(playLegal(huntState({ index: 14 }), { type: 'move', to: 65 }), 'ada'),
    ).not.toHaveProperty('rows');
  });

  test('LFW-I04: the police see where women lie, and not which are marked', () => {
    const laid: WhitechapelState = {
      ...newGame(),
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
    const before = huntState({ rows: [[82, 74]], hideout: 73, index: 0 });
    const home = playLegal(before, { type: 'move', to: 73 });
    expect(engine.viewFor(home, 'ada')).toEqual(engine.viewFor(before, 'ada'));
    expect(engine.viewFor(home, 'jack')).not.toEqual(engine.viewFor(before, 'jack'));
  });

  test('LFW-I10, I11: no seat sees the tiles to come; spent letters are public', () => {
    for (const view of [jack, ada]) expect(JSON.stringify(view)).not.toContain('headOrder');
    expect(ada['lettersSpent']).toEqual([]);
  });
});

test('LFW-O12: a board without a legal hideout is refused', () => {
  const redder = (keep: readonly number[]): typeof board => ({
    ...board,
    circles: board.circles.map((circle) =>
      keep.includes(circle.number) ? circle : { ...circle, colour: 'red' },
    ),
  });
  const created = (on: typeof board, catchMe: boolean) =>
    openWhitechapel(on).createGame({ options: { catchMe }, deals: DEALS });
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
  const created = (move: string[]) => openWhitechapel(shortened(move)).createGame({ deals: DEALS });
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
    playLegal(
      huntState(
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
