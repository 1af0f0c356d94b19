/** False clues, and what helps the police (LFW-O07 to O13). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { game, hell, night, pawns, small } from './scenes.js';

const FALSE = { options: { falseClues: true } };
const RUSH = { options: { rushing: true } };
const AREA = { options: { areaArrests: true } };
const ADDRESS = { options: { address: true } };

/** Blue at x10 is to act between 10 and 13; Jack came from 13 by 10 to 6. */
const HUNT3 = {
  ...{ phase: 'HUNT3', police: pawns('x10', 'x7', 'x8', 'x11', 'x12') },
  ...{ rows: [[13, 10, 6]], index: 1, lastMove: 'normal' },
};
const LONG = { rows: [[13, 9, 6, 7, 10, 1]], index: 4 };
const search = { type: 'search', colour: 'blue', circle: 10 };
const arrest = { type: 'arrest', colour: 'blue', circle: 10 };
const area = { type: 'arrestArea', colour: 'blue' };
/** Before the police act. */
const window = (state: object = {}) => small({ ...HUNT3, phase: 'HUNT3F', falseStock: 1, ...state }, FALSE);

const FALSE_CLUES: readonly Scenario[] = [
  apply(
    ['lfw-o07-fifth-clue', ['LFW-O07', 'AMB-LFW-13'], 'The fifth clue of the night earns a false clue.'],
    small({ ...HUNT3, ...LONG, clues: [6, 7, 9, 13], cluesTonight: 4 }, FALSE),
    search,
  ),
  apply(
    ['lfw-o07-fourth-clue', 'LFW-O07', 'The fourth clue earns nothing.'],
    small({ ...HUNT3, ...LONG, clues: [7, 9, 13], cluesTonight: 3 }, FALSE),
    search,
    'barred',
  ),
  apply(
    ['lfw-o07-clue-again', ['LFW-O07', 'AMB-LFW-09'], 'A clue that is found again is no fifth one.'],
    small({ ...HUNT3, ...LONG, clues: [7, 9, 10, 13], cluesTonight: 4 }, FALSE),
    search,
    'barred',
  ),
  legal(
    [
      'lfw-o08-where',
      ['LFW-O08', 'AMB-LFW-13'],
      'Before the police act Jack may lay his false clue on any circle but 7, which has one, or keep it.',
    ],
    window({ falseClues: [7], falseStock: 1 }),
  ),
  apply(
    ['lfw-o08-laid', 'LFW-O08', 'Jack lays a false clue on 10, and the police act: one at a time.'],
    window({ falseStock: 2 }),
    { type: 'falseClue', circle: 10 },
  ),
  reject(
    ['lfw-o08-two-on-one', 'LFW-O08', 'A false clue lies on 10 already.'],
    window({ falseClues: [10] }),
    { type: 'falseClue', circle: 10 },
  ),
  reject(
    ['lfw-o08-no-search', 'LFW-O08', 'Nobody searches on 10 for the rest of the night.'],
    small({ ...HUNT3, falseClues: [10] }, FALSE),
    search,
  ),
  reject(
    ['lfw-o08-no-arrest', 'LFW-O08', 'Nobody arrests there either.'],
    small({ ...HUNT3, falseClues: [10] }, FALSE),
    arrest,
  ),
  legal(
    ['lfw-o08-jack-walks', 'LFW-O08', 'Jack walks onto a false clue as onto any circle.'],
    small({ falseClues: [9] }, FALSE),
    { types: ['move'] },
  ),
  apply(
    ['lfw-o09-kept', ['LFW-O08', 'LFW-O09'], 'Jack keeps his false clue for a later turn of this night.'],
    window(),
    { type: 'pass' },
  ),
  apply(
    [
      'lfw-o09-lost',
      ['LFW-O09', 'LFW-R50'],
      'The night ends: the false clue on 7 leaves, and the unspent one is lost.',
    ],
    small(
      { rows: [[13, 9, 4]], index: 1, lastMove: 'normal', declaring: true, falseStock: 1, falseClues: [7] },
      FALSE,
    ),
    { type: 'declare' },
    'barred',
  ),
];

const FOR_THE_POLICE: readonly Scenario[] = [
  legal(
    ['lfw-o10-rushing', ['LFW-O10', 'AMB-LFW-14'], 'Ada’s pawns may also rush one crossing, to a free one.'],
    small(HUNT3, RUSH),
  ),
  apply(
    ['lfw-o10-rush', 'LFW-O10', 'Blue rushes from x10 to x6, and that was its action.'],
    small(HUNT3, RUSH),
    { type: 'rush', colour: 'blue', to: 'x6' },
  ),
  reject(['lfw-o10-two-steps', 'LFW-O10', 'Nobody rushes two crossings.'], small(HUNT3, RUSH), {
    type: 'rush',
    colour: 'blue',
    to: 'x5',
  }),
  reject(['lfw-o10-onto-another', ['LFW-O10', 'AMB-LFW-14'], 'Red stands at x11.'], small(HUNT3, RUSH), {
    type: 'rush',
    colour: 'blue',
    to: 'x11',
  }),
  reject(['lfw-o10-without-the-option', 'LFW-O10', 'Without the option nobody rushes.'], small(HUNT3), {
    type: 'rush',
    colour: 'blue',
    to: 'x6',
  }),
  apply(
    ['lfw-o11-hit', 'LFW-O11', 'An arrest around x10 finds Jack on 10.'],
    small({ ...HUNT3, rows: [[13, 10]], index: 0 }, AREA),
    area,
  ),
  apply(
    ['lfw-o11-miss', 'LFW-O11', 'An arrest around x10 finds nobody, and says no more.'],
    small(HUNT3, AREA),
    area,
    'barred',
  ),
  apply(
    [
      'lfw-o11-false-clue',
      ['LFW-O11', 'LFW-O08', 'AMB-LFW-25'],
      'A false clue lies on 10, where Jack is: the arrest around x10 leaves it out.',
    ],
    small({ ...HUNT3, rows: [[13, 10]], index: 0, falseClues: [10] }, AREA),
    area,
    'barred',
  ),
  reject(
    ['lfw-o11-no-single-arrest', 'LFW-O11', 'Where areas are arrested, single circles are not.'],
    small(HUNT3, AREA),
    arrest,
  ),
  legal(
    [
      'lfw-o12-hideouts',
      ['LFW-O12', 'LFW-S04'],
      'Catch Me, If You Can: 4 is the one circle without a red neighbour.',
    ],
    game([], { options: { catchMe: true } }),
  ),
  reject(
    ['lfw-o12-beside-red', 'LFW-O12', '1 is beside the red 2, so nobody hides there.'],
    game([], { options: { catchMe: true } }),
    { type: 'hideout', circle: 1 },
  ),
  apply(
    [
      'lfw-o13-right',
      ['LFW-O13', 'LFW-R52'],
      'Swanson leads and names 4, where Jack lives: the police have won.',
    ],
    night(2, { phase: 'HELL3', head: 'brown' }, ADDRESS),
    { type: 'address', circle: 4 },
  ),
  apply(
    ['lfw-o13-wrong', 'LFW-O13', 'He names 6: Jack does not live there, and the patrols are laid as always.'],
    night(2, { phase: 'HELL3', head: 'brown' }, ADDRESS),
    { type: 'address', circle: 6 },
  ),
  reject(
    ['lfw-o13-not-blue', 'LFW-O13', 'Under the blue tile nobody guesses.'],
    hell({ phase: 'HELL3', time: null, patrols: [] }, ADDRESS),
    { type: 'address', circle: 4 },
  ),
  reject(
    ['lfw-o13-once', 'LFW-O13', 'The guess was made under the brown tile; under the red one there is none.'],
    night(4, { phase: 'HELL3', head: 'red', addressUsed: true }, ADDRESS),
    { type: 'address', circle: 4 },
  ),
];

export const OPTIONS: readonly Scenario[] = [...FALSE_CLUES, ...FOR_THE_POLICE];
