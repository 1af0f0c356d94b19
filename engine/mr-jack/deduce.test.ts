/** Who may be Jack: just those with whom everything would have looked the same. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  stateAtCall,
  DEALS,
  engine,
  eventsOf,
  newGame,
  stateAfterChoosing,
} from '../../testing/engine/mr-jack-fixture.js';
import { CHARACTERS, type Character } from '../../model/index.js';
import { eventsVisibleTo, playout, type Action, type GameEvent } from '../index.js';
import type { MrJackState } from './state/state.js';

const suspects = (events: readonly object[], seat = 'detective'): readonly Character[] | undefined =>
  engine.deduce(newGame(), eventsVisibleTo(events as GameEvent[], seat)).suspects;

/** All that happens in a game with this Jack when the same is done; undefined if it cannot be. */
function heard(
  jack: Character,
  alibis: readonly Character[],
  actions: readonly Action[],
): string | undefined {
  let state: MrJackState = newGame({}, { ...DEALS, alibis: [jack, ...alibis] });
  const all: GameEvent[] = [];
  for (const action of actions) {
    const played = engine.apply(state, action);
    if (!played.ok) return undefined;
    state = played.state;
    all.push(...played.events);
  }
  return JSON.stringify(eventsVisibleTo(all, 'detective'));
}

describe('suspects', () => {
  test('everybody at first, then those who fit the answers', () => {
    expect(suspects([])).toEqual(CHARACTERS);
    const call = stateAtCall({ jack: 'gull' });
    const events = eventsOf(call, { type: 'witness', answer: 'invisible' });
    expect(suspects(events)).toEqual(['watson', 'stealthy', 'goodley', 'gull']);
    const now = playLegal(call, { type: 'witness', answer: 'invisible' });
    expect(suspects(events)).toEqual(CHARACTERS.filter((each) => now.suspect[each]));
  });

  test('without those whose alibi the seat holds itself', () => {
    const drawing = playLegal(stateAfterChoosing('holmes', 'detective'), { type: 'move', to: 'h7,1' });
    const events = eventsOf(drawing, { type: 'drawAlibi' });
    expect(suspects(events)).not.toContain('holmes');
    expect(suspects(events, 'jack')).toContain('holmes');
  });

  test('an accusation and an escape settle it', () => {
    const accusing = (jack: Character): readonly object[] =>
      eventsOf(stateAfterChoosing('smith', 'detective', { jack, pos: { smith: 'h8,0' } }), {
        type: 'accuse',
        to: 'h8,-1',
        target: 'bert',
      });
    expect(suspects(accusing('bert'))).toEqual(['bert']);
    expect(suspects(accusing('gull'))).not.toContain('bert');
    const fleeing = stateAfterChoosing('bert', 'jack', {
      round: 2,
      witness: 'invisible',
      pos: { bert: 'h1,0' },
    });
    expect(suspects(eventsOf(fleeing, { type: 'escape', exit: 'NW' }))).toEqual(['bert']);
  });

  test('in whole games they are just those with whom all could have been heard so', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { actions, events } = playout(engine, newGame(), { seed, limit: 60 });
      const found = suspects(events.flat());
      expect(found).toContain('bert');
      const sound = JSON.stringify(eventsVisibleTo(events.flat(), 'detective'));
      // With another Jack the cards that the Detective drew must come up all the same, so Bert takes the other's place.
      const possible = CHARACTERS.filter((jack) => {
        const alibis = DEALS.alibis.slice(1).map((each) => (each === jack ? 'bert' : each));
        return heard(jack, alibis, actions) === sound;
      });
      expect(found).toEqual(possible);
    }
  });
});
