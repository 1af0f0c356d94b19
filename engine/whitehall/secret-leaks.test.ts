/** No secret leaks: games that differ only in secrets look the same to the Investigators (WM-I01 to I05). */
import { describe, expect, test } from 'vitest';
import { compareUntilEnoughPairs } from '../../testing/engine/leak-pairs.js';
import {
  compareForInvestigators,
  serialiseInvestigatorViews,
} from '../../testing/engine/leak-pairs-whitehall.js';
import { playLegal, engine, eventsOf, huntState, passTurn } from '../../testing/engine/whitehall-fixture.js';
import { eventsVisibleTo, type GameEvent } from '../index.js';
import type { WhitehallState } from './state/state.js';

// `npm run leaks` compares fifty times as many.
const PAIRS = 2000;

test(`the Investigators cannot tell apart ${PAIRS} pairs of games that differ in what Jack knows`, () => {
  let asked = 0;
  const { pairs } = compareUntilEnoughPairs((seed) => {
    const compared = compareForInvestigators(seed);
    asked += compared.asked;
    return compared;
  }, PAIRS);
  expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  // Among them are such of which one waits for Jack's declaration and the other does not.
  expect(asked).toBeGreaterThan(0);
});

describe('the Investigators', () => {
  const view = (state: WhitehallState) => engine.viewFor(state, 'investigators');

  test('WM-I01: see no location but those that were reached, until the game is over', () => {
    expect(view(huntState({}))).toMatchObject({ reached: [147] });
    expect(view(huntState({}))).not.toHaveProperty('locations');
    const { board: _, ...rest } = view(huntState({}));
    expect(JSON.stringify(rest)).not.toMatch(/33|159/);
    const over = passTurn(huntState({ phase: 'HUNT3', rows: [[147, 114]], index: 15 }));
    expect(over.result).toBe('police.trackFull');
    expect(view(over)).toMatchObject({ locations: [33, 46, 147, 159] });
    expect(view(over)).not.toHaveProperty('rows');
    expect(engine.viewFor(huntState({}), 'jack')).toHaveProperty('locations');
  });

  test('WM-I02: see nothing that Jack wrote down', () => {
    expect(view(huntState({}))).not.toHaveProperty('rows');
    expect(engine.viewFor(huntState({}), 'jack')).toHaveProperty('rows', [[147]]);
    const events = eventsOf(huntState({}), { type: 'move', to: 114 }) as GameEvent[];
    expect(JSON.stringify(eventsVisibleTo(events, 'investigators'))).not.toContain('114');
  });

  test('WM-I03: see figures, clues, the track, the tiles left, and what was called', () => {
    const search = { colour: 'yellow', called: [108] } as const;
    const state = huntState({ phase: 'HUNT3', clues: [1], index: 4, search, falseClues: [2], falseStock: 1 });
    const { figures, tiles } = state;
    expect(view(state)).toMatchObject({ figures, clues: [1], index: 4, search, falseClues: [2], tiles });
  });

  test('WM-I04: see the kind of a tile at once, or not before the round ends', () => {
    const kindIn = (options: object): unknown =>
      view(playLegal(huntState({}, options), { type: 'alley', to: 132 }))['laid'];
    expect(kindIn({})).toEqual([{ kind: 'alley', spaces: [1] }]);
    expect(kindIn({ murdererAtLarge: true })).toEqual([{ kind: 'hidden', spaces: [1] }]);
    // A boat and an alley look alike.
    const scene = { phase: 'HUNT2', index: 1, rows: [[147, 132]] } as const;
    const laid = (kind: 'alley' | 'boat'): WhitehallState =>
      huntState(
        { ...scene, laid: [{ kind, spaces: [1] }], tiles: { alley: 2, boat: 2, coach: 2, [kind]: 1 } },
        { murdererAtLarge: true },
      );
    expect(serialiseInvestigatorViews(laid('alley'))).toBe(serialiseInvestigatorViews(laid('boat')));
  });

  test('WM-I05: cannot see that Jack stands on a location, is asked to declare it, or declined', () => {
    const acting = (to: number, declareDL: string, index = 2): WhitehallState =>
      huntState({ phase: 'HUNT3', rows: [[147, 44, to]], index }, {}, { declareDL });
    expect(serialiseInvestigatorViews(acting(46, 'must'))).toBe(
      serialiseInvestigatorViews(acting(43, 'must')),
    );
    const [asked, moving] = [passTurn(acting(46, 'may')), passTurn(acting(43, 'may'))];
    expect([asked.phase, moving.phase]).toEqual(['TURN_END', 'HUNT1']);
    expect(view(asked)).toMatchObject({ phase: 'HUNT1', actor: 'jack' });
    expect(serialiseInvestigatorViews(asked)).toBe(serialiseInvestigatorViews(moving));
    expect(serialiseInvestigatorViews(playLegal(asked, { type: 'noDeclare' }))).toBe(
      serialiseInvestigatorViews(moving),
    );
    const silent = eventsOf(asked, { type: 'noDeclare' }) as GameEvent[];
    expect(eventsVisibleTo(silent, 'investigators')).toEqual([]);
    // Nor on the last space of the track.
    expect(serialiseInvestigatorViews(passTurn(acting(46, 'may', 15)))).toBe(
      serialiseInvestigatorViews(passTurn(acting(43, 'may', 15))),
    );
  });
});
