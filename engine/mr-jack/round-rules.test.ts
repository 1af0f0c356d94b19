/** Setup, the frame of the rounds, the call for witnesses, and how the game ends (MJ-S, MJ-R01, R02, R40 to R45). */
import { describe, expect, test } from 'vitest';
import {
  ALL_IN_DARK,
  forcedAnswer,
  playLegal,
  stateAtCall,
  withAllInDark,
  DEALS,
  engine,
  eventsOf,
  newGame,
  legalFieldsOfType,
  refusalOf,
  stateWith,
  visibleCharacters,
} from '../../testing/engine/mr-jack-fixture.js';
import { shippedHexBoard } from '../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom } from '../../testing/seeded-random.js';
import { CHARACTERS, type HexBoard } from '../../model/index.js';
import { openMrJack } from '../run/open-engine.js';
import type { MrJackState } from './state/state.js';

/** Plays whole rounds, always the first action that is no accusation, and tells what happened on the way. */
function through(state: MrJackState, isDone: (now: MrJackState) => boolean): MrJackState[] {
  const states = [state];
  while (!isDone(states.at(-1)!)) {
    const now = states.at(-1)!;
    const action = engine.legalActions(now).find(({ type }) => type !== 'accuse' && type !== 'escape')!;
    states.push(playLegal(now, action));
  }
  return states;
}

const toTheEnd = through(newGame(), ({ result }) => result !== null);

/** Who played each card, round by round. */
const players = (states: readonly MrJackState[]): string[] => {
  const rounds: string[] = [];
  for (const state of states)
    if (state.phase === 'CHOOSE')
      rounds[state.round - 1] = (rounds[state.round - 1] ?? '') + engine.actor(state)![0]!.toUpperCase();
  return rounds;
};

describe('setup', () => {
  test('MJ-S01: two seats, Jack and the Detective', () => {
    expect(engine.seats(newGame())).toEqual(['jack', 'detective']);
    expect(engine.deal(1, ['ada'])).toMatchObject({ ok: false });
  });

  test('MJ-S02: all stand as on the board, all suspects', () => {
    const { setup } = shippedHexBoard('mr-jack-2016');
    const state = newGame();
    for (const { character, hex } of setup!.characters) expect(state.pos[character]).toBe(hex);
    expect(Object.values(state.suspect)).toEqual(Array(8).fill(true));
    expect(state.lit).toEqual(setup!.lamps);
    expect(state).toMatchObject({ covered: ['h1,6', 'h11,-5'], cordons: ['NE', 'SW'], watsonFacing: 'NE' });
  });

  test('MJ-S02: on the board of 2006 Watson and Stealthy stand the other way round', () => {
    const other = openMrJack(shippedHexBoard('mr-jack-2006'));
    expect(newGame({}, DEALS, other).pos).toMatchObject({ watson: 'h0,4', stealthy: 'h8,3' });
  });

  test('MJ-S03: the character cards are shuffled, differently for different seeds', () => {
    const [one, again, two] = [engine.deal(1), engine.deal(1), engine.deal(2)];
    expect(one).toEqual(again);
    expect(one).not.toEqual(two);
    for (const deck of one.ok ? (one.deals['decks'] as string[][]) : [])
      expect(deck.toSorted()).toEqual(CHARACTERS.toSorted());
  });

  test('MJ-S04: the first alibi card is Jack; seven are left to draw', () => {
    const { jack, alibiPile } = newGame();
    expect(jack).toBe('bert');
    expect(alibiPile).toEqual(DEALS.alibis.slice(1));
  });

  test('MJ-S05, S06: the Witness card shows visible, and the first round begins', () => {
    expect(newGame()).toMatchObject({ witness: 'visible', round: 1, activation: 1, phase: 'CHOOSE' });
  });

  test.each([
    ['no deals', { deals: undefined }, 'needs deals'],
    ['a list of deals', { deals: [] }, 'needs deals'],
    ['a character twice', { deals: { ...DEALS, alibis: Array(8).fill('gull') } }, '"alibis"'],
    ['three shuffles', { deals: { ...DEALS, decks: DEALS.decks.slice(1) } }, '4 shuffles'],
    ['a shuffle too short', { deals: { ...DEALS, decks: [[], [], [], []] } }, 'Each of "decks"'],
    ['another deal', { deals: { ...DEALS, dice: 1 } }, 'no deal "dice"'],
    ['an option', { deals: DEALS, options: { letters: true } }, 'no optional rules'],
    ['options that are none', { deals: DEALS, options: [] }, 'no optional rules'],
    ['an unknown variant', { deals: DEALS, variants: { exits: 1 } }, 'no variant "exits"'],
  ])('%s cannot be played with', (_, request, message) => {
    const created = engine.createGame(request);
    expect(created.ok || created.message).toContain(message);
  });

  const { setup, ...bare } = shippedHexBoard('mr-jack-2016');
  test.each([
    ['no setup', undefined, 'no starting position'],
    ['an unknown facing of Watson', { watsonFaces: undefined }, 'where Watson faces'],
    ['a character on a roof', { characters: [{ character: 'gull', hex: 'h1,2' }] }, 'on no hex'],
    [
      'two on one hex',
      { characters: setup!.characters.map((each) => ({ ...each, hex: 'h0,2' })) },
      'two characters',
    ],
    ['a lamp in the street', { lamps: [{ tile: '1', hex: 'h0,2' }] }, 'gaslight of its own'],
    ['a cover in the street', { covers: ['h0,2'] }, 'manhole of its own'],
    ['a cordon at no exit', { cordons: ['N'] }, 'exit of its own'],
  ])('a board with %s cannot be played on', (_, change, message) => {
    const board = (change === undefined ? bare : { ...bare, setup: { ...setup, ...change } }) as HexBoard;
    const created = openMrJack(board).createGame({ deals: DEALS });
    expect(created.ok || created.message).toContain(message);
  });
});

describe('rounds', () => {
  test('MJ-R01: four cards of a shuffle in an odd round, the other four in the even one', () => {
    const first = (round: number): readonly string[] =>
      toTheEnd.find((state) => state.round === round)!.faceUp;
    for (const [i, deck] of DEALS.decks.entries()) {
      expect(first(2 * i + 1)).toEqual(deck.slice(0, 4).toSorted());
      expect(first(2 * i + 2)).toEqual(deck.slice(4).toSorted());
    }
    const chosen = toTheEnd.filter(({ phase }, i) => phase === 'ACT' && toTheEnd[i - 1]!.phase === 'CHOOSE');
    for (const character of CHARACTERS)
      expect(chosen.filter(({ acting }) => acting!.character === character)).toHaveLength(4);
  });

  test('MJ-R02: any face-up card may be played by either, and no other', () => {
    expect(legalFieldsOfType(newGame(), 'choose')).toEqual(
      ['holmes', 'lestrade', 'smith', 'watson'].map((character) => ({ character })),
    );
    expect(refusalOf(newGame(), { type: 'choose', character: 'gull' })).toBe('notFaceUp MJ-R02');
    expect(refusalOf(newGame(), { type: 'choose', character: 'ripper' })).toBe('noSuchCharacter MJ-R02');
    const jacks = stateWith({
      activation: 2,
      faceUp: ['bert'],
      suspect: { ...newGame().suspect, bert: false },
    });
    expect(engine.actor(jacks)).toBe('jack');
    expect(refusalOf(jacks, { type: 'choose', character: 'bert' })).toBeUndefined();
  });

  test('MJ-X02: the players alternate as DJJD and JDDJ', () => {
    expect(players(toTheEnd)).toEqual(Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? 'DJJD' : 'JDDJ')));
  });

  test('MJ-B06: a board has its own round track; without one the printed track holds', () => {
    const { tracks: _, ...untracked } = shippedHexBoard('mr-jack-2016');
    const deal = (board: HexBoard): MrJackState => {
      const on = openMrJack(board);
      const dealt = on.deal(1);
      const created = on.createGame({ deals: dealt.ok ? dealt.deals : undefined });
      if (!created.ok) throw new Error(created.message);
      let { state } = created;
      for (const random = seededRandom(1); state.result === null;) {
        const steady = on.legalActions(state).filter(({ type }) => type !== 'accuse' && type !== 'escape');
        const played = on.apply(state, pickRandom(steady, random));
        if (!played.ok) throw new Error(played.refusal.message);
        ({ state } = played);
      }
      return state;
    };
    expect(deal(untracked)).toMatchObject({ round: 8, result: 'mj.timeout' });
    const rounds: NonNullable<HexBoard['tracks']>['rounds'] = [
      { order: 'JDDJ', lamp: '3' },
      { order: 'DJJD' },
      { order: 'JJDD' },
    ];
    const short = deal({ ...untracked, tracks: { rounds } });
    expect(short).toMatchObject({ round: 3, result: 'mj.timeout' });
    expect(short.deals.decks).toHaveLength(2);
    expect(short.lit.map(({ tile }) => tile)).toEqual(['1', '2', '4', 'a', 'b']);
  });

  test('MJ-R44: cards are shuffled again only after an even round', () => {
    const starts = toTheEnd.filter(
      (state, i) => state.phase === 'CHOOSE' && state.round !== toTheEnd[i - 1]?.round,
    );
    expect(starts.map(({ played }) => played.length)).toEqual([0, 4, 0, 4, 0, 4, 0, 4]);
    expect(starts.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('the call for witnesses', () => {
  test('MJ-X01: at the start four are seen and four are not: here Holmes, Smith, Lestrade and Bert', () => {
    expect(visibleCharacters(newGame())).toEqual(['holmes', 'smith', 'lestrade', 'bert']);
  });

  test('MJ-R40: Jack tells the truth, and the card keeps it for the next round', () => {
    for (const [jack, is, isNot] of [
      ['bert', 'visible', 'invisible'],
      ['gull', 'invisible', 'visible'],
    ] as const) {
      const state = stateAtCall({ jack });
      expect(engine.actor(state)).toBe('jack');
      expect(legalFieldsOfType(state, 'witness')).toEqual([{ answer: is }]);
      expect(refusalOf(state, { type: 'witness', answer: isNot })).toBe('untrue MJ-R40');
      expect(playLegal(state, { type: 'witness', answer: is })).toMatchObject({ witness: is, round: 2 });
    }
  });

  test('MJ-R41: whoever is not as Jack is becomes innocent, and stays where he is', () => {
    const innocent = (jack: MrJackState['jack']): string[] => {
      const state = stateAtCall({ jack });
      const now = playLegal(state, forcedAnswer(state));
      expect(now.pos).toEqual(state.pos);
      return CHARACTERS.filter((each) => !now.suspect[each]);
    };
    expect(innocent('bert')).toEqual(['watson', 'stealthy', 'goodley', 'gull']);
    expect(innocent('gull')).toEqual(['holmes', 'smith', 'lestrade', 'bert']);
    // The innocent still make their neighbours visible.
    const beside = withAllInDark({ pos: { gull: 'h8,2' } });
    const suspect = { ...newGame().suspect, gull: false };
    expect(visibleCharacters(stateWith({ ...beside, suspect }))).toContain('watson');
  });

  test('MJ-R42: innocence is for good', () => {
    const suspect = { ...newGame().suspect, holmes: false };
    const state = stateAtCall({ jack: 'bert', suspect });
    expect(visibleCharacters(state)).toContain('holmes');
    expect(playLegal(state, forcedAnswer(state)).suspect.holmes).toBe(false);
    expect(eventsOf(state, forcedAnswer(state))[0]).toMatchObject({
      type: 'witnessed',
      innocent: ['watson', 'stealthy', 'goodley', 'gull'],
    });
  });

  test('MJ-R43, X03: after rounds 1 to 4 the lamp of that number goes out: 5 4 3 2 2 2 2 2 are left', () => {
    const left = toTheEnd
      .filter((state, i) => toTheEnd[i - 1]?.phase === 'WITNESS' && state.phase !== 'WITNESS')
      .map(({ lit }) => lit.length);
    expect(left).toEqual([5, 4, 3, 2, 2, 2, 2, 2]);
    const state = stateAtCall();
    expect(eventsOf(state, forcedAnswer(state))).toContainEqual({
      type: 'lampWentOut',
      visibleTo: 'all',
      tile: '1',
      hex: 'h1,5',
    });
  });

  test('MJ-R45, X10: after round 8 Jack wins, also if everybody knows him', () => {
    expect(toTheEnd.at(-1)!.result).toBe('mj.timeout');
    const suspect = Object.fromEntries(
      CHARACTERS.map((each) => [each, each === 'bert']),
    ) as MrJackState['suspect'];
    const state = stateAtCall({ round: 8, suspect });
    expect(playLegal(state, forcedAnswer(state))).toMatchObject({ result: 'mj.timeout', phase: 'OVER' });
    expect(engine.outcome(playLegal(state, forcedAnswer(state)))).toBe('mj.timeout');
  });

  test('AMB-MJ-15: the last call is made too', () => {
    const state = stateAtCall({ round: 8 });
    expect(eventsOf(state, forcedAnswer(state)).map((event) => (event as { type: string }).type)).toEqual([
      'witnessed',
      'gameOver',
    ]);
  });
});

describe('light', () => {
  test('no character is visible alone in the dark', () => {
    expect(visibleCharacters(stateWith(ALL_IN_DARK))).toEqual([]);
  });

  test('MJ-X08: two beside each other in the dark are both seen', () => {
    expect(visibleCharacters(stateWith(withAllInDark({ pos: { gull: 'h0,3' } })))).toEqual([
      'holmes',
      'gull',
    ]);
  });

  test('AMB-MJ-19: two on open manholes are not beside each other', () => {
    expect(
      visibleCharacters(
        stateWith(withAllInDark({ pos: { gull: 'h5,-3', bert: 'h11,0', lestrade: 'h8,-3' } })),
      ),
    ).toEqual([]);
  });

  test('MJ-X07: the lantern reaches all that stand ahead, behind one another, but not Watson', () => {
    const ahead = withAllInDark({ pos: { gull: 'h8,2', bert: 'h8,0' } });
    expect(
      visibleCharacters(
        stateWith({ ...withAllInDark({ pos: { gull: 'h8,1', bert: 'h8,-1' } }), watsonFacing: 'N' }),
      ),
    ).toEqual(['gull', 'bert']);
    expect(visibleCharacters(stateWith({ ...ahead, watsonFacing: 'N' }))).toEqual(['watson', 'gull', 'bert']);
  });

  test('MJ-X07: an obstacle hides those behind it', () => {
    // From h4,4 to the north: h4,3, h4,2, h4,1, h4,0, h4,-1, h4,-2; to the north-east the building h5,3.
    const north = withAllInDark({ watsonFacing: 'N', pos: { watson: 'h4,4', gull: 'h12,-1' } });
    expect(visibleCharacters(stateWith(north))).toEqual(['lestrade']);
    const east = withAllInDark({ watsonFacing: 'NE', pos: { watson: 'h4,4', gull: 'h6,2' } });
    expect(visibleCharacters(stateWith(east))).toEqual([]);
  });

  test('AMB-MJ-04: a character in the ray does not stop it', () => {
    const row = withAllInDark({ watsonFacing: 'N', pos: { watson: 'h4,4', gull: 'h4,2' } });
    expect(visibleCharacters(stateWith(row))).toEqual(['lestrade', 'gull']);
  });
});
