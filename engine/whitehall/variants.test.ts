/** Every value of every variant shows its effect, by the id of the open question it answers. */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  crossingTouching,
  engine,
  FAR_FIGURES,
  huntState,
  legalFieldsOfType,
  NO_ABILITIES,
  passTurn,
  refusalOf,
} from '../../testing/engine/whitehall-fixture.js';
import { VARIANTS } from './state/options.js';
import type { WhitehallState } from './state/state.js';

/** What each value does. The compiler sees to it that none is left out. */
type Shown = {
  readonly [K in keyof typeof VARIANTS]: readonly [
    question: string,
    effects: { readonly [V in (typeof VARIANTS)[K]['values'][number] as `${V}`]: (variants: object) => void },
  ];
};

const alley = { type: 'alley', to: 121 };
const boat = { type: 'boat', to: 157 };
const at = (circle: number, variants: object, scene: Partial<WhitehallState> = {}): WhitehallState =>
  huntState({ rows: [[circle]], ...scene }, {}, variants);

/** Jack stands on 46, a location, and all have acted. */
const onGoal = (variants: object): WhitehallState =>
  passTurn(huntState({ phase: 'HUNT3', rows: [[147, 46]], index: 1 }, {}, variants));

/** Figures on every way from 40; Jack has an alley left. */
const shut = (variants: object): WhitehallState => {
  const figures = { yellow: 'x40', blue: 'x43', red: 'x1' } as const;
  return passTurn(huntState({ phase: 'HUNT3', rows: [[147, 40]], index: 1, figures }, {}, variants));
};

/** Green and brown use what they can; it fails. */
const spent = (variants: object): readonly string[] => {
  const both = { rollUp: true, reinforcements: { green: true, brown: true } };
  const state = huntState({ phase: 'HUNT3', acted: ['yellow'] }, both, { ...NO_ABILITIES, ...variants });
  const round = crossingTouching(108, 128);
  const around: WhitehallState = { ...state, figures: { ...state.figures, green: round } };
  const arrest = { type: 'arrestArea', colour: 'green' };
  return playLegal(around, arrest, { type: 'ability', id: 'wm.brown', circle: 1 }).spent;
};

/** Yellow may ask for 108, where a clue lies. */
const clued = (variants: object): WhitehallState =>
  huntState(
    {
      phase: 'HUNT3',
      rows: [[147, 108]],
      index: 1,
      clues: [108],
      figures: { ...FAR_FIGURES, yellow: crossingTouching(108, 128) },
    },
    {},
    variants,
  );
const search = { type: 'search', colour: 'yellow', circle: 108 };

/** Over 34, which is still to be reached. */
const over = { type: 'coach', via: 34, to: 33 };
const beside34 = (variants: object): WhitehallState =>
  at(37, variants, { locations: [34, 46, 121, 157], reached: [46] });

const SHOWN: Shown = {
  alleyBoatSpaces: [
    'AMB-WM-01',
    {
      1: (variants) => {
        expect(playLegal(at(85, variants), alley)).toMatchObject({ index: 1, rows: [[85, 121]] });
        expect(playLegal(at(138, variants), boat)).toMatchObject({ index: 1, rows: [[138, 157]] });
        expect(refusalOf(at(85, variants, { index: 14 }), alley)).toBeUndefined();
      },
      2: (variants) => {
        expect(playLegal(at(85, variants), alley)).toMatchObject({ index: 2, rows: [[85, 121, 121]] });
        expect(playLegal(at(138, variants), boat)).toMatchObject({ index: 2, rows: [[138, 157, 157]] });
        expect(refusalOf(at(85, variants, { index: 14 }), alley)).toBe('noSpace WM-R06');
      },
    },
  ],
  coachBlue: [
    'AMB-WM-02',
    {
      false: (variants) => {
        expect(refusalOf(at(114, variants), { type: 'coach', via: 96, to: 97 })).toBe('blueCircle WM-R08');
      },
      true: (variants) => {
        expect(refusalOf(at(114, variants), { type: 'coach', via: 96, to: 97 })).toBeUndefined();
      },
    },
  ],
  coachMidDL: [
    'AMB-WM-03',
    {
      forbid: (variants) => {
        expect(refusalOf(beside34(variants), over)).toBe('intoLocation WM-R07');
      },
      allow: (variants) => {
        // It is passed, and neither reached nor declared.
        expect(playLegal(beside34(variants), over)).toMatchObject({ rows: [[37, 34, 33]], reached: [46] });
        expect(refusalOf(beside34(variants), { ...over, via: 33, to: 34 })).toBe('intoLocation WM-R07');
      },
    },
  ],
  declareDL: [
    'AMB-WM-04',
    {
      must: (variants) => {
        expect(onGoal(variants)).toMatchObject({ round: 2, reached: [147, 46] });
      },
      may: (variants) => {
        expect(onGoal(variants)).toMatchObject({ round: 1, phase: 'TURN_END' });
        expect(playLegal(onGoal(variants), { type: 'declareDL' })).toMatchObject({
          round: 2,
          reached: [147, 46],
        });
        expect(playLegal(onGoal(variants), { type: 'noDeclare' })).toMatchObject({
          round: 1,
          reached: [147],
        });
      },
    },
  ],
  stuckRule: [
    'AMB-WM-06',
    {
      anySpecial: (variants) => {
        expect(shut(variants)).toMatchObject({ result: null, phase: 'HUNT1' });
      },
      normalOnly: (variants) => {
        expect(shut(variants).result).toBe('police.stuck');
      },
    },
  ],
  reinforcementUses: [
    'AMB-WM-10',
    {
      once: (variants) => {
        expect(spent(variants)).toEqual(['wm.brown', 'wm.green']);
      },
      always: (variants) => {
        expect(spent(variants)).toEqual([]);
      },
    },
  ],
  repeatClue: [
    'AMB-LFW-09',
    {
      endsAction: (variants) => {
        expect(playLegal(clued(variants), search)).toMatchObject({ clues: [108], acted: ['yellow'] });
      },
      notNameable: (variants) => {
        expect(refusalOf(clued(variants), search)).toBe('named WM-R14');
        expect(refusalOf(clued(variants), { ...search, type: 'arrest' })).toBeUndefined();
      },
    },
  ],
  mixedFaces: [
    'AMB-WM-07',
    {
      none: (variants) => {
        expect(refusalOf(at(139, variants), { type: 'alley', to: 177 })).toBe('noCommonBlock WM-R09');
      },
      houses: (variants) => {
        expect(refusalOf(at(139, variants), { type: 'alley', to: 177 })).toBeUndefined();
      },
    },
  ],
  rollUpSmoker: [
    'AMB-WM-20',
    {
      included: (variants) => {
        expect(rolledUp({}, variants)).toContain('the ability of the smoker tile');
      },
      separate: (variants) => {
        expect(rolledUp({}, variants)).toBeUndefined();
        expect(rolledUp({ smoker: true }, variants)).toContain('the ability of the smoker tile');
      },
    },
  ],
};

/** Why no game begins in which the abilities of all tiles but the Smoker's are known. */
function rolledUp(options: object, variants: object): string | undefined {
  const abilities = { yellow: 'none', blue: 'none', red: 'none' };
  const created = engine.createGame({
    options: { rollUp: true, ...options },
    variants: { ...variants, abilities },
  });
  return created.ok ? undefined : created.message;
}

describe.each(Object.entries(SHOWN))('%s', (key, [question, effects]) => {
  const values: readonly (string | boolean | number)[] = VARIANTS[key as keyof Shown].values;
  test.each(values)(`${question}: ${key}=%s`, (value) => {
    (effects as Readonly<Record<string, (variants: object) => void>>)[String(value)]!({ [key]: value });
  });
});

describe('abilities', () => {
  const rollUp = { rollUp: true };
  const three = (yellow: string) => ({ abilities: { yellow, blue: 'none', red: 'none', smoker: 'none' } });
  const acting = (yellow: string) => huntState({ phase: 'HUNT3' }, rollUp, three(yellow));

  test('AMB-WM-09: abilities.yellow=unknown refuses to start', () => {
    expect(engine.createGame({ options: rollUp, variants: three('unknown') })).toMatchObject({ ok: false });
  });
  test('AMB-WM-09: abilities.yellow=none is never used', () => {
    expect(legalFieldsOfType(acting('none'), 'ability')).toEqual([]);
  });
  test('AMB-WM-09: abilities.yellow names what the host brings', () => {
    expect(legalFieldsOfType(acting('nap'), 'ability')).toEqual([{ id: 'wm.yellow' }]);
    expect(playLegal(acting('nap'), { type: 'ability', id: 'wm.yellow' }).acted).toEqual(['yellow']);
  });
});
