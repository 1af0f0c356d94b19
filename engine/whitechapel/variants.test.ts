/** Every value of every variant shows its effect, by the id of the open question it answers. */
import { describe, expect, test } from 'vitest';
import { createReferenceMoves } from '../../testing/engine/reference-street-moves.js';
import {
  playLegal,
  board,
  engine,
  FAR_POLICE,
  newGame,
  huntState,
  legalFieldsOfType,
  refusalOf,
} from '../../testing/engine/whitechapel-fixture.js';
import { searchRelation, sectorRelation, type CrossingId } from '../../model/index.js';
import { playout } from '../run/playout.js';
import { VARIANTS } from './state/options.js';
import type { WhitechapelState } from './state/state.js';

/** What each value does. The compiler sees to it that none is left out. */
type Shown = {
  readonly [K in keyof typeof VARIANTS]: readonly [
    question: string,
    effects: { readonly [V in (typeof VARIANTS)[K]['values'][number] as `${V}`]: (variants: object) => void },
  ];
};

const SEARCHING = [...searchRelation(board)].find(([, circles]) => circles.join() === 'c99,c100,c120')![0];

/** The blue pawn is to act beside 99, 100 and 120. */
const acting = (scene: Partial<WhitechapelState>, variants: object): WhitechapelState =>
  huntState({ phase: 'HUNT3', police: { ...FAR_POLICE, blue: SEARCHING }, ...scene }, {}, variants);
const search = (circle: number) => ({ type: 'search', colour: 'blue', circle });
const pass = { type: 'passAction', colour: 'blue' };

/** A kill at III. */
const killed = (variants: object): WhitechapelState => {
  const patrols = FACES.map((face, i) => ({ crossing: `x${i + 1}` as const, face, revealed: false }));
  const scene = {
    phase: 'HELL5',
    time: 3,
    wretched: [65],
    index: null,
    rows: [[]],
    crimeScenes: [],
    patrols,
  } as const;
  return playLegal(huntState(scene, {}, variants), { type: 'kill', circle: 65 });
};
const FACES = ['blue', 'brown', 'green', 'red', 'yellow', 'fake', 'fake'] as const;

/** Pawns on every crossing round 43, from which no alley leads; the last of them passes. */
const shut = (variants: object): WhitechapelState => {
  const round = board.crossings
    .map(({ id }) => id)
    .filter((id) => searchRelation(board).get(id)!.includes('c43'));
  const police = { ...FAR_POLICE, ...Object.fromEntries(round.map((id, i) => [FACES[i]!, id])) };
  const state = huntState(
    { phase: 'HUNT3', acted: ['blue', 'brown', 'green', 'red'], rows: [[43]], police },
    {},
    { policeMayPass: true, ...variants },
  );
  return playLegal(state, { type: 'passAction', colour: 'yellow' });
};

/** 82 was left for 63; 65 is still to move. */
const following = (variants: object): WhitechapelState =>
  huntState(
    { phase: 'HELL6', wretched: [63, 65], toMove: [65], stoodAt: [65, 82], crimeScenes: [] },
    {},
    variants,
  );

/** The patrols are laid; one of them lies in a section of Saucy Jacky. */
const lettered = (variants: object): { state: WhitechapelState; token: CrossingId } => {
  const inSection = (section: string): CrossingId[] =>
    board.crossings
      .filter(({ id, border }) => border === undefined && sectorRelation(board).get(id) === section)
      .map(({ id }) => id);
  const [token] = inSection('Ba');
  const patrols = [token!, ...inSection('Aa').slice(0, 6)].map((crossing, i) => ({
    ...{ crossing, face: FACES[i]!, revealed: false },
  }));
  const scene = { phase: 'HELL3L', night: 2, rows: [[], []], head: 'blue', hideout: 90, patrols } as const;
  return { state: { ...newGame({ letters: true }, variants), ...scene }, token: token! };
};
const jacky = (variants: object): string | undefined => {
  const { state, token } = lettered(variants);
  return refusalOf(state, { type: 'letter', letter: 'saucyJacky', tokens: [token] });
};

/** A crossing beside 26, behind which 28 lies on the same street. */
const [behind] = board.crossings
  .map(({ id }) => id)
  .filter((id) => {
    const { searched, searchedPastCircles } = createReferenceMoves(board);
    return !searched(id).includes(28) && searchedPastCircles(id).includes(28);
  }) as [CrossingId];
const to28 = (variants: object): string | undefined =>
  refusalOf(acting({ police: { ...FAR_POLICE, blue: behind } }, variants), search(28));

/** The same players on the same deals: what they do and what comes of it. */
const whole = (variants: object): unknown => {
  const { actions, state } = playout(engine, newGame({}, variants), { seed: 6 });
  return { actions, rows: state.rows, result: state.result };
};

const SHOWN: Shown = {
  edition: [
    'AMB-LFW-20',
    {
      // The editions differ in colours and in who keeps what: nothing that is played.
      '2012-revised': (variants) => {
        expect(whole(variants)).toEqual(whole({}));
      },
      first: (variants) => {
        expect(whole(variants)).toEqual(whole({}));
      },
    },
  ],
  track: [
    'AMB-LFW-01',
    {
      'v-iv-iii-ii-i-1..15': (variants) => {
        expect(killed(variants).index).toBe(-2);
      },
      flat15: (variants) => {
        expect(killed(variants).index).toBe(0);
      },
    },
  ],
  clueIncludesCurrent: [
    'AMB-LFW-02',
    {
      true: (variants) => {
        expect(playLegal(acting({ rows: [[82, 99]] }, variants), search(99)).clues).toEqual([99]);
      },
      false: (variants) => {
        expect(playLegal(acting({ rows: [[82, 99]] }, variants), search(99)).clues).toEqual([]);
      },
    },
  ],
  stuckRule: [
    'AMB-LFW-03',
    {
      anySpecial: (variants) => {
        expect(shut(variants)).toMatchObject({ result: null, phase: 'HUNT1' });
      },
      normalOnly: (variants) => {
        expect(shut(variants).result).toBe('police.stuck');
      },
    },
  ],
  declareWindow: [
    'AMB-LFW-07',
    {
      onEntry: (variants) => {
        const there = huntState({ rows: [[82, 90]], lastMove: 'normal' }, {}, variants);
        expect(refusalOf(there, { type: 'declare' })).toBe('wrongPhase LFW-R24');
      },
      whileThere: (variants) => {
        const there = huntState({ rows: [[82, 90]], lastMove: 'normal' }, {}, variants);
        expect(playLegal(there, { type: 'declare' }).night).toBe(2);
      },
    },
  ],
  searchMayStop: [
    'AMB-LFW-08',
    {
      true: (variants) => {
        expect(playLegal(acting({}, variants), search(99), { type: 'stopSearch' }).acted).toEqual(['blue']);
      },
      false: (variants) => {
        expect(refusalOf(playLegal(acting({}, variants), search(99)), { type: 'stopSearch' })).toBe(
          'mustGoOn LFW-R43',
        );
      },
    },
  ],
  policeMayPass: [
    'AMB-LFW-08',
    {
      true: (variants) => {
        expect(refusalOf(acting({}, variants), pass)).toBeUndefined();
      },
      false: (variants) => {
        expect(refusalOf(acting({}, variants), pass)).toBe('mustAct LFW-R42');
        // Who has nothing else to do may.
        expect(refusalOf(acting({ falseClues: [99, 100, 120] }, variants), pass)).toBeUndefined();
      },
    },
  ],
  repeatClue: [
    'AMB-LFW-09',
    {
      endsAction: (variants) => {
        const again = playLegal(acting({ rows: [[99]], clues: [99], cluesTonight: 1 }, variants), search(99));
        expect(again).toMatchObject({ clues: [99], cluesTonight: 1, acted: ['blue'] });
      },
      notNameable: (variants) => {
        const clued = acting({ rows: [[99]], clues: [99], cluesTonight: 1 }, variants);
        expect(refusalOf(clued, search(99))).toBe('named LFW-R43');
        expect(refusalOf(clued, { ...search(99), type: 'arrest' })).toBeUndefined();
      },
    },
  ],
  wretchedOrder: [
    'AMB-LFW-10',
    {
      sequential: (variants) => {
        expect(refusalOf(following(variants), { type: 'moveWretched', from: 65, to: 82 })).toBeUndefined();
      },
      simultaneous: (variants) => {
        expect(refusalOf(following(variants), { type: 'moveWretched', from: 65, to: 82 })).toBe(
          'circleTaken LFW-R11',
        );
        expect(legalFieldsOfType(following(variants), 'moveWretched')).not.toContainEqual({
          from: 65,
          to: 82,
        });
      },
    },
  ],
  patrolFaces: [
    'AMB-LFW-16',
    {
      police: (variants) => {
        expect(engine.viewFor(lettered(variants).state, 'ben')).toHaveProperty('faces');
      },
      head: (variants) => {
        const { state } = lettered(variants);
        expect(engine.viewFor(state, 'ben')).not.toHaveProperty('faces');
        expect(engine.viewFor(state, 'ada')).toHaveProperty('faces');
      },
    },
  ],
  letterNoTarget: [
    'AMB-LFW-12',
    {
      unplayable: (variants) => {
        expect(jacky(variants)).toBe('noTarget LFW-O06');
      },
      partial: (variants) => {
        expect(jacky(variants)).toBeUndefined();
      },
    },
  ],
  searchThroughCircles: [
    'AMB-LFW-06',
    {
      false: (variants) => {
        expect(to28(variants)).toBe('notBeside LFW-R43');
      },
      true: (variants) => {
        expect(to28(variants)).toBeUndefined();
      },
    },
  ],
  // 46 and 79 share only the block with the bridge to the island of 45, 47 and 61.
  bridgedBlocks: [
    'AMB-LFW-19',
    {
      usable: (variants) => {
        expect(
          refusalOf(huntState({ rows: [[46]] }, {}, variants), { type: 'alley', to: 79 }),
        ).toBeUndefined();
      },
      barred: (variants) => {
        const state = huntState({ rows: [[46]] }, {}, variants);
        expect(refusalOf(state, { type: 'alley', to: 79 })).toBe('noCommonBlock LFW-R29');
        // 45 and 47 share a second block, which nothing interrupts.
        expect(legalFieldsOfType({ ...state, rows: [[45]] }, 'alley')).toEqual([{ to: 47, block: 'b39' }]);
      },
    },
  ],
};

describe.each(Object.entries(SHOWN))('%s', (key, [question, effects]) => {
  const values: readonly (string | boolean)[] = VARIANTS[key as keyof Shown].values;
  test.each(values)(`${question}: ${key}=%s`, (value) => {
    (effects as Readonly<Record<string, (variants: object) => void>>)[String(value)]!({ [key]: value });
  });
});
