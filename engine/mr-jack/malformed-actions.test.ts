/** Damaged, strange and forbidden actions are refused in words, whatever they are, and change nothing. */
import { expect, test } from 'vitest';
import { refusalCodesInSource } from '../../testing/engine/codes-in-source.js';
import {
  withAllInDark,
  engine,
  newGame,
  stateAfterChoosing,
  whistleAction,
} from '../../testing/engine/mr-jack-fixture.js';
import { checkRefusal, playWithInvalidActions } from '../../testing/engine/invalid-actions.js';
import { deepFreeze, type EventTally } from '../../testing/engine/check-whole-games.js';
import type { Action } from '../index.js';
import { VARIANTS } from './state/options.js';
import type { MrJackState } from './state/state.js';

const tally: EventTally = new Map();

function created(i: number): MrJackState {
  const dealt = engine.deal(i);
  const variants = {
    whistle: VARIANTS.whistle.values[i % 3],
    offerHopelessAccusations: i % 2 === 0,
    exitCost: i % 2,
  };
  return newGame(variants, dealt.ok ? dealt.deals : {});
}

test('thousands of odd actions are refused with a code, a rule and a sentence', () => {
  playWithInvalidActions(
    engine,
    Array.from({ length: 40 }, (_, i) => created(i)),
    tally,
  );
  expect([...tally.values()].reduce((sum, each) => sum + each)).toBeGreaterThan(10_000);
});

const fleeing = stateAfterChoosing('bert', 'jack', { round: 2, witness: 'invisible', pos: { bert: 'h1,0' } });
const goodley = stateAfterChoosing('goodley', 'jack', withAllInDark({ pos: { goodley: 'h8,-1' } }));

/** What chance hardly finds. */
test.each<[string, MrJackState, Action]>([
  ['notHisToken', { ...fleeing, jack: 'gull' }, { type: 'escape', exit: 'NW' }],
  ['notJack', stateAfterChoosing('bert', 'detective', { round: 2 }), { type: 'escape', exit: 'NW' }],
  ['seen', { ...fleeing, witness: 'visible' }, { type: 'escape', exit: 'NW' }],
  ['noSuchExit', fleeing, { type: 'escape', exit: 'N' }],
  ['cordoned', fleeing, { type: 'escape', exit: 'SW' }],
  [
    'innocent',
    stateAfterChoosing(
      'smith',
      'detective',
      { suspect: { ...newGame().suspect, bert: false }, pos: { smith: 'h8,0' } },
      { offerHopelessAccusations: false },
    ),
    { type: 'accuse', to: 'h8,-1', target: 'bert' },
  ],
  ['twice', goodley, whistleAction({ character: 'watson', to: 'h8,1' }, { character: 'watson', to: 'h8,2' })],
  ['himself', goodley, whistleAction({ character: 'goodley', to: 'h8,0' })],
  ['canMove', stateAfterChoosing('smith', 'jack'), { type: 'skipMove' }],
])('so is what breaks the rule of %s', (code, state, action) => {
  expect(checkRefusal(engine, deepFreeze(state), action, undefined, tally)?.code).toBe(code);
});

test.each(refusalCodesInSource('mr-jack'))('%s occurs', (code) => {
  expect(tally.get(`refusal ${code}`) ?? 0).toBeGreaterThan(0);
});
