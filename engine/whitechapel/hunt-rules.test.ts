/** The rules of the hunt and of its end, each by its id. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  board,
  engine,
  eventsOf,
  FAR_POLICE,
  huntState,
  legalFieldsOfType,
  refusalOf,
} from '../../testing/engine/whitechapel-fixture.js';
import { searchRelation, type CrossingId } from '../../model/index.js';
import type { WhitechapelState as WhitechapelState } from './state/state.js';

/** The crossing of the rulebook's search: 99, 100 and 120 lie round it (LFW-X07). */
const SEARCHING = [...searchRelation(board)].find(([, circles]) => circles.join() === 'c99,c100,c120')![0];

const policeAt = (blue: CrossingId): WhitechapelState['police'] => ({ ...FAR_POLICE, blue });
const acting = (
  scene: Partial<WhitechapelState>,
  options: object = {},
  variants: object = {},
): WhitechapelState =>
  huntState({ phase: 'HUNT3', police: policeAt(SEARCHING), ...scene }, options, variants);

describe('Jack', () => {
  test('LFW-R20: he must move; staying is no move', () => {
    expect(refusalOf(huntState({}), { type: 'move', to: 82 })).toBe('notAdjacent LFW-R21');
    expect(new Set(engine.legalActions(huntState({})).map(({ type }) => type))).toEqual(
      new Set(['move', 'coach', 'alley']),
    );
  });

  test('LFW-R21, X05: on foot along a free route; the row is secret and the track pawn open', () => {
    const state = huntState({ rows: [[82, 127]], index: 0 });
    expect(refusalOf(state, { type: 'move', to: 103 })).toBeUndefined();
    const moved = playLegal(state, { type: 'move', to: 103 });
    expect(moved).toMatchObject({ rows: [[82, 127, 103]], index: 1, phase: 'HUNT2' });
    expect(eventsOf(state, { type: 'move', to: 103 })).toContainEqual({
      ...{ type: 'jackMoved', visibleTo: 'all', kind: 'normal', index: 1 },
      ...{ coach: 3, alley: 2 },
    });
    expect(engine.viewFor(moved, 'ada')).not.toHaveProperty('rows');
  });

  test('LFW-R21: a pawn on every route bars a move, a pawn on one of several does not', () => {
    const state = huntState({ rows: [[65]], police: { ...FAR_POLICE, blue: 'x83' } });
    expect(refusalOf(state, { type: 'move', to: 66 })).toBe('blocked LFW-R21');
    expect(legalFieldsOfType(state, 'move')).toEqual([{ to: 63 }, { to: 82 }, { to: 83 }]);
  });

  test('DEF-02: no pawn can block the way from 26 to 28', () => {
    const everywhere = Object.fromEntries(
      board.crossings.slice(0, 5).map(({ id }, i) => [['blue', 'brown', 'green', 'red', 'yellow'][i]!, id]),
    );
    expect(legalFieldsOfType(huntState({ rows: [[26]], police: everywhere }), 'move')).toContainEqual({
      to: 28,
    });
  });

  test('LFW-R22: he may go where he was, and onto scenes and clues', () => {
    const state = huntState({ rows: [[82, 65]], clues: [82], index: 0 });
    expect(refusalOf(state, { type: 'move', to: 82 })).toBeUndefined();
  });

  test('LFW-R23: whoever cannot move on entering the hunt has lost', () => {
    const barred = board.crossings
      .filter(({ id }) => searchRelation(board).get(id)!.includes('c43'))
      .map(({ id }) => id);
    expect(barred.length).toBeLessThanOrEqual(4);
    const police = {
      ...FAR_POLICE,
      ...Object.fromEntries(barred.map((id, i) => [['blue', 'brown', 'green', 'red'][i]!, id])),
    };
    const last = (scene: Partial<WhitechapelState>, variants: object = {}) =>
      huntState(
        { phase: 'HUNT3', acted: ['blue', 'brown', 'green', 'red'], rows: [[43]], police, ...scene },
        {},
        { policeMayPass: true, ...variants },
      );
    const pass = { type: 'passAction', colour: 'yellow' };
    expect(playLegal(last({ coach: 0, alley: 0 }), pass).result).toBe('police.stuck');
    // A coach still saves him, unless only walking counts.
    expect(playLegal(last({ coach: 1, alley: 0 }), pass).result).toBeNull();
    expect(playLegal(last({ coach: 1, alley: 0 }, { stuckRule: 'normalOnly' }), pass).result).toBe(
      'police.stuck',
    );
  });

  test('LFW-R24: a walk home may be declared, and need not be', () => {
    const home = playLegal(huntState({ rows: [[82, 74]], hideout: 73 }), { type: 'move', to: 73 });
    expect(home).toMatchObject({ phase: 'HUNT1', declaring: true });
    expect(engine.legalActions(home)).toEqual([{ type: 'declare' }, { type: 'noDeclare' }]);
    expect(playLegal(home, { type: 'declare' })).toMatchObject({ night: 2, phase: 'HELL2' });
    expect(playLegal(home, { type: 'noDeclare' })).toMatchObject({ night: 1, phase: 'HUNT2' });
    expect(refusalOf(huntState({}), { type: 'declare' })).toBe('wrongPhase LFW-R24');
  });

  test('AMB-LFW-07: while he stays at home he may declare later, if that is agreed', () => {
    const there = (variants: object) =>
      huntState({ rows: [[82, 90]], index: 0, lastMove: 'normal' }, {}, variants);
    expect(legalFieldsOfType(there({}), 'declare')).toHaveLength(0);
    expect(legalFieldsOfType(there({ declareWindow: 'whileThere' }), 'declare')).toHaveLength(1);
    const byCoach = { ...there({ declareWindow: 'whileThere' }), lastMove: 'coach' as const };
    expect(legalFieldsOfType(byCoach, 'declare')).toHaveLength(0);
  });

  test('LFW-R25: the last space without a declaration loses', () => {
    const last = huntState({ index: 14 });
    expect(legalFieldsOfType(last, 'move').every((each) => 'losing' in each)).toBe(true);
    expect(playLegal(last, { type: 'move', to: 65 }).result).toBe('police.trackFull');
    const home = playLegal(huntState({ index: 14, hideout: 63 }), { type: 'move', to: 63 });
    expect(home.result).toBeNull();
    expect(playLegal(home, { type: 'declare' }).night).toBe(2);
    expect(playLegal(home, { type: 'noDeclare' }).result).toBe('police.trackFull');
  });

  test('LFW-R26: a special move spends its token, which lies open on its spaces', () => {
    const state = huntState({ rows: [[103]], index: 3 });
    const ridden = playLegal(state, { type: 'coach', via: 69, to: 56 });
    expect(ridden).toMatchObject({ coach: 2, alley: 2, specials: [{ kind: 'coach', spaces: [4, 5] }] });
    expect(refusalOf(huntState({ rows: [[103]], coach: 0 }), { type: 'coach', via: 69, to: 56 })).toBe(
      'noCoach LFW-R26',
    );
    expect(refusalOf(huntState({ alley: 0 }), { type: 'alley', to: 81 })).toBe('noAlley LFW-R26');
  });

  test('LFW-R27: a special move home gives no right to declare', () => {
    const home = playLegal(huntState({ rows: [[103]], hideout: 56 }), { type: 'coach', via: 69, to: 56 });
    expect(home).toMatchObject({ phase: 'HUNT2', declaring: false });
  });

  test('LFW-R28, X06: a coach takes 103 by 69 to 56, past police, over three different circles', () => {
    const state = huntState({ rows: [[103]], index: 3 });
    expect(playLegal(state, { type: 'coach', via: 69, to: 56 })).toMatchObject({
      rows: [[103, 69, 56]],
      index: 5,
    });
    expect(refusalOf(state, { type: 'coach', via: 69, to: 103 })).toBe('backAgain LFW-R28');
    expect(refusalOf(state, { type: 'coach', via: 56, to: 69 })).toBe('notAdjacent LFW-R28');
    expect(refusalOf({ ...state, index: 14 }, { type: 'coach', via: 69, to: 56 })).toBe('noSpace LFW-R28');
    expect(playLegal({ ...state, index: 13 }, { type: 'coach', via: 69, to: 56 }).result).toBe(
      'police.trackFull',
    );
    const shut = huntState({ rows: [[65]], police: { ...FAR_POLICE, blue: 'x83' } });
    expect(refusalOf(shut, { type: 'coach', via: 66, to: 67 })).toBeUndefined();
  });

  test('LFW-R29: an alley leads to any circle of a common block', () => {
    const state = huntState({ rows: [[84]] });
    expect(legalFieldsOfType(state, 'alley').map((each) => (each as { to: number }).to)).toContain(67);
    expect(refusalOf(state, { type: 'alley', to: 1 })).toBe('noCommonBlock LFW-R29');
    expect(playLegal(state, { type: 'alley', to: 67 })).toMatchObject({
      rows: [[84, 67]],
      alley: 1,
      index: 0,
    });
  });

  test('LFW-R30: special moves may come first, and one after another', () => {
    const state = huntState({ rows: [[103]], lastMove: 'crime' });
    expect(legalFieldsOfType(state, 'coach').length).toBeGreaterThan(0);
    expect(legalFieldsOfType({ ...state, lastMove: 'coach' }, 'coach').length).toBeGreaterThan(0);
  });
});

describe('the police', () => {
  test('LFW-R40: the Head’s player first, then clockwise, each in an order of his own', () => {
    const state = huntState({ phase: 'HUNT2', head: 'red' });
    expect(engine.actor(state)).toBe('ben');
    expect(
      new Set(legalFieldsOfType(state, 'policeMove').map((each) => (each as { colour: string }).colour)),
    ).toEqual(new Set(['green', 'red', 'yellow']));
    expect(engine.actor({ ...state, moved: ['green', 'red', 'yellow'] })).toBe('ada');
    expect(refusalOf(state, { type: 'policeMove', colour: 'blue', to: 'x1' })).toBe('notThisPawn LFW-R40');
  });

  test('LFW-R41, X12: up to two crossings, past others, not onto them', () => {
    const state = huntState({ phase: 'HUNT2', police: { ...FAR_POLICE, blue: 'x83', brown: 'x95' } });
    const ways = legalFieldsOfType(state, 'policeMove') as { colour: string; to: string }[];
    const blue = ways.filter(({ colour }) => colour === 'blue').map(({ to }) => to);
    expect(blue).toContain('x83');
    expect(blue).toContain('x104');
    expect(blue).not.toContain('x95');
    expect(refusalOf(state, { type: 'policeMove', colour: 'blue', to: 'x95' })).toBe('crossingTaken LFW-R41');
    expect(refusalOf(state, { type: 'policeMove', colour: 'blue', to: 'x1' })).toBe('tooFar LFW-R41');
  });

  test('LFW-R42: each pawn acts once, one way or another, or passes', () => {
    const state = acting({});
    const acted = playLegal(state, { type: 'arrest', colour: 'blue', circle: 99 });
    expect(acted.acted).toEqual(['blue']);
    expect(refusalOf(acted, { type: 'search', colour: 'blue', circle: 99 })).toBe('notThisPawn LFW-R40');
    const pass = { type: 'passAction', colour: 'blue' };
    expect(refusalOf(state, pass)).toBe('mustAct LFW-R42');
    expect(refusalOf(acting({}, {}, { policeMayPass: true }), pass)).toBeUndefined();
  });

  test('LFW-R43, X07, X09: 99 no, 100 yes, and then it is over', () => {
    const state = acting({ rows: [[82, 100, 101]], index: 1 });
    const no = playLegal(state, { type: 'search', colour: 'blue', circle: 99 });
    expect(no).toMatchObject({ search: { colour: 'blue', called: [99] }, clues: [] });
    const yes = playLegal(no, { type: 'search', colour: 'blue', circle: 100 });
    expect(yes).toMatchObject({ search: null, clues: [100], acted: ['blue'] });
    expect(refusalOf(yes, { type: 'search', colour: 'blue', circle: 120 })).toBe('notThisPawn LFW-R40');
    expect(refusalOf(no, { type: 'search', colour: 'blue', circle: 99 })).toBe('named LFW-R43');
    expect(refusalOf(no, { type: 'search', colour: 'brown', circle: 1 })).toBe('searchGoesOn LFW-R43');
  });

  test('LFW-X08: 83 is not beside that crossing', () => {
    expect(refusalOf(acting({}), { type: 'search', colour: 'blue', circle: 83 })).toBe('notBeside LFW-R43');
  });

  test('LFW-R43: a search may stop, if that is agreed, and ends when nothing is left', () => {
    const first = { type: 'search', colour: 'blue', circle: 99 };
    const no = playLegal(acting({}), first);
    expect(refusalOf(no, { type: 'stopSearch' })).toBe('mustGoOn LFW-R43');
    const free = playLegal(acting({}, {}, { searchMayStop: true }), first);
    expect(playLegal(free, { type: 'stopSearch' })).toMatchObject({ search: null, acted: ['blue'] });
    const all = playLegal(
      no,
      { type: 'search', colour: 'blue', circle: 100 },
      { type: 'search', colour: 'blue', circle: 120 },
    );
    expect(all).toMatchObject({ search: null, acted: ['blue'], clues: [] });
  });

  test('LFW-R44, AMB-LFW-02: the whole row answers, the present circle too unless agreed otherwise', () => {
    const there = (variants: object) => acting({ rows: [[100, 99]], index: 0 }, {}, variants);
    expect(playLegal(there({}), { type: 'search', colour: 'blue', circle: 99 }).clues).toEqual([99]);
    expect(
      playLegal(there({ clueIncludesCurrent: false }), { type: 'search', colour: 'blue', circle: 99 }).clues,
    ).toEqual([]);
    expect(playLegal(there({}), { type: 'search', colour: 'blue', circle: 100 }).clues).toEqual([100]);
  });

  test('AMB-LFW-09: a circle with a clue answers again without a second marker, or may not be named', () => {
    const clued = (variants: object) => acting({ rows: [[99]], clues: [99], cluesTonight: 1 }, {}, variants);
    expect(playLegal(clued({}), { type: 'search', colour: 'blue', circle: 99 })).toMatchObject({
      clues: [99],
      cluesTonight: 1,
      acted: ['blue'],
    });
    expect(
      refusalOf(clued({ repeatClue: 'notNameable' }), { type: 'search', colour: 'blue', circle: 99 }),
    ).toBe('named LFW-R43');
    expect(
      refusalOf(clued({ repeatClue: 'notNameable' }), { type: 'arrest', colour: 'blue', circle: 99 }),
    ).toBeUndefined();
  });

  test('LFW-R45, R46, X10: an arrest is right or simply wrong', () => {
    const right = acting({ rows: [[82, 99]] });
    expect(playLegal(right, { type: 'arrest', colour: 'blue', circle: 99 }).result).toBe('police.arrest');
    const wrong = acting({ rows: [[99, 82]] });
    expect(playLegal(wrong, { type: 'arrest', colour: 'blue', circle: 99 })).toMatchObject({
      result: null,
      clues: [],
    });
  });

  test('LFW-R47: after the last pawn Jack moves again', () => {
    const last = acting({ acted: ['brown', 'green', 'red', 'yellow'] });
    expect(playLegal(last, { type: 'arrest', colour: 'blue', circle: 99 })).toMatchObject({
      phase: 'HUNT1',
      acted: [],
    });
  });
});

describe('the end', () => {
  test('LFW-R50: a night ends with everything off but police and scenes', () => {
    const home = huntState({
      declaring: true,
      rows: [[82, 90]],
      lastMove: 'normal',
      clues: [82],
      falseStock: 1,
      falseClues: [5],
      cluesTonight: 5,
      specials: [{ kind: 'alley', spaces: [0] }],
    });
    expect(playLegal(home, { type: 'declare' })).toMatchObject({
      ...{ night: 2, phase: 'HELL2', clues: [], falseStock: 0, falseClues: [], specials: [], index: null },
      ...{ police: FAR_POLICE, crimeScenes: [82], coach: 2, alley: 2, rows: [[82, 90], []] },
    });
  });

  test('LFW-R51: the fourth escape wins', () => {
    const home = huntState({ night: 4, rows: [[], [], [], [82, 90]], declaring: true });
    expect(playLegal(home, { type: 'declare' })).toMatchObject({ result: 'jack.nights', phase: 'OVER' });
  });

  test('LFW-R52, R53: when it is over nothing is legal any more', () => {
    const over = playLegal(huntState({ index: 14 }), { type: 'move', to: 65 });
    expect(engine.legalActions(over)).toEqual([]);
    expect(refusalOf(over, { type: 'move', to: 82 })).toBe('gameOver LFW-R53');
    expect(engine.actor(over)).toBeUndefined();
  });
});
