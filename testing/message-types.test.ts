/** The types that are generated from the schemas of messages fit those that the engine works with. */
import { expectTypeOf, test } from 'vitest';
import type * as messages from '../engine/index.js';
import type { MrJackState } from '../engine/mr-jack/state/state.js';
import type { WhitechapelState } from '../engine/whitechapel/state/state.js';
import type { WhitehallState } from '../engine/whitehall/state/state.js';

test('each state of the engine is one of the schema', () => {
  expectTypeOf<keyof WhitechapelState>().toEqualTypeOf<keyof messages.WhitechapelState>();
  // Only Whitechapel counts the clues of a night apart.
  expectTypeOf<Exclude<keyof WhitehallState, 'cluesTonight'>>().toEqualTypeOf<
    keyof messages.WhitehallState
  >();
  expectTypeOf<keyof MrJackState>().toEqualTypeOf<keyof messages.MrJackState>();
  expectTypeOf<messages.WhitechapelState['phase']>().toEqualTypeOf<WhitechapelState['phase']>();
  expectTypeOf<messages.WhitehallState['phase']>().toEqualTypeOf<WhitehallState['phase']>();
  expectTypeOf<messages.MrJackState['phase']>().toEqualTypeOf<MrJackState['phase']>();
});
