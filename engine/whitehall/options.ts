/** The optional rules and the variants of Whitehall Mystery. Every open question of the rules is a variant, the ruling its default. */
import { choose, type Chosen } from '../choose.js';
import { COLOURS, type Colour } from './state.js';

export const OPTIONS = {
  murdererAtLarge: [false, true],
  newspaper: [false, true],
  rollUp: [false, true],
  smoker: [false, true],
  falseClues: [false, true],
} as const;

const REINFORCEMENTS = { green: [false, true], brown: [false, true] } as const;

/** The first value of each is the recommended ruling. */
export const VARIANTS = {
  alleyBoatSpaces: [1, 2],
  coachBlue: [false, true],
  coachMidDL: ['forbid', 'allow'],
  declareDL: ['must', 'may'],
  stuckRule: ['anySpecial', 'normalOnly'],
  reinforcementUses: ['once', 'always'],
  repeatClue: ['endsAction', 'notNameable'],
  mixedFaces: ['none', 'houses'],
} as const;

/** The tiles whose text the rules do not tell: `unknown`, `none` (never used), or the name of an ability that the host brings. */
export const SLOTS = ['yellow', 'blue', 'red', 'smoker'] as const;
export type Slot = (typeof SLOTS)[number];

export interface Options extends Chosen<typeof OPTIONS> {
  readonly reinforcements: Chosen<typeof REINFORCEMENTS>;
  /** The three colours in play, in order of priority. */
  readonly figures: readonly Colour[];
}

export interface Variants extends Chosen<typeof VARIANTS> {
  readonly abilities: Readonly<Record<Slot, string>>;
}

/** A value, or a sentence that says what is wrong. */
type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

const wrong = (message: string): { readonly ok: false; readonly message: string } => ({ ok: false, message });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readOptions(asked: unknown): Read<Options> {
  const { reinforcements, figures, ...plain } = isRecord(asked) ? asked : {};
  const chosen = choose('option', OPTIONS, asked === undefined || isRecord(asked) ? plain : asked, [
    'reinforcements',
    'figures',
  ]);
  if (!chosen.ok) return chosen;
  const called = choose('reinforcement', REINFORCEMENTS, reinforcements);
  if (!called.ok) return called;
  const { rollUp, smoker } = chosen.chosen;
  const { green, brown } = called.chosen;
  if (smoker && !rollUp) return wrong('The Smoker tile is played only with Roll Up Your Sleeves (rollUp).');
  if ((green || brown) && !rollUp)
    return wrong('Reinforcements are played only with Roll Up Your Sleeves (rollUp).');
  const usual: readonly Colour[] = ['yellow', brown ? 'brown' : 'blue', green ? 'green' : 'red'];
  const named = figures === undefined ? usual : figures;
  if (!Array.isArray(named) || named.length !== 3) return wrong('"figures" names the three colours in play.');
  const inPlay = COLOURS.filter((colour) => named.includes(colour));
  if (inPlay.length !== 3) return wrong(`"figures" names three of ${COLOURS.join(', ')}, each once.`);
  for (const colour of ['green', 'brown'] as const)
    if (inPlay.includes(colour) !== called.chosen[colour])
      return wrong(
        called.chosen[colour]
          ? `The ${colour} figure is a reinforcement in play, so "figures" must name it.`
          : `The ${colour} figure comes only as a reinforcement: set reinforcements.${colour}.`,
      );
  if (smoker && !inPlay.includes('yellow'))
    return wrong('The Smoker tile belongs to the yellow figure, which is not in play.');
  return { ok: true, value: { ...chosen.chosen, reinforcements: called.chosen, figures: inPlay } };
}

/** `known` are the names of the abilities that the host brings. */
export function readVariants(asked: unknown, options: Options, known: readonly string[]): Read<Variants> {
  const { abilities, ...plain } = isRecord(asked) ? asked : {};
  const chosen = choose('variant', VARIANTS, asked === undefined || isRecord(asked) ? plain : asked, [
    'abilities',
  ]);
  if (!chosen.ok) return chosen;
  const values = ['unknown', 'none', ...known];
  const slots = choose(
    'black tile',
    { yellow: values, blue: values, red: values, smoker: values },
    abilities,
  );
  if (!slots.ok) return slots;
  const unknown = SLOTS.find((slot) => isNeeded(slot, options) && slots.chosen[slot] === 'unknown');
  if (unknown !== undefined)
    return wrong(
      `The rules do not say what the ${unknown} tile can do. Open the engine with an ability and name it in ` +
        `variants.abilities.${unknown}, or choose "none" there.`,
    );
  return { ok: true, value: { ...chosen.chosen, abilities: slots.chosen } };
}

/** Whether a tile is in play at all (WM-O03, O04). */
export const isNeeded = (slot: Slot, { rollUp, smoker, figures }: Options): boolean =>
  rollUp && (slot === 'smoker' ? smoker : figures.includes(slot));
