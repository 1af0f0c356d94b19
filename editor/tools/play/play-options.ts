/** The options and variants of a game as a form shows them, and the settings they make. */
import { OPTION_TABLES } from '../../../engine/index.js';
import type { Game } from '../../../model/index.js';
import type { PlaySettings } from './play-session.js';

/** One option or variant: its values, the default first. */
export interface PlayOption {
  /** Where its value belongs, such as `options.falseClues`. */
  readonly path: string;
  readonly name: string;
  readonly meaning: string;
  readonly values: readonly (string | boolean | number)[];
}

/** The values that differ from the default, by path. */
export type ChosenValues = Readonly<Record<string, string | boolean | number>>;

/** What can be chosen for a game; options with a single value are left out. */
export const playOptions = (game: Game, part: 'options' | 'variants'): readonly PlayOption[] =>
  Object.entries(OPTION_TABLES[game])
    .filter(([path]) => path.startsWith(part))
    .flatMap(([path, table]) =>
      Object.entries(table)
        .filter(([, { values }]) => values.length > 1)
        .map(([name, { values, docs }]) => ({
          path: `${path}.${name}`,
          name: spelled(name),
          meaning: docs.replaceAll('`', ''),
          values,
        })),
    );

/** `falseClues` as `False clues`. */
const spelled = (name: string): string => {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The settings of a new game with these values. */
export function settingsOf(
  game: Game,
  chosen: ChosenValues,
  { seed, detectives }: Pick<PlaySettings, 'seed' | 'detectives'>,
): PlaySettings {
  const part = (prefix: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(chosen).flatMap(([path, value]) => {
        const name = path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : '';
        return name === '' || name.includes('.') ? [] : [[name, value]];
      }),
    );
  const reinforcements = part('options.reinforcements');
  return {
    options: { ...part('options'), ...(Object.keys(reinforcements).length > 0 && { reinforcements }) },
    // The rules do not describe the abilities of the black tiles, so none is used.
    variants: { ...part('variants'), ...(game === 'wm' && { abilities: NO_ABILITIES }) },
    seed,
    detectives,
  };
}

const NO_ABILITIES = { yellow: 'none', blue: 'none', red: 'none', smoker: 'none' };
