/** Every value of every variant shows its effect, by the id of the open question it answers; so do the rulings that are none. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  board,
  withAllInDark,
  DEALS,
  engine,
  legalFieldsOfType,
  stateAfterChoosing,
  refusalOf,
  stateWith,
  visibleCharacters,
  whistleAction,
} from '../../testing/engine/mr-jack-fixture.js';
import { openMrJack } from '../run/open-engine.js';
import { idOfHex, type HexBoard, type HexId } from '../../model/index.js';
import { VARIANTS } from './state/options.js';
import type { MrJackState } from './state/state.js';

/** What each value does. The compiler sees to it that none is left out. */
type Shown = {
  readonly [K in keyof typeof VARIANTS]: readonly [
    question: string,
    effects: { readonly [V in (typeof VARIANTS)[K]['values'][number] as `${V}`]: (variants: object) => void },
  ];
};

/** Bert is Jack; three steps from the exit NW, or two, with the sewers there shut. */
const fleeing = (at: HexId, variants: object): MrJackState =>
  stateAfterChoosing(
    'bert',
    'jack',
    { round: 2, witness: 'invisible', covered: ['h1,1', 'h1,6'], pos: { bert: at } },
    variants,
  );
const escape = { type: 'escape', exit: 'NW' };

/** Watson on h6,4 looks north-east over the gaslight h7,3 at Gull on h10,0. */
const overLamp = (isLit: boolean, variants: object): readonly string[] =>
  visibleCharacters(
    stateWith(
      withAllInDark({
        watsonFacing: 'NE',
        lit: isLit ? [{ tile: 'a', hex: 'h7,3' }] : [],
        pos: { watson: 'h6,4', gull: 'h10,0' },
      }),
      variants,
    ),
  );

/** Gull and others can come nearer to Goodley, by three points and more. */
const calling = (variants: object): MrJackState =>
  stateAfterChoosing(
    'goodley',
    'jack',
    withAllInDark({ pos: { goodley: 'h8,3', gull: 'h8,0', smith: 'h12,-5', watson: 'h8,2' } }),
    variants,
  );
const one = whistleAction({ character: 'gull', to: 'h8,1' });

/** Only Stealthy finds a free hex nearer to Goodley: so two points can be used at most. */
const poor = (variants: object): MrJackState =>
  stateAfterChoosing(
    'goodley',
    'jack',
    {
      pos: {
        goodley: 'h0,3',
        holmes: 'h2,3',
        watson: 'h1,4',
        smith: 'h1,1',
        lestrade: 'h0,4',
        stealthy: 'h0,6',
        gull: 'h2,1',
        bert: 'h0,2',
      },
    },
    variants,
  );

/** How many points each legal whistle uses. */
const points = (state: MrJackState): number[] =>
  [
    ...new Set(
      engine
        .legalActions(state)
        .filter(({ type }) => type === 'whistle')
        .map(({ moves }) => (moves as { cost: number }[]).reduce((sum, { cost }) => sum + cost, 0)),
    ),
  ].sort();

const accusing = (variants: object): MrJackState =>
  stateAfterChoosing(
    'smith',
    'detective',
    withAllInDark({
      suspect: { ...stateWith().suspect, gull: false },
      pos: { smith: 'h8,2', watson: 'h8,1', gull: 'h8,3' },
    }),
    variants,
  );
const innocent = { type: 'accuse', to: 'h8,3', target: 'gull' };

const SHOWN: Shown = {
  exitCost: [
    'AMB-MJ-02',
    {
      1: (variants) => {
        expect(refusalOf(fleeing('h0,2', variants), escape)).toBeUndefined();
        expect(refusalOf(fleeing('h0,3', variants), escape)).toBe('tooFar MJ-R30');
      },
      0: (variants) => {
        expect(refusalOf(fleeing('h0,3', variants), escape)).toBeUndefined();
        expect(refusalOf(fleeing('h0,4', variants), escape)).toBe('tooFar MJ-R30');
      },
    },
  ],
  litLampBlocksRay: [
    'AMB-MJ-03',
    {
      true: (variants) => {
        expect(overLamp(true, variants)).not.toContain('gull');
        expect(overLamp(false, variants)).not.toContain('gull');
      },
      false: (variants) => {
        // A lamp that is out stops the light as ever.
        expect(overLamp(false, variants)).not.toContain('gull');
        expect(overLamp(true, variants)).toContain('gull');
      },
    },
  ],
  whistle: [
    'AMB-MJ-06',
    {
      atLeastOne: (variants) => {
        expect(refusalOf(calling(variants), one)).toBeUndefined();
        expect(refusalOf(calling(variants), whistleAction())).toBe('tooFew MJ-R25');
        expect(points(calling(variants))).toEqual([1, 2, 3]);
        expect(points(poor(variants))).toEqual([1, 2]);
      },
      asMuchAsPossible: (variants) => {
        expect(refusalOf(calling(variants), one)).toBe('tooFew MJ-R25');
        expect(points(calling(variants))).toEqual([3]);
        expect(points(poor(variants))).toEqual([2]);
      },
      exactly3IfPossible: (variants) => {
        expect(refusalOf(calling(variants), one)).toBe('tooFew MJ-R25');
        expect(points(calling(variants))).toEqual([3]);
        expect(points(poor(variants))).toEqual([1, 2]);
      },
    },
  ],
  accuseByWhistle: [
    'AMB-MJ-07',
    {
      false: (variants) => {
        const state = stateAfterChoosing('goodley', 'detective', { jack: 'gull' }, variants);
        expect(legalFieldsOfType(state, 'whistle').length).toBeGreaterThan(0);
        for (const { moves } of engine.legalActions(state).filter(({ type }) => type === 'whistle'))
          expect(playLegal(state, { type: 'whistle', moves }).result).toBeNull();
      },
    },
  ],
  offerHopelessAccusations: [
    'AMB-MJ-11',
    {
      true: (variants) => {
        expect(playLegal(accusing(variants), innocent).result).toBe('mj.accuseWrong');
      },
      false: (variants) => {
        expect(refusalOf(accusing(variants), innocent)).toBe('innocent MJ-R33');
        // Whoever is under suspicion can be accused, right or wrong.
        expect(legalFieldsOfType(accusing(variants), 'accuse')).toEqual([{ to: 'h8,1', target: 'watson' }]);
      },
    },
  ],
};

describe.each(Object.entries(SHOWN))('%s', (key, [question, effects]) => {
  const values: readonly (string | boolean | number)[] = VARIANTS[key as keyof Shown].values;
  test.each(values)(`${question}: ${key}=%s`, (value) => {
    (effects as Readonly<Record<string, (variants: object) => void>>)[String(value)]!({ [key]: value });
  });
});

test('AMB-MJ-07: accuseByWhistle=true is not offered', () => {
  expect(engine.createGame({ deals: DEALS, variants: { accuseByWhistle: true } })).toMatchObject({
    ok: false,
  });
});

test('AMB-MJ-20: whoever no street joins to Goodley cannot be called', () => {
  // The street h1,0 is walled in: h1,1, its only neighbour, becomes a house.
  const walled: HexBoard = {
    ...board,
    hexes: board.hexes.map((hex) => (idOfHex(hex) === 'h1,1' ? { ...hex, kind: 'building' } : hex)),
  };
  const island = openMrJack(walled);
  const created = island.createGame({ deals: DEALS });
  if (!created.ok) throw new Error(created.message);
  const state: MrJackState = {
    ...created.state,
    phase: 'ACT',
    acting: { character: 'goodley', moved: false, used: false },
    pos: { ...created.state.pos, gull: 'h1,0' },
  };
  const called = island.legalActions(state).flatMap(({ moves }) => (moves ?? []) as { character: string }[]);
  expect(called.length).toBeGreaterThan(0);
  expect(called.map(({ character }) => character)).not.toContain('gull');
  expect(island.refusalFor(state, whistleAction({ character: 'gull', to: 'h12,-4' }))?.code).toBe(
    'notNearer',
  );
  // Nor can anybody be called by a Goodley who is walled in: his duty is skipped.
  const alone: MrJackState = { ...state, pos: { ...created.state.pos, goodley: 'h1,0' } };
  expect(island.legalActions(alone)).toEqual([{ type: 'skipMove' }]);
});
