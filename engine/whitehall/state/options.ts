/** The optional rules of Whitehall Mystery, and a variant for each open question of the rules. */
import { fail, type Result } from '../../game/contract.js';
import {
  flag,
  isRecord,
  parseOptions,
  type ChosenOptions,
  type OptionTable,
} from '../../game/option-table.js';

/** The figures in the order of their priority: the three of the box, then the reinforcements (WM-R12, O06). */
const COLOURS = ['yellow', 'blue', 'red', 'green', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

export const OPTIONS = {
  murdererAtLarge: flag('WM-O01', 'Jack’s tiles lie face down until the round is over.'),
  newspaper: flag(
    'WM-O02',
    'When a new round begins, Jack may take back one alley or boat that he has used.',
  ),
  rollUp: flag('WM-O03', 'Each figure has a black tile with an ability that is used once.'),
  smoker: flag(
    'WM-O04',
    'The yellow figure also has the Smoker tile. Needs `rollUp`, which brings it along unless `rollUpSmoker` is `separate`.',
  ),
  falseClues: flag(
    'WM-O05',
    'Every fifth clue of a round gives Jack a false clue, which he may lay before the figures act.',
  ),
} as const satisfies OptionTable;

/** The table of `options.reinforcements`: the figures that may be added. */
export const REINFORCEMENT_OPTIONS = {
  green: flag('WM-O07', 'The green figure, whose arrest may name all circles beside it. Needs `rollUp`.'),
  brown: flag('WM-O08', 'The brown figure, which may guess a Discovery Location. Needs `rollUp`.'),
} as const satisfies OptionTable;

/** The default of each is the recommended ruling. */
export const VARIANTS = {
  alleyBoatSpaces: {
    values: [1, 2],
    rule: 'AMB-WM-01',
    docs: 'How many spaces of the track an alley or a boat takes.',
  },
  coachBlue: flag('AMB-WM-02', 'Whether a coach may pass or end on a blue circle.'),
  coachMidDL: {
    values: ['forbid', 'allow'],
    rule: 'AMB-WM-03',
    docs: 'Whether a coach may pass over an unreached Discovery Location.',
  },
  declareDL: {
    values: ['must', 'may'],
    rule: 'AMB-WM-04',
    docs: 'Whether Jack must declare the Discovery Location on which he stands.',
  },
  stuckRule: {
    values: ['anySpecial', 'normalOnly'],
    rule: 'AMB-WM-06',
    docs: 'Whether a tile saves Jack when he cannot walk.',
  },
  reinforcementUses: {
    values: ['once', 'always'],
    rule: 'AMB-WM-10',
    docs: 'How often the green and brown figures use their abilities.',
  },
  repeatClue: {
    values: ['endsAction', 'notNameable'],
    rule: 'AMB-LFW-09',
    docs: 'Whether a circle with a clue may be searched again.',
  },
  mixedFaces: {
    values: ['none', 'houses'],
    rule: 'AMB-WM-07',
    docs: 'Whether land with one blue circle on its rim is a block of houses.',
  },
  rollUpSmoker: {
    values: ['included', 'separate'],
    rule: 'AMB-WM-20',
    docs: 'Whether `rollUp` brings the Smoker tile along, or only `smoker` does.',
    before: 'separate',
  },
} as const satisfies OptionTable;

/** The tiles whose abilities the rulebook does not describe; a host may supply them in `variants.abilities`. */
export const UNDESCRIBED_TILES = ['yellow', 'blue', 'red', 'smoker'] as const;
export type UndescribedTile = (typeof UNDESCRIBED_TILES)[number];

export interface Options extends ChosenOptions<typeof OPTIONS> {
  readonly reinforcements: ChosenOptions<typeof REINFORCEMENT_OPTIONS>;
  /** The three colours in play, in order of priority. */
  readonly figures: readonly Colour[];
}

export interface Variants extends ChosenOptions<typeof VARIANTS> {
  /** `unknown`, `none` (never used), or the name of an ability that the host supplies. */
  readonly abilities: Readonly<Record<UndescribedTile, string>>;
}

export function readOptions(requested: unknown): Result<{ readonly chosen: Options }> {
  const { reinforcements, figures, ...plain } = isRecord(requested) ? requested : {};
  const isPlain = requested === undefined || isRecord(requested);
  const parsed = parseOptions('option', OPTIONS, isPlain ? plain : requested, ['reinforcements', 'figures']);
  if (!parsed.ok) return parsed;
  const called = parseOptions('reinforcement', REINFORCEMENT_OPTIONS, reinforcements);
  if (!called.ok) return called;
  const { rollUp, smoker } = parsed.chosen;
  const { green, brown } = called.chosen;
  if (smoker && !rollUp) return fail('The Smoker tile is played only with Roll Up Your Sleeves (rollUp).');
  if ((green || brown) && !rollUp)
    return fail('Reinforcements are played only with Roll Up Your Sleeves (rollUp).');
  const usual: readonly Colour[] = ['yellow', brown ? 'brown' : 'blue', green ? 'green' : 'red'];
  const named = figures === undefined ? usual : figures;
  if (!Array.isArray(named) || named.length !== 3) return fail('"figures" names the three colours in play.');
  const inPlay = COLOURS.filter((colour) => named.includes(colour));
  if (inPlay.length !== 3) return fail(`"figures" names three of ${COLOURS.join(', ')}, each once.`);
  for (const colour of ['green', 'brown'] as const)
    if (inPlay.includes(colour) !== called.chosen[colour])
      return fail(
        called.chosen[colour]
          ? `The ${colour} figure is a reinforcement in play, so "figures" must name it.`
          : `The ${colour} figure comes only as a reinforcement: set reinforcements.${colour}.`,
      );
  if (smoker && !inPlay.includes('yellow'))
    return fail('The Smoker tile belongs to the yellow figure, which is not in play.');
  return { ok: true, chosen: { ...parsed.chosen, reinforcements: called.chosen, figures: inPlay } };
}

/** `abilityNames` are the abilities that the host supplies. */
export function readVariants(
  requested: unknown,
  options: Options,
  abilityNames: readonly string[],
): Result<{ readonly chosen: Variants }> {
  const { abilities, ...plain } = isRecord(requested) ? requested : {};
  const isPlain = requested === undefined || isRecord(requested);
  const parsed = parseOptions('variant', VARIANTS, isPlain ? plain : requested, ['abilities']);
  if (!parsed.ok) return parsed;
  const slot = { values: ['unknown', 'none', ...abilityNames], rule: 'AMB-WM-09', docs: '' };
  const slots = parseOptions('black tile', { yellow: slot, blue: slot, red: slot, smoker: slot }, abilities);
  if (!slots.ok) return slots;
  const unknown = UNDESCRIBED_TILES.find(
    (each) => isTileInPlay(each, options, parsed.chosen) && slots.chosen[each] === 'unknown',
  );
  if (unknown !== undefined)
    return fail(
      `The rules do not describe the ability of the ${unknown} tile. Open the engine with an ability and name it in ` +
        `variants.abilities.${unknown}, or choose "none" there.`,
    );
  return { ok: true, chosen: { ...parsed.chosen, abilities: slots.chosen } };
}

/** Whether a tile is in play at all (WM-O03, O04). The Smoker is yellow's second tile (AMB-WM-20). */
export const isTileInPlay = (
  slot: UndescribedTile,
  { rollUp, smoker, figures }: Options,
  { rollUpSmoker }: Pick<Variants, 'rollUpSmoker'>,
): boolean =>
  rollUp &&
  (slot === 'smoker'
    ? figures.includes('yellow') && (smoker || rollUpSmoker === 'included')
    : figures.includes(slot));
