/** Ways that are no streets: the sewers, and Miss Stealthy's over everything (MJ-R12, R13, R24). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { move, MOVE, playing, underground } from './scenes.js';

/** Holmes on an open manhole of the small board. */
const ON_MANHOLE = underground({ pos: { holmes: 'h1,0' } });

const SEWERS: readonly Scenario[] = [
  legal(
    [
      'mj-r12-by-sewer',
      ['MJ-R12', 'MJ-X06'],
      'From h0,1 a step to the manhole h1,0, one under ground to h3,1, one on.',
    ],
    playing('holmes', 'jack', underground()),
    MOVE,
  ),
  legal(
    [
      'mj-r12-from-a-manhole',
      ['MJ-R12', 'AMB-MJ-18', 'MJ-X05'],
      'On a manhole one hop leads to the other; there and back is no move.',
    ],
    playing('holmes', 'jack', ON_MANHOLE),
    MOVE,
  ),
  reject(
    ['mj-amb-18-there-and-back', ['MJ-R10', 'AMB-MJ-18', 'MJ-X05'], 'There and back by sewer is no move.'],
    playing('holmes', 'jack', ON_MANHOLE),
    move('h1,0'),
  ),
  legal(
    [
      'mj-r12-over-somebody',
      ['MJ-R12', 'MJ-R11', 'MJ-X06'],
      'Gull and Smith stand on the two manholes: Holmes enters and leaves by them all the same, and rests on neither.',
    ],
    playing('holmes', 'jack', underground({ pos: { gull: 'h1,0', smith: 'h3,1' } })),
    MOVE,
  ),
  legal(
    [
      'mj-r12-from-a-cover',
      ['MJ-R12', 'MJ-X06'],
      'On the covered h1,0 Holmes has no way into the sewers: he stays on this side of the wall.',
    ],
    playing('holmes', 'jack', underground({ covered: ['h1,0'], pos: { holmes: 'h1,0' } })),
    MOVE,
    'barred',
  ),
  legal(
    [
      'mj-r12-to-a-cover',
      ['MJ-R12', 'MJ-X06'],
      'The sewer leads from h1,0 to the open h0,3 and a step on to h1,3, not to the covered h3,1.',
    ],
    playing('holmes', 'jack', underground({ covered: ['h3,1'], pos: { holmes: 'h0,0', stealthy: 'h0,1' } })),
    MOVE,
    'barred',
  ),
  legal(
    [
      'mj-r12-cover-is-street',
      ['MJ-R12', 'DEF-23'],
      'Above ground the covered h0,3 is walked on like any street.',
    ],
    playing('gull', 'jack', underground()),
    MOVE,
  ),
  legal(
    [
      'mj-r12-watson',
      'MJ-R12',
      'From h8,3 Watson takes the manhole h7,4 to any of six others, and a step more.',
    ],
    playing('watson', 'detective'),
    MOVE,
  ),
  legal(
    [
      'mj-r12-2006',
      'MJ-R12',
      'In the older print Goodley has a manhole beside him, h12,-2, and 27 hexes to go to.',
    ],
    playing('goodley', 'detective', {
      ...{ board: 'mr-jack-2006', covered: ['h11,-5', 'h2,5'] },
      pos: { watson: 'h0,4', stealthy: 'h8,3' },
    }),
    MOVE,
  ),
];

const STEALTHY: readonly Scenario[] = [
  legal(
    [
      'mj-r13-three-obstacles',
      ['MJ-R13', 'MJ-R24', 'AMB-MJ-05'],
      'From h0,4 over the garden h1,3 and the buildings h2,2 and h3,1 to h4,0 with the fourth point; by manhole too.',
    ],
    playing('stealthy', 'detective'),
    MOVE,
  ),
  apply(
    ['mj-r24-like-anybody', 'MJ-R24', 'She may walk like anybody, one step.'],
    playing('stealthy', 'jack'),
    move('h0,5'),
  ),
  apply(
    [
      'mj-amb-05-houses-and-sewers',
      ['AMB-MJ-05', 'MJ-R12', 'MJ-R13'],
      'Over the garden h1,3 to the manhole h2,3, by sewer to h6,1, and a step on: four points.',
    ],
    playing('stealthy', 'jack', { pos: { stealthy: 'h0,3' } }),
    move('h7,1'),
  ),
  apply(
    ['mj-r13-over-a-gaslight', 'MJ-R13', 'Stealthy steps over the gaslight h1,5.'],
    playing('stealthy', 'jack', { pos: { stealthy: 'h0,6' } }),
    move('h2,4'),
  ),
  reject(
    [
      'mj-r13-rest-on-a-garden',
      ['MJ-R13', 'MJ-R24'],
      'Stealthy crosses the garden, but does not rest on it.',
    ],
    playing('stealthy', 'jack'),
    move('h1,3'),
  ),
  reject(
    ['mj-r13-five-points', ['MJ-R10', 'MJ-R13'], 'h4,-1 is five steps away, even over everything.'],
    playing('stealthy', 'jack'),
    move('h4,-1'),
  ),
  legal(
    [
      'mj-r24-nobody-else',
      ['MJ-R13', 'MJ-R24'],
      'From the same hex Smith crosses nothing and has three points.',
    ],
    playing('smith', 'jack', { pos: { smith: 'h0,4', stealthy: 'h12,-5' } }),
    MOVE,
    'barred',
  ),
  legal(
    ['mj-r13-over-the-wall', ['MJ-R13', 'MJ-R24'], 'On the small board Stealthy climbs over the wall.'],
    playing(
      'stealthy',
      'jack',
      underground({ covered: ['h1,0'], pos: { stealthy: 'h1,1', holmes: 'h1,3' } }),
    ),
    MOVE,
  ),
];

export const SEWERS_AND_ROOFS: readonly Scenario[] = [...SEWERS, ...STEALTHY];
