/** What the engine lists beside a second reading that counts on paper: ways, light and whistles, on both boards. */
import { describe, expect, test } from 'vitest';
import { createReferenceMrJack } from '../../testing/engine/reference-mr-jack.js';
import { shippedHexBoard } from '../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom, shuffle } from '../../testing/seeded-random.js';
import { newGame } from '../../testing/engine/mr-jack-fixture.js';
import { CHARACTERS, DIRECTIONS, walkingSteps, type Character, type HexId } from '../../model/index.js';
import { openMrJack } from '../run/open-engine.js';
import { currentVisibility } from './actions/card-actions.js';
import type { MrJackState } from './state/state.js';

type Random = () => number;

describe.each(['mr-jack-2006', 'mr-jack-2016'])('%s', (id) => {
  const board = shippedHexBoard(id);
  const engine = openMrJack(board);
  const paper = createReferenceMrJack(board);
  const first = newGame({}, undefined, engine);
  const streets = [...walkingSteps(board).keys()];
  const ofKind = (kind: string): HexId[] =>
    board.hexes.filter((hex) => hex.kind === kind).map(({ at }): HexId => `h${at[0]},${at[1]}`);

  /** Everybody anywhere, half of the time crowded into one corner; lamps, covers and lantern as chance has it. */
  function anywhere(character: Character, random: Random): MrJackState {
    const near = random() < 0.5 ? streets : streets.slice(0, 16);
    const hexes = shuffle(near, random);
    const gaslights = shuffle(ofKind('gaslight'), random);
    return {
      ...first,
      phase: 'ACT',
      acting: { character, moved: false, used: false },
      pos: Object.fromEntries(CHARACTERS.map((each, i) => [each, hexes[i]])) as MrJackState['pos'],
      watsonFacing: pickRandom(DIRECTIONS, random),
      lit: first.lit.slice(Math.floor(random() * 6)).map(({ tile }, i) => ({ tile, hex: gaslights[i]! })),
      covered: shuffle(ofKind('manhole'), random).slice(0, 2).sort(),
      variants: { ...first.variants, litLampBlocksRay: random() < 0.5 },
    };
  }

  test.each(CHARACTERS)('%s moves and accuses as on paper', (character) => {
    const random = seededRandom(CHARACTERS.indexOf(character) + 1);
    for (let i = 0; i < 60; i++) {
      const state = anywhere(character, random);
      const listed = engine
        .legalActions(state)
        .filter(({ type }) => type === 'move' || type === 'accuse')
        .map(({ type, to, cost }) => [to, type, cost ?? null]);
      const held = Object.values<string>(state.pos);
      const ends = [...paper.ends(state, character)].map(([hex, cost]) =>
        held.includes(hex) ? [hex, 'accuse', null] : [hex, 'move', cost],
      );
      expect(listed.toSorted()).toEqual(ends.toSorted());
    }
  });

  test('who is seen is seen on paper', () => {
    const random = seededRandom(9);
    for (let i = 0; i < 400; i++) {
      const state = anywhere('holmes', random);
      const { visible } = currentVisibility({ board, state });
      expect(visible.toSorted()).toEqual(paper.visible(state, state.variants.litLampBlocksRay));
    }
  });

  test('every whistle is a whistle on paper, and the other way round', () => {
    const random = seededRandom(10);
    for (let i = 0; i < 25; i++) {
      const state = anywhere('goodley', random);
      const listed = engine
        .legalActions(state)
        .filter(({ type }) => type === 'whistle')
        .map(({ moves }) => moves as { character: string; to: string; cost: number }[])
        .map((moves) => [
          moves.map(({ character, to }) => `${character} ${to}`).join(),
          moves.reduce((sum, { cost }) => sum + cost, 0),
        ]);
      const counted = [...paper.whistles(state)];
      expect(listed.toSorted()).toEqual(counted.toSorted());
    }
  });
});
