/** Where the character of a card may go (MJ-R10 to R13, R24). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { cornered, cover, lamp, move, MOVE, playing, skip, underground } from './scenes.js';

/** Smith on the exit hex h1,0, whose one way out Gull stands on; no sewer there. */
const PAST_GULL = { covered: ['h1,1', 'h1,6'], pos: { smith: 'h1,0', gull: 'h1,1' } } as const;

/** Nobody could come back to h1,0 but by the sewer. */
const ON_MANHOLE = underground({ pos: { holmes: 'h1,0' } });

const WALKS: readonly Scenario[] = [
  legal(
    [
      'mj-r10-goodley',
      'MJ-R10',
      'Goodley has 17 hexes to go to at the start, by foot and through the manhole h10,-2.',
    ],
    playing('goodley', 'detective'),
    MOVE,
  ),
  apply(
    ['mj-r10-three-points', 'MJ-R10', 'Goodley walks three steps, to the exit hex h11,-5.'],
    playing('goodley', 'detective'),
    move('h11,-5'),
  ),
  reject(
    ['mj-r10-too-far', 'MJ-R10', 'h8,-3 is four steps from Goodley.'],
    playing('goodley', 'detective'),
    move('h8,-3'),
  ),
  reject(
    ['mj-r10-obstacle', 'MJ-R10', 'Nobody ends on a garden.'],
    playing('goodley', 'detective'),
    move('h11,-2'),
  ),
  reject(
    ['mj-r10-no-pass', 'MJ-R10', 'There is no passing for whoever can move.'],
    playing('goodley', 'detective'),
    skip,
  ),
  reject(
    ['mj-x05-loop', ['MJ-X05', 'MJ-R10'], 'A walk round h0,1, h0,2 and h1,1 ends where it began: no move.'],
    playing('holmes', 'jack', underground()),
    move('h0,1'),
  ),
  legal(
    [
      'mj-r11-past-many',
      'MJ-R11',
      'Past Gull, Holmes and Watson only what lies behind them is left, three steps away.',
    ],
    playing('smith', 'jack', {
      covered: ['h1,1', 'h1,6'],
      pos: { smith: 'h1,0', gull: 'h1,1', holmes: 'h0,2', watson: 'h2,1' },
    }),
    MOVE,
  ),
  reject(
    ['mj-r11-taken', 'MJ-R11', 'To end on Gull is no move.'],
    playing('smith', 'jack', PAST_GULL),
    move('h1,1'),
  ),
  legal(
    ['mj-r11-the-detective-too', ['MJ-R11', 'MJ-R33'], 'For the Detective Gull’s hex is an accusation.'],
    playing('smith', 'detective', PAST_GULL),
    { types: ['accuse', 'move'] },
  ),
  legal(
    [
      'mj-amb-16-cordoned-exit',
      ['AMB-MJ-16', 'MJ-R31', 'MJ-R10'],
      'Smith may go to h1,0, though the exit there is under cordon.',
    ],
    playing('smith', 'jack', { cordons: ['NW', 'SW'], pos: { smith: 'h0,2' } }),
    MOVE,
  ),
];

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
      'In the older print Goodley has a manhole beside him, h12,-2, and 26 hexes to go to.',
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

const STUCK: readonly Scenario[] = [
  apply(
    [
      'mj-amb-01-duty-remains',
      ['AMB-MJ-01', 'MJ-R20'],
      'His move is skipped; the alibi is still to be drawn.',
    ],
    cornered('holmes', 'jack'),
    skip,
  ),
  reject(
    ['mj-amb-01-ability-first', ['AMB-MJ-01', 'MJ-R10'], 'Bert is shut in, but his ability may yet help.'],
    cornered('bert', 'jack', { covered: ['h1,1', 'h11,-5'] }),
    skip,
  ),
  legal(
    [
      'mj-amb-01-ability-helps',
      ['AMB-MJ-01', 'MJ-R27'],
      'With h1,1 uncovered Bert has a way out, and must move.',
    ],
    cornered('bert', 'jack', { covered: ['h1,1', 'h11,-5'] }, cover('h1,1', 'h11,0')),
  ),
  legal(
    [
      'mj-amb-01-still-shut-in',
      ['AMB-MJ-01', 'MJ-R22'],
      'Smith’s lamp opens no way: now his move is skipped.',
    ],
    cornered('smith', 'jack', {}, lamp('a', 'h5,-2')),
  ),
  legal(
    ['mj-amb-01-gull-swaps', ['AMB-MJ-01', 'MJ-R26'], 'Gull is shut in, so he must swap.'],
    cornered('gull', 'jack'),
  ),
  legal(
    [
      'mj-amb-01-no-forced-accusation',
      ['AMB-MJ-01', 'MJ-R33'],
      'Only taken hexes are left: the Detective may accuse, or skip the move.',
    ],
    cornered('holmes', 'detective'),
  ),
  legal(
    ['mj-amb-01-no-forced-escape', ['AMB-MJ-01', 'MJ-R30'], 'Nor is Jack forced to leave.'],
    cornered('holmes', 'jack', { round: 3, jack: 'holmes', witness: 'invisible' }),
  ),
];

export const MOVES: readonly Scenario[] = [...WALKS, ...SEWERS, ...STEALTHY, ...STUCK];
