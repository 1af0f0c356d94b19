/** What the eight cards do (MJ-R20 to R29). */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  corneredState,
  withAllInDark,
  DEALS,
  engine,
  moveTargets,
  eventsOf,
  faceDirectionAction,
  legalFieldsOfType,
  moveAction,
  stateAfterChoosing,
  refusalOf,
  visibleCharacters,
  legalTypes,
  whistleAction,
} from '../../testing/engine/mr-jack-fixture.js';
import { DIRECTIONS, type HexId } from '../../model/index.js';
import { eventsVisibleTo, type GameEvent } from '../index.js';
import type { MrJackState } from './state/state.js';

describe('Holmes', () => {
  const moved = (by: 'detective' | 'jack'): MrJackState =>
    playLegal(stateAfterChoosing('holmes', by), moveAction('h7,1'));

  test('MJ-R20: draws the top alibi after his move, and keeps it', () => {
    expect(legalTypes(stateAfterChoosing('holmes', 'jack'))).toEqual(['move']);
    expect(legalTypes(moved('detective'))).toEqual(['drawAlibi']);
    const alibiPile = DEALS.alibis.slice(2);
    expect(playLegal(moved('detective'), { type: 'drawAlibi' })).toMatchObject({
      alibisDet: ['holmes'],
      alibisJack: [],
      alibiPile,
      acting: null,
    });
    expect(playLegal(moved('jack'), { type: 'drawAlibi' })).toMatchObject({
      alibisJack: ['holmes'],
      alibisDet: [],
    });
  });

  test('MJ-R20: only the drawer sees the card, and no token is turned', () => {
    const events = eventsOf(moved('detective'), { type: 'drawAlibi' }) as GameEvent[];
    expect(eventsVisibleTo(events, 'jack')).toEqual([{ type: 'alibiDrawn', seat: 'detective' }]);
    expect(eventsVisibleTo(events, 'detective')).toContainEqual({ type: 'alibiSeen', character: 'holmes' });
    expect(playLegal(moved('detective'), { type: 'drawAlibi' }).suspect.holmes).toBe(true);
  });
});

describe('Watson', () => {
  test('MJ-R21: is turned any way after his move, or kept as he is', () => {
    const state = playLegal(stateAfterChoosing('watson', 'jack'), moveAction('h8,2'));
    expect(legalTypes(state)).toEqual(['face']);
    expect(legalFieldsOfType(state, 'face')).toEqual(DIRECTIONS.toSorted().map((dir) => ({ dir })));
    expect(refusalOf(state, faceDirectionAction('W'))).toBe('noSuchDirection MJ-R21');
    expect(playLegal(state, faceDirectionAction('NE'))).toMatchObject({
      watsonFacing: 'NE',
      acting: null,
      activation: 3,
    });
    expect(playLegal(state, faceDirectionAction('SW')).watsonFacing).toBe('SW');
  });

  test('MJ-R21, AMB-MJ-08: whoever calls or swaps him turns him at once', () => {
    const goodley = stateAfterChoosing('goodley', 'jack', withAllInDark({ pos: { goodley: 'h8,-1' } }));
    const whistled = playLegal(goodley, whistleAction({ character: 'watson', to: 'h8,2' }));
    // Before Goodley's own move, which is still to come.
    expect(legalTypes(whistled)).toEqual(['face']);
    expect(engine.actor(whistled)).toBe('jack');
    expect(legalTypes(playLegal(whistled, faceDirectionAction('N')))).toEqual(['move']);
    const gull = stateAfterChoosing('gull', 'detective', withAllInDark());
    const swapped = playLegal(gull, { type: 'swap', with: 'watson' });
    expect(legalTypes(swapped)).toEqual(['face']);
    expect(engine.actor(swapped)).toBe('detective');
    expect(playLegal(swapped, faceDirectionAction('N'))).toMatchObject({ watsonFacing: 'N', acting: null });
  });

  test('MJ-R21: he is turned only after a move', () => {
    expect(engine.refusalFor(stateAfterChoosing('smith', 'jack'), faceDirectionAction('N'))).toMatchObject({
      code: 'wrongPhase',
    });
    const others = playLegal(stateAfterChoosing('gull', 'detective', withAllInDark()), {
      type: 'swap',
      with: 'bert',
    });
    expect(others).toMatchObject({ mustFace: false, acting: null });
  });

  test('MJ-X07: his lantern shows whoever he is turned to', () => {
    const state = playLegal(
      stateAfterChoosing('watson', 'jack', withAllInDark({ pos: { gull: 'h8,-1' } })),
      moveAction('h8,2'),
    );
    expect(visibleCharacters(playLegal(state, faceDirectionAction('N')))).toEqual(['gull', 'bert']);
    expect(visibleCharacters(playLegal(state, faceDirectionAction('S')))).toEqual([]);
  });
});

describe('Smith', () => {
  const lamp = { type: 'lamp', tile: '1', to: 'h5,-2' };

  test('MJ-R22: moves any lit tile to a gaslight without one, before or after he moves', () => {
    const state = stateAfterChoosing('smith', 'detective');
    expect(legalFieldsOfType(state, 'lamp')).toHaveLength(6 * 2);
    expect(playLegal(state, lamp).lit).toContainEqual({ tile: '1', hex: 'h5,-2' });
    expect(legalTypes(playLegal(state, lamp))).toEqual(['accuse', 'move']);
    expect(legalTypes(playLegal(state, moveAction('h6,0')))).toEqual(['lamp']);
    expect(playLegal(state, moveAction('h6,0'), lamp).acting).toBeNull();
    expect(playLegal(state, lamp, moveAction('h6,0')).acting).toBeNull();
  });

  test('MJ-R22: no other tile, and nowhere else', () => {
    const state = stateAfterChoosing('smith', 'detective');
    expect(refusalOf(state, { ...lamp, tile: '5' })).toBe('noSuchTile MJ-R22');
    expect(refusalOf(state, { ...lamp, to: 'h0,2' })).toBe('noGaslight MJ-R22');
    expect(refusalOf(state, { ...lamp, to: 'h2,0' })).toBe('isLit MJ-R22');
  });

  test('AMB-MJ-10: a tile does not stay where it is', () => {
    expect(refusalOf(stateAfterChoosing('smith', 'detective'), { ...lamp, to: 'h1,5' })).toBe('isLit MJ-R22');
  });
});

describe('Lestrade', () => {
  test('MJ-R23: moves a cordon to an exit without one', () => {
    const state = stateAfterChoosing('lestrade', 'jack');
    expect(legalFieldsOfType(state, 'cordon')).toEqual([
      { from: 'NE', to: 'NW' },
      { from: 'NE', to: 'SE' },
      { from: 'SW', to: 'NW' },
      { from: 'SW', to: 'SE' },
    ]);
    expect(playLegal(state, { type: 'cordon', from: 'NE', to: 'SE' }).cordons).toEqual(['SE', 'SW']);
    expect(refusalOf(state, { type: 'cordon', from: 'NW', to: 'SE' })).toBe('noCordon MJ-R23');
    expect(refusalOf(state, { type: 'cordon', from: 'NE', to: 'SW' })).toBe('cordoned MJ-R23');
    expect(refusalOf(state, { type: 'cordon', from: 'NE', to: 'E' })).toBe('noSuchExit MJ-R23');
    expect(legalTypes(playLegal(state, moveAction('h4,1')))).toEqual(['cordon']);
  });
});

describe('Goodley', () => {
  /** Smith is four steps away round the house h5,1, Gull three. */
  const at = (by: 'detective' | 'jack' = 'jack', variants: object = {}): MrJackState =>
    stateAfterChoosing(
      'goodley',
      by,
      withAllInDark({ pos: { goodley: 'h6,2', smith: 'h4,1', gull: 'h8,2', holmes: 'h0,3' } }),
      variants,
    );
  const call = (character: 'smith' | 'gull' | 'bert' | 'lestrade', to: HexId) => ({ character, to });

  test('MJ-R25: three points for others, each to a free hex strictly nearer by street', () => {
    const state = at();
    for (const moves of [
      [call('smith', 'h5,0')],
      [call('smith', 'h6,1')],
      [call('smith', 'h6,0'), call('gull', 'h8,1')],
      [call('gull', 'h7,1'), call('smith', 'h5,0')],
      [call('bert', 'h8,-2'), call('gull', 'h8,1'), call('smith', 'h5,0')],
    ])
      expect(
        refusalOf(state, whistleAction(...moves.toSorted((a, b) => (a.character < b.character ? -1 : 1)))),
      ).toBeUndefined();
    expect(playLegal(state, whistleAction(call('smith', 'h6,1'))).pos.smith).toBe('h6,1');
    expect(refusalOf(state, whistleAction(call('smith', 'h6,1'), call('gull', 'h8,1')))).toBe(
      'tooFar MJ-R25',
    );
    expect(refusalOf(state, whistleAction(call('smith', 'h6,2')))).toBe('tooFar MJ-R25');
    expect(refusalOf(state, whistleAction(call('smith', 'h5,1')))).toBe('notWalkable MJ-R25');
    expect(refusalOf(state, whistleAction())).toBe('tooFew MJ-R25');
    expect(refusalOf(state, whistleAction({ character: 'goodley', to: 'h6,1' }))).toBe('himself MJ-R25');
    expect(refusalOf(state, whistleAction({ character: 'jack' as 'gull', to: 'h6,1' }))).toBe(
      'noSuchCharacter MJ-R25',
    );
    expect(refusalOf(state, whistleAction(call('gull', 'h8,1'), call('gull', 'h7,1')))).toBe('twice MJ-R25');
    expect(
      refusalOf(state, whistleAction(call('gull', 'h7,1'), call('smith', 'h6,0'), call('bert', 'h8,-2'))),
    ).toBe('tooFar MJ-R25');
  });

  test('MJ-X09: round a house counts, not the straight line, and no sewer shortens it', () => {
    // h4,2 is nearer as the crow flies, but one step further by street.
    expect(refusalOf(at(), whistleAction(call('smith', 'h4,2')))).toBe('notNearer MJ-R25');
    const sewers = stateAfterChoosing(
      'goodley',
      'jack',
      withAllInDark({ pos: { goodley: 'h6,1', smith: 'h2,3' } }),
    );
    expect(
      moveTargets({ ...sewers, acting: { character: 'smith', moved: false, used: true } }),
    ).toHaveProperty('h10,-2', 1);
    const far = whistleAction(call('smith', 'h6,2'));
    expect(refusalOf(sewers, far)).toBe('tooFar MJ-R25');
  });

  test('MJ-R25: the way may lead past anybody', () => {
    // Between Goodley on h8,2 and Gull on h8,-1 others stand on the street; Gull ends beyond them.
    const row = { goodley: 'h8,3', watson: 'h8,1', smith: 'h8,0', gull: 'h8,-1' } as const;
    const state = stateAfterChoosing('goodley', 'jack', withAllInDark({ pos: row }));
    expect(refusalOf(state, whistleAction(call('gull', 'h8,2')))).toBeUndefined();
    expect(refusalOf(state, whistleAction(call('gull', 'h8,1')))).toBe('taken MJ-R25');
  });

  test('MJ-R25: one may take the place of another who is called away, in whatever order', () => {
    const row = { goodley: 'h8,3', watson: 'h0,4', smith: 'h8,1', gull: 'h8,0' } as const;
    const state = stateAfterChoosing('goodley', 'jack', withAllInDark({ pos: row }));
    expect(refusalOf(state, whistleAction(call('gull', 'h8,1')))).toBe('taken MJ-R25');
    expect(refusalOf(state, whistleAction(call('gull', 'h8,1'), call('smith', 'h8,2')))).toBeUndefined();
    const after1 = engine.apply(state, whistleAction(call('smith', 'h8,2'), call('gull', 'h8,1')));
    expect(after1.ok && after1.action).toEqual(whistleAction(call('gull', 'h8,1'), call('smith', 'h8,2')));
    expect(refusalOf(state, whistleAction(call('gull', 'h8,2'), call('smith', 'h8,2')))).toBe('taken MJ-R25');
  });

  test('MJ-R25: what it costs is a hint', () => {
    const played = engine.apply(at(), {
      type: 'whistle',
      moves: [{ character: 'smith', to: 'h5,0', cost: 7 }],
    });
    expect(played.ok && played.action).toEqual(whistleAction(call('smith', 'h5,0')));
    const listed = engine.legalActions(at()).find(({ type }) => type === 'whistle')!;
    expect(Object.keys((listed['moves'] as object[])[0]!)).toEqual(['character', 'to', 'cost']);
    expect(
      engine.refusalFor(at(), { type: 'whistle', moves: [{ character: 'smith', to: 'h5,0', by: 1 }] }),
    ).toMatchObject({ code: 'malformed' });
    expect(engine.refusalFor(at(), { type: 'whistle', moves: [null] })).toMatchObject({ code: 'malformed' });
  });

  test('AMB-MJ-09: before his move he calls from his old hex, after it from the new one', () => {
    const state = stateAfterChoosing(
      'goodley',
      'jack',
      withAllInDark({ pos: { goodley: 'h6,2', gull: 'h8,0', bert: 'h4,-2', lestrade: 'h12,-1' } }),
    );
    expect(refusalOf(state, whistleAction(call('gull', 'h9,-1')))).toBe('notNearer MJ-R25');
    // By sewer to h10,-2, which lies the other way.
    const there = playLegal(state, moveAction('h10,-2'));
    expect(legalTypes(there)).toEqual(['whistle']);
    expect(refusalOf(there, whistleAction(call('gull', 'h9,-1')))).toBeUndefined();
    expect(legalTypes(playLegal(state, whistleAction(call('gull', 'h7,1'))))).toEqual(['move']);
  });

  test('MJ-R28: the whistle is skipped if he can call no one', () => {
    // The corner is full, and two more wait behind it: whoever could come nearer finds no free hex.
    const state = corneredState('goodley', 'jack', { pos: { gull: 'h4,-1', bert: 'h0,4' } });
    expect(legalTypes(state)).toEqual(['skipMove']);
    expect(playLegal(state, { type: 'skipMove' }).acting).toBeNull();
    expect(eventsOf(state, { type: 'skipMove' })).toContainEqual({
      type: 'dutySkipped',
      visibleTo: 'all',
      character: 'goodley',
    });
  });

  test('MJ-R28: so are lamps, cordons, covers and alibis that cannot be moved or drawn', () => {
    expect(legalTypes(stateAfterChoosing('smith', 'jack', { lit: [] }))).toEqual(['move']);
    expect(playLegal(stateAfterChoosing('smith', 'jack', { lit: [] }), moveAction('h6,0')).acting).toBeNull();
    expect(
      playLegal(stateAfterChoosing('lestrade', 'jack', { cordons: [] }), moveAction('h4,1')).acting,
    ).toBeNull();
    expect(
      playLegal(stateAfterChoosing('bert', 'jack', { covered: [] }), moveAction('h8,0')).acting,
    ).toBeNull();
    expect(
      playLegal(stateAfterChoosing('holmes', 'jack', { alibiPile: [] }), moveAction('h7,1')).acting,
    ).toBeNull();
  });
});

describe('Gull', () => {
  test('MJ-R26: either moves or swaps with anybody, wherever he is', () => {
    const state = stateAfterChoosing('gull', 'jack');
    expect(legalTypes(state)).toEqual(['move', 'swap']);
    expect(legalFieldsOfType(state, 'swap')).toHaveLength(7);
    expect(refusalOf(state, { type: 'swap', with: 'gull' })).toBe('himself MJ-R26');
    expect(refusalOf(state, { type: 'swap', with: 'jack' })).toBe('noSuchCharacter MJ-R26');
    expect(playLegal(state, { type: 'swap', with: 'bert' })).toMatchObject({
      pos: { gull: 'h8,-1', bert: 'h4,-2' },
      acting: null,
    });
    expect(playLegal(state, moveAction('h4,-1'))).toMatchObject({ pos: { gull: 'h4,-1' }, acting: null });
  });
});

describe('Bert', () => {
  test('MJ-R27: moves a cover to an open manhole', () => {
    const state = stateAfterChoosing('bert', 'jack');
    expect(legalFieldsOfType(state, 'manhole')).toHaveLength(2 * 7);
    expect(playLegal(state, { type: 'manhole', from: 'h1,6', to: 'h1,1' }).covered).toEqual([
      'h1,1',
      'h11,-5',
    ]);
    expect(refusalOf(state, { type: 'manhole', from: 'h1,1', to: 'h2,3' })).toBe('noCover MJ-R27');
    expect(refusalOf(state, { type: 'manhole', from: 'h1,6', to: 'h11,-5' })).toBe('covered MJ-R27');
    expect(refusalOf(state, { type: 'manhole', from: 'h1,6', to: 'h0,2' })).toBe('noManhole MJ-R27');
    expect(legalTypes(playLegal(state, moveAction('h8,0')))).toEqual(['manhole']);
  });

  test('MJ-X12: under a character the token stays, and its way into the sewers changes', () => {
    const state = stateAfterChoosing('bert', 'jack', { pos: { watson: 'h7,4' } });
    const shut = playLegal(state, { type: 'manhole', from: 'h1,6', to: 'h7,4' });
    expect(shut.pos.watson).toBe('h7,4');
    const watson = (covered: readonly HexId[]) =>
      moveTargets(stateAfterChoosing('watson', 'jack', { covered, pos: { watson: 'h7,4' } }));
    expect(watson(state.covered)).toHaveProperty('h2,3');
    expect(watson(shut.covered)).not.toHaveProperty('h2,3');
  });
});

test('MJ-R29: an ability is used before or after a move, once, and never in the middle', () => {
  const state = stateAfterChoosing('bert', 'jack');
  const cover = { type: 'manhole', from: 'h1,6', to: 'h1,1' };
  const used = playLegal(state, cover);
  expect(engine.refusalFor(used, cover)).toMatchObject({ code: 'wrongPhase' });
  // A move is one action from end to end, so there is no middle.
  const moved = playLegal(state, moveAction('h8,0'));
  expect(engine.refusalFor(moved, moveAction('h8,-1'))).toMatchObject({ code: 'wrongPhase' });
});
