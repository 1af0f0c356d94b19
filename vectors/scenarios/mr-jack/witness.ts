/** The call for witnesses, the light, the lamps that go out, and the last round (MJ-R40 to R45). */
import { CHARACTERS } from '../../../model/index.js';
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { answer, calling, choose, choosing, dark, lamp, move, type Scene } from './scenes.js';

const CALLS: readonly Scenario[] = [
  legal(['mj-r40-visible', 'MJ-R40', 'Bert is Jack and beside a lamp: he says so.'], calling()),
  legal(
    ['mj-r40-invisible', 'MJ-R40', 'Gull is Jack and in the dark: he says so.'],
    calling({ jack: 'gull' }),
  ),
  reject(['mj-r40-lie', 'MJ-R40', 'Jack does not lie.'], calling(), answer('invisible')),
  reject(['mj-r40-not-yet', 'MJ-R40', 'Not before four cards were played.'], choosing(4), answer('visible')),
  apply(
    [
      'mj-r41-visible',
      ['MJ-R40', 'MJ-R41', 'MJ-R43', 'MJ-X01', 'MJ-X03'],
      'Jack is visible: Watson, Stealthy, Goodley and Gull are innocent; lamp 1 goes out, and 5 are left.',
    ],
    calling(),
    answer('visible'),
  ),
  apply(
    [
      'mj-r41-as-jack',
      ['MJ-R41', 'MJ-R42'],
      'Whoever was invisible like Jack stays under suspicion; who was found innocent before stays so.',
    ],
    calling({ round: 2, jack: 'gull', innocent: ['stealthy', 'goodley'] }),
    answer('invisible'),
    'barred',
  ),
  apply(
    ['mj-r42-for-good', 'MJ-R42', 'Holmes is visible like Jack now, and innocent all the same.'],
    calling({ round: 3, innocent: ['holmes'] }),
    answer('visible'),
  ),
  apply(
    [
      'mj-r41-innocent-neighbour',
      ['MJ-R41', 'MJ-X08'],
      'Gull is innocent, and still makes Holmes beside him visible.',
    ],
    calling(dark({ jack: 'stealthy', innocent: ['gull'], pos: { gull: 'h0,4' } })),
    answer('invisible'),
  ),
];

/** Stealthy is Jack, far away in the dark; who else is seen? */
const light = (
  id: string,
  rules: string | readonly string[],
  note: string,
  scene: Scene,
  shows: Scenario['shows'] = 'allowed',
): Scenario =>
  apply([id, rules, note], calling(dark({ jack: 'stealthy', ...scene })), answer('invisible'), shows);

const LIGHT: readonly Scenario[] = [
  light('mj-def-27-nobody', 'DEF-27', 'Everybody is alone in the dark: nobody is seen.', {}),
  light('mj-def-25-lamp', ['DEF-25', 'DEF-27'], 'Gull is beside a lit lamp.', { pos: { gull: 'h2,4' } }),
  light(
    'mj-x08-two-in-the-dark',
    'MJ-X08',
    'Holmes and Gull are beside each other in the dark: both are seen.',
    {
      pos: { gull: 'h0,4' },
    },
  ),
  light(
    'mj-amb-19-sewers',
    ['AMB-MJ-19', 'DEF-27'],
    'Gull and Bert are on open manholes: that makes nobody neighbours.',
    {
      pos: { gull: 'h2,3', bert: 'h10,-2' },
    },
    'barred',
  ),
  light(
    'mj-x07-over-people',
    ['MJ-X07', 'AMB-MJ-04', 'DEF-26'],
    'The ray goes over Holmes and the manhole h6,1 on to Gull; Watson himself is not seen.',
    { watsonFacing: 'S', pos: { watson: 'h6,-3', holmes: 'h6,0', gull: 'h6,2' } },
  ),
  light(
    'mj-x07-building',
    ['MJ-X07', 'DEF-26'],
    'The building h5,3 hides Gull from Watson’s lantern.',
    {
      watsonFacing: 'NE',
      pos: { watson: 'h4,4', gull: 'h6,2' },
    },
    'barred',
  ),
  light(
    'mj-x07-garden',
    ['MJ-X07', 'DEF-26'],
    'The garden h1,3 hides Gull.',
    {
      watsonFacing: 'SE',
      pos: { watson: 'h0,3', holmes: 'h4,4', gull: 'h2,3' },
    },
    'barred',
  ),
  light(
    'mj-x07-gaslight',
    ['MJ-X07', 'DEF-26'],
    'The gaslight h7,3, which is out, hides Gull.',
    {
      watsonFacing: 'NE',
      pos: { watson: 'h6,4', gull: 'h9,1' },
    },
    'barred',
  ),
];

/** Tile 1 lies on h5,-2, since Smith put it there with the last card of the round. */
const SMITH_LAST = {
  ...choosing(4, {}, 'smith'),
  after: [choose('smith'), lamp('1', 'h5,-2'), move('h6,0')],
};

const LAMPS: readonly Scenario[] = [
  ...[3, 4].map((round) =>
    apply(
      [
        `mj-x03-round-${round}`,
        ['MJ-X03', 'MJ-R43'],
        `After the call of round ${round} lamp ${round} goes out, and ${6 - round} are left.`,
      ],
      calling({ round }),
      answer('visible'),
    ),
  ),
  apply(
    ['mj-x03-round-5', ['MJ-X03', 'MJ-R43'], 'After round 5 no lamp goes out: two are left to the end.'],
    calling({ round: 5 }),
    answer('visible'),
    'barred',
  ),
  apply(
    ['mj-r43-wherever-it-lies', 'MJ-R43', 'Smith has moved tile 1 to h5,-2: there it goes out.'],
    SMITH_LAST,
    answer('visible'),
  ),
  apply(
    ['mj-r43-another-in-its-place', 'MJ-R43', 'Tile a lies where tile 1 lay at the start: it stays.'],
    calling({ lamps: { 1: 'h5,-2', a: 'h1,5' } }),
    answer('visible'),
    'barred',
  ),
];

const LAST: readonly Scenario[] = [
  apply(
    ['mj-r45-timeout', ['MJ-R45', 'AMB-MJ-15'], 'The call of round 8 is made, and Jack has won.'],
    calling({ round: 8 }),
    answer('visible'),
  ),
  apply(
    [
      'mj-x10-known',
      ['MJ-X10', 'MJ-R45'],
      'Everybody knows that Bert is Jack; nobody caught him, and he has won.',
    ],
    calling({ round: 8, innocent: CHARACTERS.filter((each) => each !== 'bert') }),
    answer('visible'),
  ),
  apply(
    ['mj-r45-round-7', 'MJ-R45', 'After round 7 nobody has won yet.'],
    calling({ round: 7 }),
    answer('visible'),
    'barred',
  ),
];

export const WITNESS: readonly Scenario[] = [...CALLS, ...LIGHT, ...LAMPS, ...LAST];
