/** The rules of the hunt and of its end, each by its id. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  board,
  crossingTouching,
  engine,
  eventsOf,
  FAR_FIGURES,
  huntState,
  legalFieldsOfType,
  passTurn,
  refusalOf,
} from '../../testing/engine/whitehall-fixture.js';
import { circlesOnPerimeter, type Block } from '../../model/index.js';
import { openWhitehall } from '../run/open-engine.js';
import type { WhitehallState } from './state/state.js';

/** Jack stands on 46, one of his locations, when the figures act. */
const onGoal = (scene: Partial<WhitehallState> = {}, variants: object = {}): WhitehallState =>
  huntState({ phase: 'HUNT3', rows: [[147, 44, 46]], index: 2, ...scene }, {}, variants);

/** Jack stands on 114, where nothing is, when the figures act. */
const elsewhere = (scene: Partial<WhitehallState> = {}, variants: object = {}): WhitehallState =>
  huntState({ phase: 'HUNT3', rows: [[147, 114]], index: 1, ...scene }, {}, variants);

const round = crossingTouching(108, 128);

describe('Jack', () => {
  test('WM-R01: three rounds, each to a location not yet reached', () => {
    let state = passTurn(onGoal());
    expect(state).toMatchObject({ round: 2, index: 0, reached: [147, 46] });
    state = passTurn({ ...state, phase: 'HUNT3', rows: [[147], [46, 33]], index: 1 });
    expect(state).toMatchObject({ round: 3, reached: [147, 46, 33] });
    const back = passTurn({ ...state, phase: 'HUNT3', rows: [[147], [46], [33, 46]], index: 1 });
    expect(back).toMatchObject({ round: 3, index: 1, reached: [147, 46, 33] });
  });

  test('WM-R02: he must move; staying is no move', () => {
    expect(refusalOf(huntState({}), { type: 'move', to: 147 })).toBe('notAdjacent WM-R03');
    expect(legalFieldsOfType(huntState({}), 'passAction')).toEqual([]);
  });

  test('WM-R03: on foot to any colour, along a free route, never on water', () => {
    expect(legalFieldsOfType(huntState({}), 'move')).toEqual(
      [112, 114, 131, 132, 145, 148, 149, 150].map((to) => ({ to })),
    );
    expect(refusalOf(huntState({}), { type: 'move', to: 115 })).toBe('notAdjacent WM-R03');
    // The waterline between 66 and 98 is no way.
    expect(refusalOf(huntState({ rows: [[66]] }), { type: 'move', to: 98 })).toBe('notAdjacent WM-R03');
    const barred = huntState({ figures: { ...FAR_FIGURES, red: 'x143' } });
    expect(refusalOf(barred, { type: 'move', to: 149 })).toBe('blocked WM-R03');
    expect(refusalOf(barred, { type: 'move', to: 145 })).toBeUndefined();
  });

  test('WM-R04: what he writes is secret, how far he went is not', () => {
    expect(eventsOf(huntState({}), { type: 'move', to: 114 })).toEqual([
      { type: 'recorded', visibleTo: ['jack'], kind: 'normal', circles: [114] },
      {
        ...{ type: 'jackMoved', visibleTo: 'all', kind: 'normal', index: 1 },
        tiles: { alley: 2, boat: 2, coach: 2 },
      },
    ]);
  });

  test('WM-R05: whoever cannot move loses; tiles may save him, unless only walking counts', () => {
    const shut = (tiles: WhitehallState['tiles'], variants: object = {}): WhitehallState =>
      passTurn(
        elsewhere({ rows: [[147, 40]], tiles, figures: { yellow: 'x40', blue: 'x43', red: 'x1' } }, variants),
      );
    const none = { alley: 0, boat: 2, coach: 0 };
    expect(shut(none).result).toBe('police.stuck');
    expect(shut({ ...none, alley: 1 })).toMatchObject({ result: null, phase: 'HUNT1' });
    expect(shut({ ...none, coach: 1 })).toMatchObject({ result: null, phase: 'HUNT1' });
    expect(shut({ ...none, alley: 1 }, { stuckRule: 'normalOnly' }).result).toBe('police.stuck');
  });

  test('WM-R05: a tile that leads only into a location does not save him', () => {
    const figures = { yellow: 'x148', blue: 'x162', red: 'x1' } as const;
    const tiles = { alley: 1, boat: 0, coach: 0 };
    const state = elsewhere({ rows: [[147, 159]], reached: [147, 159], locations: [147, 159, 175, 177] });
    expect(passTurn({ ...state, tiles, figures }).result).toBe('police.stuck');
    expect(passTurn({ ...state, tiles, figures, locations: [147, 159, 175, 46] }).result).toBeNull();
  });

  test('WM-R06: a tile instead of a walk, each once in the whole game, laid openly', () => {
    const state = huntState({ rows: [[85]], tiles: { alley: 1, boat: 2, coach: 2 } });
    expect(legalFieldsOfType(state, 'alley')).not.toEqual([]);
    const used = playLegal(state, { type: 'alley', to: 121 });
    expect(used).toMatchObject({ phase: 'HUNT2', tiles: { alley: 0 }, index: 1 });
    expect(engine.viewFor(used, 'investigators')).toMatchObject({ laid: [{ kind: 'alley', spaces: [1] }] });
    expect(refusalOf({ ...used, phase: 'HUNT1' }, { type: 'alley', to: 85 })).toBe('noTile WM-R06');
    const next = passTurn({ ...used, phase: 'HUNT3', rows: [[85, 46]] });
    expect(next).toMatchObject({ round: 2, tiles: { alley: 0 }, laid: [] });
  });

  test('WM-R07: no tile leads into a location still to be reached; a walk does', () => {
    const locations = [34, 46, 121, 157];
    const state = (at: number, reached: readonly number[] = [46]): WhitehallState =>
      huntState({ locations, reached, rows: [[at]] });
    expect(refusalOf(state(85), { type: 'alley', to: 121 })).toBe('intoLocation WM-R07');
    expect(refusalOf(state(85, [46, 121]), { type: 'alley', to: 121 })).toBeUndefined();
    expect(refusalOf(state(138), { type: 'boat', to: 157 })).toBe('intoLocation WM-R07');
    expect(refusalOf(state(40), { type: 'coach', via: 37, to: 34 })).toBe('intoLocation WM-R07');
    expect(refusalOf(state(37), { type: 'move', to: 34 })).toBeUndefined();
    // Nor over one.
    const over = { type: 'coach', via: 34, to: 33 };
    expect(refusalOf(state(37), over)).toBe('intoLocation WM-R07');
    const allowed = huntState({ locations, reached: [46], rows: [[37]] }, {}, { coachMidDL: 'allow' });
    expect(playLegal(allowed, over)).toMatchObject({ rows: [[37, 34, 33]], reached: [46], index: 2 });
    expect(refusalOf(allowed, { type: 'coach', via: 33, to: 34 })).toBe('intoLocation WM-R07');
  });

  test('WM-R08: a coach goes over three different circles, past figures, and never to a blue one', () => {
    const state = huntState({ rows: [[114]], figures: { yellow: 'x112', blue: 'x124', red: 'x1' } });
    expect(legalFieldsOfType(state, 'move')).toEqual([]);
    expect(refusalOf(state, { type: 'coach', via: 132, to: 133 })).toBeUndefined();
    expect(refusalOf(state, { type: 'coach', via: 132, to: 114 })).toBe('backAgain WM-R08');
    expect(refusalOf(state, { type: 'coach', via: 133, to: 132 })).toBe('notAdjacent WM-R08');
    expect(refusalOf(state, { type: 'coach', via: 132, to: 1 })).toBe('notAdjacent WM-R08');
    expect(refusalOf(state, { type: 'coach', via: 96, to: 97 })).toBe('blueCircle WM-R08');
    expect(refusalOf(state, { type: 'coach', via: 97, to: 96 })).toBe('blueCircle WM-R08');
    const blue = huntState({ rows: [[114]] }, {}, { coachBlue: true });
    expect(refusalOf(blue, { type: 'coach', via: 96, to: 97 })).toBeUndefined();
    expect(refusalOf(huntState({ rows: [[114]], index: 14 }), { type: 'coach', via: 132, to: 133 })).toBe(
      'noSpace WM-R06',
    );
    // The start may be blue.
    expect(legalFieldsOfType(huntState({ rows: [[138]] }), 'coach')).not.toEqual([]);
  });

  test('WM-R09: an alley leads through a block of houses; a blue circle on the rim makes it none', () => {
    expect(refusalOf(huntState({ rows: [[85]] }), { type: 'alley', to: 121 })).toBeUndefined();
    expect(refusalOf(huntState({ rows: [[85]] }), { type: 'alley', to: 71 })).toBe('noCommonBlock WM-R09');
    const mixed = { type: 'alley', to: 177 };
    expect(refusalOf(huntState({ rows: [[139]] }), mixed)).toBe('noCommonBlock WM-R09');
    const houses = huntState({ rows: [[139]] }, {}, { mixedFaces: 'houses' });
    expect(refusalOf(houses, mixed)).toBeUndefined();
    expect(engine.legalActions(houses)).toContainEqual({
      ...mixed,
      block: expect.stringMatching(/^b\d+$/) as string,
    });
  });

  test('WM-R09: land with two blue circles on its rim never counts as houses', () => {
    const blocks = board.blocks.map((block): Block => {
      const isMill = circlesOnPerimeter(block).includes('c66') && circlesOnPerimeter(block).includes('c98');
      return isMill ? { ...block, kind: 'none' } : block;
    });
    const other = openWhitehall({ ...board, blocks });
    const created = other.createGame({ variants: { mixedFaces: 'houses' } });
    if (!created.ok) throw new Error(created.message);
    const { board: identity } = created.state;
    const state = { ...huntState({ rows: [[66]] }, {}, { mixedFaces: 'houses' }), board: identity };
    expect(other.legalActions(state).filter(({ type }) => type === 'alley')).toEqual([]);
  });

  test('WM-R10: a boat leads from one blue circle to another of the same water', () => {
    const state = huntState({ rows: [[138]] });
    expect(refusalOf(state, { type: 'boat', to: 157 })).toBeUndefined();
    expect(refusalOf(state, { type: 'boat', to: 154 })).toBe('noCommonBlock WM-R10');
    expect(refusalOf(state, { type: 'boat', to: 139 })).toBe('noCommonBlock WM-R10');
    expect(refusalOf(huntState({}), { type: 'boat', to: 131 })).toBe('noCommonBlock WM-R10');
    expect(refusalOf({ ...state, tiles: { ...state.tiles, boat: 0 } }, { type: 'boat', to: 157 })).toBe(
      'noTile WM-R06',
    );
  });

  test('WM-R11: figures hinder neither alley nor boat', () => {
    const state = huntState({ rows: [[138]], figures: { yellow: 'x133', blue: 'x1', red: 'x2' } });
    expect(legalFieldsOfType(state, 'move')).toEqual([]);
    expect(legalFieldsOfType(state, 'boat')).toHaveLength(3);
    const shut = huntState({ rows: [[85]], figures: { yellow: 'x88', blue: 'x89', red: 'x2' } });
    expect(legalFieldsOfType(shut, 'move')).toEqual([]);
    expect(legalFieldsOfType(shut, 'alley')).toContainEqual({ to: 121 });
  });
});

describe('the Investigators', () => {
  test('WM-R12: by priority, up to two crossings, past others but not onto them', () => {
    const state = huntState({ phase: 'HUNT2', figures: { yellow: 'x104', blue: 'x106', red: 'x91' } });
    const move = (to: string) => ({ type: 'policeMove', colour: 'yellow', to });
    expect(refusalOf(state, move('x104'))).toBeUndefined();
    expect(refusalOf(state, move('x90'))).toBeUndefined();
    expect(refusalOf(state, move('x91'))).toBe('crossingTaken WM-R12');
    expect(refusalOf(state, move('x95'))).toBe('tooFar WM-R12');
    expect(refusalOf(state, { ...move('x91'), colour: 'red' })).toBe('notThisFigure WM-R12');
    expect(legalFieldsOfType(state, 'policeMove')).toContainEqual({ colour: 'yellow', to: 'x90' });
  });

  test('WM-R13: each figure searches or arrests or passes, once, by priority', () => {
    const state = elsewhere({ figures: { ...FAR_FIGURES, yellow: round } });
    expect(new Set(engine.legalActions(state).map(({ type }) => type))).toEqual(
      new Set(['arrest', 'passAction', 'search']),
    );
    expect(refusalOf(state, { type: 'passAction', colour: 'blue' })).toBe('notThisFigure WM-R13');
    const once = playLegal(state, { type: 'search', colour: 'yellow', circle: 108 });
    expect(refusalOf(once, { type: 'arrest', colour: 'yellow', circle: 108 })).toBe('wrongPhase WM-R15');
    expect(refusalOf(once, { type: 'passAction', colour: 'yellow' })).toBe('wrongPhase WM-R13');
    expect(passTurn(state)).toMatchObject({ phase: 'HUNT1', acted: [], moved: [] });
  });

  test('WM-R14: a search names circles one by one until the first clue, or stops', () => {
    const at = (row: readonly number[], variants: object = {}): WhitehallState =>
      elsewhere({ rows: [row], index: row.length - 1, figures: { ...FAR_FIGURES, yellow: round } }, variants);
    const ask = (circle: number) => ({ type: 'search', colour: 'yellow', circle });
    // The 0 box and where he stands count too.
    expect(playLegal(at([108, 107]), ask(108)).clues).toEqual([108]);
    expect(playLegal(at([107, 108]), ask(108)).clues).toEqual([108]);
    // What he wrote in an earlier round does not.
    const earlier = { ...at([147]), rows: [[108, 147], [147]], round: 2 };
    expect(playLegal(earlier, ask(108)).clues).toEqual([]);
    const no = playLegal(at([147, 114]), ask(108));
    expect(refusalOf(no, ask(108))).toBe('named WM-R14');
    expect(playLegal(no, { type: 'stopSearch' })).toMatchObject({ acted: ['yellow'], search: null });
    // A clue that lies there already ends the action, or cannot be asked for again.
    const again = { ...at([108, 107]), clues: [108] };
    expect(playLegal(again, ask(108))).toMatchObject({ clues: [108], acted: ['yellow'] });
    const barred = { ...at([108, 107], { repeatClue: 'notNameable' }), clues: [108] };
    expect(refusalOf(barred, ask(108))).toBe('named WM-R14');
    expect(refusalOf(barred, { type: 'arrest', colour: 'yellow', circle: 108 })).toBeUndefined();
  });

  test('WM-R15: an arrest names one circle; right only where Jack is now, and otherwise reveals nothing', () => {
    const state = elsewhere({ rows: [[128, 108]], figures: { ...FAR_FIGURES, yellow: round } });
    const arrest = (circle: number) => ({ type: 'arrest', colour: 'yellow', circle });
    expect(playLegal(state, arrest(108)).result).toBe('police.arrest');
    expect(playLegal(state, arrest(128))).toMatchObject({ result: null, clues: [], acted: ['yellow'] });
    expect(refusalOf(state, arrest(107))).toBe('notBeside WM-R15');
  });
});

describe('the end of a turn', () => {
  test('WM-R16: on a location Jack says nothing until all have acted; then he must, or may', () => {
    const arriving = huntState({ rows: [[147, 44]], index: 1 });
    const arrived = playLegal(arriving, { type: 'move', to: 46 });
    expect(arrived).toMatchObject({ phase: 'HUNT2', reached: [147] });
    expect(passTurn(arrived)).toMatchObject({
      phase: 'HUNT1',
      round: 2,
      reached: [147, 46],
      rows: [[147, 44, 46], [46]],
    });
    expect(refusalOf(passTurn(elsewhere()), { type: 'declareDL' })).toBe('notEnabled WM-R16');
    const asked = passTurn(onGoal({}, { declareDL: 'may' }));
    expect(engine.legalActions(asked)).toEqual([{ type: 'declareDL' }, { type: 'noDeclare' }]);
    expect(playLegal(asked, { type: 'declareDL' })).toMatchObject({ round: 2, reached: [147, 46] });
    const declined = playLegal(asked, { type: 'noDeclare' });
    expect(declined).toMatchObject({ phase: 'HUNT1', round: 1, index: 2, reached: [147] });
    expect(refusalOf(declined, { type: 'alley', to: 45 })).toBeUndefined();
  });

  test('WM-R17: he can be arrested on his last location in the last turn', () => {
    const at = crossingTouching(97, 98, 116);
    const state = huntState({
      phase: 'HUNT3',
      locations: [97, 33, 147, 159],
      reached: [147, 33, 159],
      rows: [[147], [33], [159, 97]],
      round: 3,
      index: 15,
      figures: { ...FAR_FIGURES, yellow: at },
    });
    expect(playLegal(state, { type: 'arrest', colour: 'yellow', circle: 97 }).result).toBe('police.arrest');
    expect(passTurn(state).result).toBe('jack.dl4');
  });

  test('WM-R18: space 15 off a location loses, after the figures have acted; on one it does not', () => {
    const moved = playLegal(huntState({ index: 14 }), { type: 'move', to: 114 });
    expect(moved).toMatchObject({ index: 15, phase: 'HUNT2', result: null });
    expect(passTurn(moved).result).toBe('police.trackFull');
    expect(passTurn(onGoal({ index: 15 }))).toMatchObject({ result: null, round: 2 });
    expect(engine.legalActions(huntState({ index: 14 }))).toContainEqual({
      type: 'move',
      to: 114,
      losing: true,
    });
    const asked = passTurn(onGoal({ index: 15 }, { declareDL: 'may' }));
    expect(engine.legalActions(asked)).toContainEqual({ type: 'noDeclare', losing: true });
    expect(playLegal(asked, { type: 'noDeclare' }).result).toBe('police.trackFull');
  });

  test('WM-R18: where Jack may keep silent he answers off a location too, if he loses there', () => {
    const asked = passTurn(elsewhere({ index: 15 }, { declareDL: 'may' }));
    expect(asked).toMatchObject({ phase: 'TURN_END', result: null });
    expect(refusalOf(asked, { type: 'declareDL' })).toBe('noLocation WM-R16');
    expect(playLegal(asked, { type: 'noDeclare' }).result).toBe('police.trackFull');
  });

  test('WM-R19: a new round begins on 0 without clues and tiles; markers and figures stay', () => {
    const laid = [{ kind: 'alley', spaces: [1] }] as const;
    const tiles = { alley: 1, boat: 2, coach: 2 };
    const begun = passTurn(onGoal({ clues: [147], falseClues: [1], falseStock: 1, laid, tiles }));
    expect(begun).toMatchObject({
      ...{ phase: 'HUNT1', round: 2, index: 0, rows: [[147, 44, 46], [46]], reached: [147, 46] },
      ...{ clues: [], falseClues: [], falseStock: 0, laid: [], tiles, figures: FAR_FIGURES },
    });
  });

  test('WM-R20: the fourth marker wins, the third does not', () => {
    const third = { reached: [147, 33], rows: [[147], [33, 46]], round: 2 };
    expect(passTurn(onGoal(third)).result).toBeNull();
    const fourth = { reached: [147, 33, 159], rows: [[147], [33], [159, 46]], round: 3 };
    expect(passTurn(onGoal(fourth))).toMatchObject({ result: 'jack.dl4', reached: [147, 33, 159, 46] });
    expect(engine.legalActions(passTurn(onGoal(fourth)))).toEqual([]);
  });

  test('WM-R21: nothing is played after the end', () => {
    const over = passTurn(elsewhere({ index: 15 }));
    expect(refusalOf(over, { type: 'move', to: 147 })).toBe('gameOver WM-R21');
    expect([engine.actor(over), engine.outcome(over)]).toEqual([undefined, 'police.trackFull']);
  });
});
