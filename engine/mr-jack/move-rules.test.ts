/** Moving, accusing and leaving (MJ-R10 to R13, R30 to R34). */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  stateAtCall,
  forcedAnswer,
  corneredState,
  CORNER_HEXES,
  withAllInDark,
  moveTargets,
  engine,
  eventsOf,
  faceDirectionAction,
  legalFieldsOfType,
  moveAction,
  stateAfterChoosing,
  refusalOf,
  stateWith,
  legalTypes,
} from '../../testing/engine/mr-jack-fixture.js';
import type { Character, HexId } from '../../model/index.js';
import type { MrJackState } from './state/state.js';

describe('moving', () => {
  test('MJ-R10: one to three points, on streets, and never nothing', () => {
    // h12,-3 has two streets beside it to the north and the south, and h11,-3 to the west.
    const state = stateAfterChoosing('goodley', 'detective');
    expect(Object.keys(moveTargets(state))).toHaveLength(17);
    expect(moveTargets(state)).toMatchObject({
      'h12,-4': 1,
      'h12,-5': 2,
      'h11,-5': 3,
      'h10,-2': 2,
      'h11,0': 3,
    });
    expect(refusalOf(state, moveAction('h12,-3'))).toBe('sameHex MJ-R10');
    expect(refusalOf(state, moveAction('h8,-3'))).toBe('tooFar MJ-R10');
    expect(refusalOf(state, moveAction('h11,-2'))).toBe('notWalkable MJ-R10');
    expect(refusalOf(state, moveAction('h40,2'))).toBe('noSuchHex MJ-R10');
    expect(refusalOf(state, { type: 'skipMove' })).toBe('canMove MJ-R10');
    expect(playLegal(state, moveAction('h12,-5')).pos.goodley).toBe('h12,-5');
  });

  test('MJ-X05: a loop that ends where it began is no move', () => {
    const state = stateAfterChoosing('smith', 'detective', { pos: { smith: 'h6,3' } });
    expect(moveTargets(state)).not.toHaveProperty('h6,3');
    expect(refusalOf(state, moveAction('h6,3'))).toBe('sameHex MJ-R10');
  });

  test('MJ-R11: others do not block the way, but no move ends on them', () => {
    // The only way from h1,0 leads over h1,1.
    const state = stateAfterChoosing('smith', 'jack', {
      covered: ['h1,1', 'h1,6'],
      pos: { smith: 'h1,0', gull: 'h1,1' },
    });
    expect(moveTargets(state)).toEqual({ 'h0,2': 2, 'h2,1': 2, 'h0,3': 3, 'h3,0': 3 });
    expect(refusalOf(state, moveAction('h1,1'))).toBe('taken MJ-R11');
  });

  test('MJ-R12, X06: from an open manhole to any other for one point, mixed with walking', () => {
    // Watson is beside the open manhole h7,4.
    const state = stateAfterChoosing('watson', 'detective');
    expect(moveTargets(state)).toMatchObject({
      'h7,4': 1,
      'h1,1': 2,
      'h2,3': 2,
      'h11,0': 2,
      'h0,2': 3,
      'h1,0': 3,
    });
    expect(moveTargets(state)).not.toHaveProperty('h11,-5');
    expect(
      moveTargets(stateAfterChoosing('watson', 'detective', { covered: ['h7,4', 'h1,6'] })),
    ).not.toHaveProperty('h2,3');
    // Standing on one gives access too.
    expect(moveTargets(stateAfterChoosing('watson', 'detective', { pos: { watson: 'h7,4' } }))).toMatchObject(
      { 'h1,1': 1 },
    );
  });

  test('MJ-R12, X06: an occupied manhole can be entered and left, but is no place to rest', () => {
    const state = stateAfterChoosing('watson', 'jack', { pos: { gull: 'h7,4', bert: 'h11,0' } });
    expect(moveTargets(state)).toMatchObject({ 'h1,1': 2, 'h11,1': 3 });
    expect(refusalOf(state, moveAction('h7,4'))).toBe('taken MJ-R11');
    expect(refusalOf(state, moveAction('h11,0'))).toBe('taken MJ-R11');
  });

  test('AMB-MJ-18: a hop by sewer alone is a move; there and back is none', () => {
    const state = stateAfterChoosing('watson', 'detective', { pos: { watson: 'h7,4' } });
    expect(refusalOf(state, moveAction('h2,3'))).toBeUndefined();
    expect(refusalOf(state, moveAction('h7,4'))).toBe('sameHex MJ-R10');
  });

  test('MJ-R13, R24: Stealthy crosses anything within four points, but rests on a street', () => {
    // From h0,4 over the gardens and houses h1,3 and h2,2, the house h3,1 to h4,0.
    const state = stateAfterChoosing('stealthy', 'detective');
    expect(moveTargets(state)).toMatchObject({ 'h3,2': 3, 'h4,0': 4, 'h4,1': 4, 'h2,1': 3 });
    expect(refusalOf(state, moveAction('h1,3'))).toBe('notWalkable MJ-R10');
    expect(refusalOf(state, moveAction('h2,0'))).toBe('notWalkable MJ-R10');
    // Over a gaslight as well.
    expect(moveTargets(stateAfterChoosing('stealthy', 'jack', { pos: { stealthy: 'h0,6' } }))).toMatchObject({
      'h2,4': 2,
    });
    // No other character does.
    const smith = stateAfterChoosing('smith', 'detective', { pos: { smith: 'h0,4', stealthy: 'h12,-5' } });
    expect(moveTargets(smith)).not.toHaveProperty('h4,0');
  });

  test('AMB-MJ-05: Stealthy uses the sewers too, mixed with everything', () => {
    const state = stateAfterChoosing('stealthy', 'detective', { pos: { stealthy: 'h0,3' } });
    // Over the houses h1,3 to the manhole h2,3, by sewer to h6,1, and on.
    expect(moveTargets(state)).toMatchObject({ 'h2,3': 2, 'h6,1': 3, 'h7,1': 4 });
  });

  test('MJ-R24: crossing is a choice: she may walk like anybody', () => {
    expect(moveTargets(stateAfterChoosing('stealthy', 'detective'))).toMatchObject({
      'h0,3': 1,
      'h0,5': 1,
      'h1,4': 1,
    });
  });

  test('AMB-MJ-16: an exit hex under cordon can be stood on', () => {
    const state = stateAfterChoosing('goodley', 'detective');
    expect(state.cordons).toContain('NE');
    expect(refusalOf(state, moveAction('h11,-5'))).toBeUndefined();
  });
});

describe('AMB-MJ-01', () => {
  test('AMB-MJ-01: who cannot move skips it, and his duty remains', () => {
    const holmes = corneredState('holmes', 'jack');
    expect(legalTypes(holmes)).toEqual(['skipMove']);
    expect(legalTypes(playLegal(holmes, { type: 'skipMove' }))).toEqual(['drawAlibi']);
    const watson = corneredState('watson', 'jack');
    expect(legalTypes(watson)).toEqual(['skipMove']);
    expect(legalTypes(playLegal(watson, { type: 'skipMove' }))).toEqual(['face']);
    expect(playLegal(watson, { type: 'skipMove' }, faceDirectionAction('S'))).toMatchObject({
      watsonFacing: 'S',
      acting: null,
    });
  });

  test('AMB-MJ-01: "before or after" comes first, and the move is skipped only if it is still impossible', () => {
    const smith = corneredState('smith', 'jack');
    expect(legalTypes(smith)).toEqual(['lamp']);
    expect(refusalOf(smith, { type: 'skipMove' })).toBe('canMove MJ-R10');
    expect(legalTypes(playLegal(smith, { type: 'lamp', tile: 'a', to: 'h5,-2' }))).toEqual(['skipMove']);
    const bert = corneredState('bert', 'jack', { covered: ['h1,1', 'h11,-5'] });
    expect(legalTypes(bert)).toEqual(['manhole']);
    const uncover = { type: 'manhole', from: 'h1,1', to: 'h11,0' };
    // h1,1 is open now, and so the sewers are.
    expect(legalTypes(playLegal(bert, uncover))).toEqual(['move']);
    const elsewhere = { type: 'manhole', from: 'h11,-5', to: 'h11,0' };
    expect(legalTypes(playLegal(bert, elsewhere))).toEqual(['skipMove']);
    expect(playLegal(bert, elsewhere, { type: 'skipMove' }).acting).toBeNull();
  });

  test('AMB-MJ-01: a stuck Gull must swap', () => {
    expect(legalTypes(corneredState('gull', 'jack'))).toEqual(['swap']);
    expect(refusalOf(corneredState('gull', 'jack'), { type: 'skipMove' })).toBe('canMove MJ-R10');
  });

  test('AMB-MJ-01: no one is forced to accuse', () => {
    const holmes = corneredState('holmes', 'detective');
    expect(legalTypes(holmes)).toEqual(['accuse', 'skipMove']);
    expect(legalFieldsOfType(holmes, 'accuse')).toHaveLength(CORNER_HEXES.length);
    expect(legalTypes(corneredState('lestrade', 'detective'))).toEqual(['accuse', 'cordon']);
    const done = playLegal(corneredState('lestrade', 'detective'), { type: 'cordon', from: 'NE', to: 'NW' });
    expect(legalTypes(done)).toEqual(['accuse', 'skipMove']);
  });

  test('AMB-MJ-01: nor to leave', () => {
    const state = corneredState('holmes', 'jack', { jack: 'holmes', witness: 'invisible' });
    expect(legalTypes(state)).toEqual(['escape', 'skipMove']);
  });
});

describe('accusing', () => {
  /** Smith beside Gull, in the Detective's hands. */
  const beside = (jack: Character, by: 'detective' | 'jack' = 'detective'): MrJackState =>
    stateAfterChoosing(
      'smith',
      by,
      withAllInDark({ jack, pos: { smith: 'h8,2', watson: 'h12,-1', gull: 'h8,3' } }),
    );
  const accuse = { type: 'accuse', to: 'h8,3', target: 'gull' };

  test('MJ-R33: right or wrong, the game is over at once', () => {
    expect(playLegal(beside('gull'), accuse)).toMatchObject({ result: 'mj.accuseRight', phase: 'OVER' });
    expect(playLegal(beside('bert'), accuse)).toMatchObject({ result: 'mj.accuseWrong', phase: 'OVER' });
    expect(eventsOf(beside('gull'), accuse)[0]).toMatchObject({
      type: 'accused',
      target: 'gull',
      isRight: true,
    });
    const over = playLegal(beside('gull'), accuse);
    expect(engine.legalActions(over)).toEqual([]);
    expect(engine.refusalFor(over, accuse)).toMatchObject({ code: 'gameOver' });
  });

  test('MJ-R33: only whoever stands within reach, and only by the name he has', () => {
    const state = beside('gull');
    expect(legalFieldsOfType(state, 'accuse')).toEqual([{ to: 'h8,3', target: 'gull' }]);
    expect(refusalOf(state, { ...accuse, target: 'bert' })).toBe('notThere MJ-R33');
    expect(refusalOf(state, { ...accuse, to: 'h8,1' })).toBe('notThere MJ-R33');
    expect(refusalOf(state, { ...accuse, to: 'h0,2', target: 'holmes' })).toBe('tooFar MJ-R10');
  });

  test('MJ-R33: never Jack', () => {
    expect(legalFieldsOfType(beside('gull', 'jack'), 'accuse')).toEqual([]);
    expect(refusalOf(beside('gull', 'jack'), accuse)).toBe('notDetective MJ-R33');
  });

  test('MJ-R33: the accused is whoever stands there, also if the mover is Jack himself', () => {
    expect(playLegal(beside('smith'), accuse).result).toBe('mj.accuseWrong');
  });

  test('AMB-MJ-12: a duty before the accusation may have been done, one after it never is', () => {
    const lamp = { type: 'lamp', tile: 'a', to: 'h5,-2' };
    const lit = [{ tile: 'a', hex: 'h5,2' }] as const;
    const before = { ...beside('gull'), lit };
    expect(playLegal(before, lamp, accuse).result).toBe('mj.accuseRight');
    expect(playLegal(before, accuse).lit).toEqual(lit);
    // Watson is not turned either.
    const watson = stateAfterChoosing(
      'watson',
      'detective',
      withAllInDark({ jack: 'gull', pos: { gull: 'h8,2' } }),
    );
    expect(playLegal(watson, { type: 'accuse', to: 'h8,2', target: 'gull' })).toMatchObject({
      result: 'mj.accuseRight',
      mustFace: false,
    });
  });

  test('MJ-R34, AMB-MJ-07: neither whistle nor swap accuses', () => {
    const goodley = stateAfterChoosing(
      'goodley',
      'detective',
      withAllInDark({ jack: 'gull', pos: { goodley: 'h8,2', gull: 'h8,0', watson: 'h0,4' } }),
    );
    const state = playLegal(goodley, { type: 'whistle', moves: [{ character: 'gull', to: 'h8,1' }] });
    expect(state.result).toBeNull();
    expect(refusalOf(goodley, { type: 'whistle', moves: [{ character: 'gull', to: 'h8,2' }] })).toBe(
      'taken MJ-R25',
    );
    const gull = stateAfterChoosing('gull', 'detective', withAllInDark({ jack: 'bert' }));
    expect(playLegal(gull, { type: 'swap', with: 'bert' }).result).toBeNull();
  });

  test('MJ-X11: after the whistle brought Jack near, the next move may accuse him', () => {
    const goodley = stateAfterChoosing(
      'goodley',
      'detective',
      withAllInDark({ jack: 'gull', pos: { goodley: 'h8,2', gull: 'h8,0', watson: 'h0,4' } }),
    );
    const near = playLegal(goodley, { type: 'whistle', moves: [{ character: 'gull', to: 'h8,1' }] });
    expect(playLegal(near, { type: 'accuse', to: 'h8,1', target: 'gull' }).result).toBe('mj.accuseRight');
  });
});

describe('leaving', () => {
  /** Bert is Jack and stands so far from the exit NW, which is open. */
  const fleeing = (
    at: HexId,
    rest: Partial<Omit<MrJackState, 'pos'>> = {},
    by: 'jack' | 'detective' = 'jack',
  ): MrJackState =>
    stateAfterChoosing('bert', by, { round: 2, witness: 'invisible', ...rest, pos: { bert: at } });
  const escape = { type: 'escape', exit: 'NW' };

  test('MJ-R30: Jack leaves with his own card, after he was invisible, by an open exit', () => {
    expect(playLegal(fleeing('h1,0'), escape)).toMatchObject({ result: 'mj.escape', phase: 'OVER' });
    expect(eventsOf(fleeing('h1,0'), escape)[0]).toMatchObject({
      type: 'escaped',
      character: 'bert',
      exit: 'NW',
    });
    expect(refusalOf(fleeing('h1,0', { jack: 'gull' }), escape)).toBe('notHisToken MJ-R30');
    expect(refusalOf(fleeing('h1,0', {}, 'detective'), escape)).toBe('notJack MJ-R30');
    expect(refusalOf(fleeing('h1,0'), { ...escape, exit: 'W' })).toBe('noSuchExit MJ-R30');
    // SE lies next to the open manhole h11,0, as NW lies next to h1,1.
    expect(legalFieldsOfType(fleeing('h1,0'), 'escape')).toEqual([{ exit: 'NW' }]);
    expect(legalFieldsOfType(fleeing('h1,1'), 'escape')).toEqual([{ exit: 'NW' }, { exit: 'SE' }]);
  });

  test('MJ-R30: a Detective who tries is answered before anybody looks who Jack is', () => {
    const tried = (jack: Character): unknown =>
      engine.refusalFor(fleeing('h1,0', { jack }, 'detective'), escape, 'detective');
    expect(tried('bert')).toEqual(tried('gull'));
  });

  test('MJ-R31: no one passes a cordon', () => {
    expect(refusalOf(fleeing('h1,0', { cordons: ['NW', 'SW'] }), escape)).toBe('cordoned MJ-R31');
  });

  test('MJ-R32: not in the first round', () => {
    const state = stateAfterChoosing('bert', 'jack', { pos: { bert: 'h1,0' } });
    expect([state.round, state.witness]).toEqual([1, 'visible']);
    expect(refusalOf(state, escape)).toBe('seen MJ-R30');
  });

  test('MJ-X04, AMB-MJ-14: what the Witness card shows counts, not whether he is seen now', () => {
    const lit = [{ tile: '3', hex: 'h2,0' }] as const;
    expect(refusalOf(fleeing('h1,1', { lit }), escape)).toBeUndefined();
    expect(refusalOf(fleeing('h1,1', { lit: [], witness: 'visible' }), escape)).toBe('seen MJ-R30');
    // And the card is set by the call before.
    const call = stateAtCall({ jack: 'gull' });
    expect(playLegal(call, forcedAnswer(call)).witness).toBe('invisible');
  });

  test('AMB-MJ-13: he need not use his ability first', () => {
    expect(refusalOf(fleeing('h1,0'), escape)).toBeUndefined();
    const used = playLegal(fleeing('h1,0'), { type: 'manhole', from: 'h1,6', to: 'h7,4' });
    expect(refusalOf(used, escape)).toBeUndefined();
    // After his move it is too late.
    expect(engine.refusalFor(playLegal(fleeing('h1,0'), moveAction('h1,1')), escape)).toMatchObject({
      code: 'wrongPhase',
    });
  });

  test('AMB-MJ-17: Stealthy leaves from the exit hex too, though she may come over houses', () => {
    const stealthy = (at: HexId): MrJackState =>
      stateAfterChoosing('stealthy', 'jack', {
        jack: 'stealthy',
        round: 2,
        witness: 'invisible',
        covered: ['h1,1', 'h1,6'],
        pos: { stealthy: at },
      });
    // Over the house h3,-1 and the gaslight h2,0 to h1,0, and out.
    expect(refusalOf(stealthy('h4,-2'), escape)).toBeUndefined();
    // h3,-1 and h2,0 lie at the rim as well, but there is no way out.
    expect(refusalOf(stealthy('h5,-3'), escape)).toBe('tooFar MJ-R30');
    // On foot it would be five points.
    expect(refusalOf(stealthy('h4,-1'), escape)).toBeUndefined();
    expect(refusalOf({ ...stealthy('h12,-5'), jack: 'stealthy' }, escape)).toBe('tooFar MJ-R30');
  });
});

test('moves are listed by hex in order of code units, with what they cost', () => {
  const actions = engine.legalActions(
    stateAfterChoosing('goodley', 'detective', {
      acting: { character: 'goodley', moved: false, used: true },
    }),
  );
  const hexes = actions.filter(({ type }) => type === 'move').map(({ to }) => to as string);
  expect(hexes).toEqual(hexes.toSorted());
  expect(actions.find(({ to }) => to === 'h12,-5')).toEqual({ type: 'move', to: 'h12,-5', cost: 2 });
});

test('hints mean nothing', () => {
  const state = stateAfterChoosing('goodley', 'detective');
  const played = engine.apply(state, { type: 'move', to: 'h12,-5', cost: 99, path: [] });
  expect(played.ok && played.action).toEqual({ type: 'move', to: 'h12,-5' });
  expect(stateWith().pos.goodley).toBe('h12,-3');
});
