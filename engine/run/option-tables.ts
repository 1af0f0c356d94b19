/** The options and variants of every game, for programs that offer them to choose from. */
import type { Game } from '../../model/index.js';
import type { OptionTable } from '../game/option-table.js';
import * as mrJack from '../mr-jack/state/options.js';
import * as whitechapel from '../whitechapel/state/options.js';
import * as whitehall from '../whitehall/state/options.js';

/** Tables by where their keys belong in the settings of a new game, such as `options.reinforcements`. */
export const OPTION_TABLES: Readonly<Record<Game, Readonly<Record<string, OptionTable>>>> = {
  lfw: { options: whitechapel.OPTIONS, variants: whitechapel.VARIANTS },
  wm: {
    options: whitehall.OPTIONS,
    'options.reinforcements': whitehall.REINFORCEMENT_OPTIONS,
    variants: whitehall.VARIANTS,
  },
  mj: { variants: mrJack.VARIANTS },
};
