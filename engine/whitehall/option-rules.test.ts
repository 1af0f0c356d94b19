/** The optional rules, each by its id, and how they are chosen. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  board,
  crossingTouching,
  engine,
  eventsOf,
  FAR_FIGURES,
  newGame,
  huntState,
  legalFieldsOfType,
  NAP_ABILITY,
  NO_ABILITIES,
  passTurn,
  refusalOf,
  SNIFF_ABILITY,
} from '../../testing/engine/whitehall-fixture.js';
import { openEngine } from '../index.js';
import type { WhitehallState } from './state/state.js';

const messageOf = (options: object, variants: object = {}): string => {
  const created = engine.createGame({ options, variants });
  return created.ok ? '' : created.message;
};
const around = crossingTouching(108, 128);
const ROLL_UP = { rollUp: true };
const GREEN = { ...ROLL_UP, reinforcements: { green: true } };
const BROWN = { ...ROLL_UP, reinforcements: { brown: true } };

describe('to help Jack', () => {
  test('WM-O01: Murderer at Large: the kind of a laid tile is revealed when the round ends', () => {
    const [hidden, open] = [{ murdererAtLarge: true }, {}].map((options) =>
      playLegal(huntState({ rows: [[85]], locations: [46, 33, 147, 159] }, options), {
        type: 'alley',
        to: 121,
      }),
    );
    const viewed = (state: WhitehallState) => engine.viewFor(state, 'investigators');
    const all = { alley: 2, boat: 2, coach: 2 };
    expect(viewed(hidden!)).toMatchObject({ laid: [{ kind: 'hidden', spaces: [1] }], tiles: all, index: 1 });
    expect(viewed(open!)).toMatchObject({
      laid: [{ kind: 'alley', spaces: [1] }],
      tiles: { ...all, alley: 1 },
    });
    expect(engine.viewFor(hidden!, 'jack')).toMatchObject({ laid: [{ kind: 'alley' }], tiles: { alley: 1 } });
    const last = { ...hidden!, phase: 'HUNT3', rows: [[85, 46]], acted: ['yellow', 'blue'] } as const;
    const events = eventsOf(last, { type: 'passAction', colour: 'red' });
    expect(events).toContainEqual({
      ...{ type: 'tilesTurned', visibleTo: 'all' },
      laid: [{ kind: 'alley', spaces: [1] }],
    });
    expect(viewed(passTurn({ ...last, acted: [] }))).toMatchObject({ laid: [], tiles: { alley: 1 } });
  });

  test('WM-O01: a walk is a walk; only the tile lies face down', () => {
    const state = huntState({}, { murdererAtLarge: true });
    expect(eventsOf(state, { type: 'move', to: 114 })[1]).toMatchObject({ kind: 'normal' });
    expect(eventsOf(state, { type: 'alley', to: 132 })[1]).toMatchObject({ kind: 'hidden', index: 1 });
  });

  const ending = (tiles: WhitehallState['tiles'], options: object = { newspaper: true }): WhitehallState =>
    passTurn(huntState({ phase: 'HUNT3', rows: [[147, 46]], index: 1, tiles }, options));

  test('WM-O02: Newspaper Fabrications: one used alley or boat comes back as a round begins, no coach', () => {
    const asked = ending({ alley: 1, boat: 2, coach: 0 });
    expect(asked).toMatchObject({ phase: 'ROUND_END', round: 2 });
    expect(engine.legalActions(asked)).toEqual([{ type: 'pass' }, { type: 'reclaim', tile: 'alley' }]);
    expect(refusalOf(asked, { type: 'reclaim', tile: 'boat' })).toBe('notUsed WM-O02');
    expect(refusalOf(asked, { type: 'reclaim', tile: 'coach' })).toBe('wrongTile WM-O02');
    expect(playLegal(asked, { type: 'reclaim', tile: 'alley' })).toMatchObject({
      phase: 'HUNT1',
      tiles: { alley: 2, boat: 2, coach: 0 },
    });
    expect(playLegal(asked, { type: 'pass' })).toMatchObject({ phase: 'HUNT1', tiles: { alley: 1 } });
    expect(ending({ alley: 2, boat: 2, coach: 0 }).phase).toBe('HUNT1');
    expect(ending({ alley: 1, boat: 2, coach: 0 }, {}).phase).toBe('HUNT1');
  });

  test('WM-O02: a tile taken back can save Jack from being stuck', () => {
    const tiles = { alley: 0, boat: 0, coach: 0 };
    const scene = { phase: 'HUNT3', rows: [[147, 159]], index: 1, tiles } as const;
    const figures = { yellow: 'x148', blue: 'x162', red: 'x1' } as const;
    const shut = passTurn(huntState({ ...scene, figures }, { newspaper: true }));
    expect(shut.phase).toBe('ROUND_END');
    expect(playLegal(shut, { type: 'reclaim', tile: 'alley' }).phase).toBe('HUNT1');
    expect(playLegal(shut, { type: 'pass' }).result).toBe('police.stuck');
  });

  test('WM-O05: every fifth clue of a round earns a false clue, which bars search and arrest', () => {
    const row = [147, 1, 2, 3, 4, 108];
    const scene = { phase: 'HUNT3', rows: [row], clues: [1, 2, 3, 4], index: 5 } as const;
    const found = (options: object): WhitehallState =>
      playLegal(huntState({ ...scene, figures: { ...FAR_FIGURES, yellow: around } }, options), {
        ...{ type: 'search', colour: 'yellow', circle: 108 },
      });
    expect(found({}).falseStock).toBe(0);
    const earned = found({ falseClues: true });
    expect(earned.falseStock).toBe(1);
    const asked: WhitehallState = { ...earned, phase: 'HUNT3F', acted: [] };
    expect(engine.actor(asked)).toBe('jack');
    expect(refusalOf(asked, { type: 'falseClue', circle: 46 })).toBe('onLocation WM-O05');
    expect(refusalOf(asked, { type: 'falseClue', circle: 147 })).toBe('onLocation WM-O05');
    expect(refusalOf(asked, { type: 'falseClue', circle: 190 })).toBe('noSuchCircle WM-O05');
    expect(playLegal(asked, { type: 'pass' })).toMatchObject({ phase: 'HUNT3', falseStock: 1 });
    const laid = playLegal(asked, { type: 'falseClue', circle: 108 });
    expect(laid).toMatchObject({ phase: 'HUNT3', falseStock: 0, falseClues: [108] });
    const named = { colour: 'yellow', circle: 108 };
    expect(refusalOf(laid, { type: 'search', ...named })).toBe('falseClue WM-O05');
    expect(refusalOf(laid, { type: 'arrest', ...named })).toBe('falseClue WM-O05');
    expect(legalFieldsOfType(laid, 'arrest')).toEqual([{ colour: 'yellow', circle: 128 }]);
    const twice: WhitehallState = { ...laid, phase: 'HUNT3F', falseStock: 1 };
    expect(refusalOf(twice, { type: 'falseClue', circle: 108 })).toBe('falseClue WM-O05');
  });

  test('WM-O05: three at most, and the window opens only for whoever holds one', () => {
    const row = Array.from({ length: 21 }, (_, i) => i + 100);
    const state = (clues: number): WhitehallState =>
      huntState(
        {
          ...{ phase: 'HUNT3', rows: [row], falseStock: 0, clues: row.filter((_, i) => i > 20 - clues) },
          figures: { ...FAR_FIGURES, yellow: around },
        },
        { falseClues: true },
      );
    const ask = { type: 'search', colour: 'yellow', circle: 108 };
    const without = (clues: number): WhitehallState => {
      const scene = state(clues + 1);
      return { ...scene, clues: scene.clues.filter((circle) => circle !== 108).slice(-clues) };
    };
    expect(playLegal(without(14), ask).falseStock).toBe(1);
    expect(playLegal(without(19), ask).falseStock).toBe(0);
    const moved = (falseStock: number): WhitehallState =>
      playLegal(huntState({ phase: 'HUNT2', moved: ['yellow', 'blue'], falseStock }, { falseClues: true }), {
        ...{ type: 'policeMove', colour: 'red', to: 'x3' },
      });
    expect([moved(0).phase, moved(1).phase]).toEqual(['HUNT3', 'HUNT3F']);
  });
});

describe('to help the Investigators', () => {
  test('WM-O03: an ability that the rules do not describe prevents the start until a host supplies it or chooses none', () => {
    expect(messageOf(ROLL_UP)).toContain('do not describe the ability of the yellow tile');
    expect(messageOf(ROLL_UP, { abilities: { yellow: 'sniff', blue: 'none' } })).toContain('the red tile');
    expect(messageOf(ROLL_UP, { abilities: { yellow: 'bark' } })).toContain('found "bark"');
    expect(messageOf({}, { abilities: { yellow: 'bark' } })).toContain('found "bark"');
    expect(messageOf(ROLL_UP, NO_ABILITIES)).toBe('');
    const { ability } = Object.fromEntries(
      engine
        .legalActions(huntState({ phase: 'HUNT2' }, ROLL_UP, NO_ABILITIES))
        .map(({ type }) => [type, true]),
    );
    expect(ability).toBeUndefined();
  });

  test('WM-O03: what a host brings is used once in a game', () => {
    const abilities = { yellow: 'sniff', blue: 'nap', red: 'none', smoker: 'none' };
    const state = huntState({ phase: 'HUNT3', rows: [[147, 1]], index: 1 }, ROLL_UP, { abilities });
    const sniff = { type: 'ability', id: 'wm.yellow', circle: 1 };
    expect(legalFieldsOfType(state, 'ability')).toEqual([
      { id: 'wm.yellow', circle: 1 },
      { id: 'wm.yellow', circle: 2 },
    ]);
    expect(refusalOf(state, { ...sniff, circle: 3 })).toBe('far house');
    expect(refusalOf(state, { ...sniff, id: 'wm.red' })).toBe('malformed WM-R13');
    expect(eventsOf(state, sniff)).toEqual([
      { type: 'abilityUsed', visibleTo: 'all', id: 'wm.yellow' },
      { type: 'sniffed', visibleTo: 'all', isThere: true },
    ]);
    const used = playLegal(state, sniff);
    expect(used).toMatchObject({ spent: ['wm.yellow'], acted: [] });
    expect(refusalOf(used, sniff)).toBe('spent WM-O03');
    // Blue's takes the place of its action, so it waits for its turn.
    const blue = playLegal(used, { type: 'passAction', colour: 'yellow' });
    expect(legalFieldsOfType(blue, 'ability')).toEqual([{ id: 'wm.blue' }]);
    expect(playLegal(blue, { type: 'ability', id: 'wm.blue' })).toMatchObject({ acted: ['yellow', 'blue'] });
  });

  test('WM-O03: abilities need names of their own', () => {
    expect(openEngine(board, { abilities: [SNIFF_ABILITY, NAP_ABILITY] }).ok).toBe(true);
    expect(openEngine(board, { abilities: [SNIFF_ABILITY, SNIFF_ABILITY] })).toMatchObject({ ok: false });
    expect(openEngine(board, { abilities: [{ ...SNIFF_ABILITY, name: 'none' }] })).toMatchObject({
      ok: false,
    });
  });

  test('WM-O04: the Smoker is a second tile of the yellow figure', () => {
    const smoker = { ...ROLL_UP, smoker: true };
    const abilities = { ...NO_ABILITIES.abilities, smoker: 'sniff' };
    expect(messageOf(smoker, { abilities: { ...abilities, smoker: 'unknown' } })).toContain(
      'the smoker tile',
    );
    const apart = { rollUpSmoker: 'separate', abilities };
    expect(messageOf(ROLL_UP, { ...apart, abilities: { ...abilities, smoker: 'unknown' } })).toBe('');
    const state = huntState({ phase: 'HUNT2' }, smoker, { abilities });
    const used = playLegal(state, { type: 'ability', id: 'wm.smoker', circle: 2 });
    expect(used.spent).toEqual(['wm.smoker']);
    expect(legalFieldsOfType(huntState({ phase: 'HUNT2' }, ROLL_UP, apart), 'ability')).toEqual([]);
    const included = huntState({ phase: 'HUNT2' }, ROLL_UP, { abilities });
    expect(legalFieldsOfType(included, 'ability')).not.toEqual([]);
    const without = { ...smoker, reinforcements: { green: true }, figures: ['blue', 'red', 'green'] };
    expect(messageOf(without, { abilities })).toContain('belongs to the yellow figure');
  });

  test('WM-O06: reinforcements replace figures and act last; only with Roll Up Your Sleeves', () => {
    expect(messageOf({ reinforcements: { green: true } })).toContain('only with Roll Up Your Sleeves');
    expect(newGame(GREEN, NO_ABILITIES).options.figures).toEqual(['yellow', 'blue', 'green']);
    expect(newGame(BROWN, NO_ABILITIES).options.figures).toEqual(['yellow', 'red', 'brown']);
    const both = { ...ROLL_UP, reinforcements: { green: true, brown: true } };
    expect(newGame(both, NO_ABILITIES).options.figures).toEqual(['yellow', 'green', 'brown']);
    const chosen = { ...both, figures: ['brown', 'green', 'red'] };
    // Only the tiles of figures in play matter.
    const state = huntState({ phase: 'HUNT2' }, chosen, { abilities: { red: 'none' } });
    expect(
      new Set(legalFieldsOfType(state, 'policeMove').map((move) => (move as { colour: string }).colour)),
    ).toEqual(new Set(['red']));
    expect(messageOf({ ...GREEN, figures: ['yellow', 'blue', 'red'] }, NO_ABILITIES)).toContain(
      'must name it',
    );
    expect(messageOf({ ...ROLL_UP, figures: ['yellow', 'blue', 'green'] }, NO_ABILITIES)).toContain(
      'set reinforcements.green',
    );
  });

  test('WM-O07: green arrests on all circles around it, once; its ordinary arrest stays', () => {
    const green = (circle: number, variants: object = {}, falseClues: number[] = []): WhitehallState =>
      huntState(
        {
          ...{ phase: 'HUNT3', rows: [[147, circle]], index: 1, acted: ['yellow', 'blue'], falseClues },
          figures: { yellow: 'x1', blue: 'x2', green: around },
        },
        GREEN,
        { ...NO_ABILITIES, ...variants },
      );
    const arrest = { type: 'arrestArea', colour: 'green' };
    expect(playLegal(green(108), arrest).result).toBe('police.arrest');
    expect(playLegal(green(128), arrest).result).toBe('police.arrest');
    const missed = playLegal(green(107), arrest);
    expect(missed).toMatchObject({ phase: 'HUNT1', spent: ['wm.green'], clues: [] });
    const later: WhitehallState = { ...missed, phase: 'HUNT3', acted: ['yellow', 'blue'] };
    expect(refusalOf(later, arrest)).toBe('spent WM-O07');
    expect(legalFieldsOfType(later, 'arrest')).toHaveLength(2);
    expect(playLegal(green(107, { reinforcementUses: 'always' }), arrest).spent).toEqual([]);
    expect(refusalOf(green(108), { ...arrest, colour: 'blue' })).toBe('notThisFigure WM-O07');
    expect(playLegal(green(108, {}, [108]), arrest).result).toBeNull();
    expect(refusalOf(green(108, {}, [108, 128]), arrest)).toBe('nothingToName WM-O07');
    expect(refusalOf({ ...green(108), acted: ['yellow'] }, arrest)).toBe('wrongPhase WM-O07');
  });

  test('WM-O08: brown names any white circle, once; a location still to be reached wins', () => {
    const brown = (scene: Partial<WhitehallState> = {}, variants: object = {}): WhitehallState =>
      huntState({ phase: 'HUNT3', acted: ['yellow', 'red'], ...scene }, BROWN, {
        ...NO_ABILITIES,
        ...variants,
      });
    const guess = (circle: number) => ({ type: 'ability', id: 'wm.brown', circle });
    expect(legalFieldsOfType(brown(), 'ability')).toHaveLength(105);
    expect(playLegal(brown(), guess(46))).toMatchObject({
      result: 'inv.brownGuess',
      phase: 'OVER',
      acted: [],
    });
    // Under Jack's feet it is not reached before the turn has ended; a false clue does not matter.
    expect(playLegal(brown({ rows: [[147, 46]], index: 1 }), guess(46)).result).toBe('inv.brownGuess');
    const missed = playLegal(brown(), guess(147));
    expect(missed).toMatchObject({ result: null, phase: 'HUNT1', spent: ['wm.brown'] });
    expect(refusalOf(brown(), guess(40))).toBe('notWhite WM-O08');
    expect(refusalOf(brown({ acted: ['yellow'] }), guess(46))).toBe('wrongPhase WM-O03');
    expect(refusalOf(brown({ spent: ['wm.brown'] }), guess(46))).toBe('spent WM-O08');
    expect(playLegal(brown({}, { reinforcementUses: 'always' }), guess(1)).spent).toEqual([]);
  });
});

test('unknown options, variants, values and deals are refused, not ignored', () => {
  expect(messageOf({ letters: true })).toContain('no option "letters"');
  expect(messageOf({ newspaper: 'yes' })).toContain('"newspaper" is one of false, true');
  expect(messageOf({ reinforcements: { black: true } })).toContain('no reinforcement "black"');
  expect(messageOf({ reinforcements: null })).toContain('reinforcements are an object');
  expect(messageOf({ figures: null })).toContain('three colours in play');
  expect(messageOf({ figures: 'all' })).toContain('three colours in play');
  expect(messageOf([])).toContain('options are an object');
  expect(messageOf({}, { declareDL: 'can' })).toContain('"declareDL" is one of');
  expect(messageOf({}, { abilities: { green: 'none' } })).toContain('no black tile "green"');
  expect(engine.createGame({ deals: { headOrder: [] } })).toMatchObject({ ok: false });
});

test('a game says all its options and variants, and begins again from what it says', () => {
  const state = newGame({ ...BROWN, smoker: true }, NO_ABILITIES);
  expect(engine.createGame({ ...state })).toEqual({ ok: true, state });
  expect(Object.keys(state.options)).toHaveLength(7);
  expect(Object.keys(state.variants)).toHaveLength(10);
});
