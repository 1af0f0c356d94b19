/** The scenarios of Letters from Whitechapel. */
import type { Scenario } from '../../scenario.js';
import { BEGINNING } from './beginning.js';
import { ENDS } from './ends.js';
import { EXAMPLES } from './examples.js';
import { HELL } from './hell.js';
import { INFORMATION } from './information.js';
import { LETTERS } from './letters.js';
import { OPTIONS } from './options.js';
import { POLICE } from './police.js';
import { SPECIALS } from './specials.js';
import { VARIANTS } from './variants.js';
import { WALKS } from './walks.js';

export const WHITECHAPEL: readonly Scenario[] = [
  ...BEGINNING,
  ...HELL,
  ...WALKS,
  ...SPECIALS,
  ...ENDS,
  ...POLICE,
  ...LETTERS,
  ...OPTIONS,
  ...VARIANTS,
  ...EXAMPLES,
  ...INFORMATION,
];
