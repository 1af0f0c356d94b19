/** Goodley's whistle, mostly on the small board, where a wall stands between him and half of the others (MJ-R25). */
import { apply, legal, reject, type Scenario } from '../../scenario.js';
import { dark, move, playing, underground, whistle, WHISTLE } from './scenes.js';

/** Goodley on h3,-1; Gull is four steps away, round the wall, Watson three, Smith two. */
const WALL = underground();

/** Smith stands behind the house h5,1, as Goodley sees it. */
const HOUSE = dark({ pos: { goodley: 'h6,2', smith: 'h4,1', gull: 'h8,2' } });

export const WHISTLES: readonly Scenario[] = [
  legal(
    ['mj-r25-all', ['MJ-R25', 'AMB-MJ-06'], 'All whistles there are: three points shared out in every way.'],
    playing('goodley', 'jack', WALL),
    WHISTLE,
  ),
  apply(
    ['mj-r25-three', 'MJ-R25', 'All three points for Gull.'],
    playing('goodley', 'jack', WALL),
    whistle({ gull: 'h3,0' }),
  ),
  apply(
    ['mj-r25-two-and-one', ['MJ-R25', 'AMB-MJ-06'], 'Two points for Gull, one for Smith.'],
    playing('goodley', 'jack', WALL),
    whistle({ gull: 'h3,1', smith: 'h3,0' }),
  ),
  apply(
    ['mj-r25-one-each', ['MJ-R25', 'AMB-MJ-06'], 'One point each for Gull, Smith and Stealthy.'],
    playing('goodley', 'jack', underground({ pos: { stealthy: 'h3,2' } })),
    whistle({ gull: 'h2,2', smith: 'h3,0', stealthy: 'h3,1' }),
  ),
  apply(
    [
      'mj-r25-one-after-another',
      'MJ-R25',
      'Watson takes Smith’s place, who is called away: only the result counts.',
    ],
    playing('goodley', 'jack', WALL),
    whistle({ smith: 'h3,0', watson: 'h4,0' }),
  ),
  apply(
    ['mj-r25-past-somebody', 'MJ-R25', 'Gull walks past Stealthy on h2,2, the only way.'],
    playing('goodley', 'jack', underground({ pos: { stealthy: 'h2,2' } })),
    whistle({ gull: 'h3,1' }),
  ),
  reject(
    ['mj-x09-crow', ['MJ-X09', 'MJ-R25'], 'h1,1 is nearer as the crow flies, and further round the wall.'],
    playing('goodley', 'jack', WALL),
    whistle({ gull: 'h1,1' }),
  ),
  reject(
    [
      'mj-x09-sewer',
      ['MJ-X09', 'MJ-R25'],
      'By sewer Holmes would be on h3,1 with two points; by street it takes four.',
    ],
    playing('goodley', 'jack', WALL),
    whistle({ holmes: 'h3,1' }),
  ),
  reject(
    ['mj-r25-no-climbing', 'MJ-R25', 'Whoever is called walks: Stealthy does not climb over the wall.'],
    playing('goodley', 'jack', underground({ pos: { stealthy: 'h1,1' } })),
    whistle({ stealthy: 'h3,0' }),
  ),
  apply(
    [
      'mj-x09-round-the-house',
      ['MJ-X09', 'MJ-R25'],
      'h5,0 is no nearer as the crow flies, but by street it is.',
    ],
    playing('goodley', 'jack', HOUSE),
    whistle({ smith: 'h5,0' }),
  ),
  reject(
    [
      'mj-x09-to-the-house',
      ['MJ-X09', 'MJ-R25'],
      'h4,2 is nearer as the crow flies, but the house is in the way.',
    ],
    playing('goodley', 'jack', HOUSE),
    whistle({ smith: 'h4,2' }),
  ),
  reject(
    ['mj-r25-four-points', 'MJ-R25', 'Three points for Gull and one for Watson are too many.'],
    playing('goodley', 'jack', WALL),
    whistle({ gull: 'h3,0', watson: 'h3,1' }),
  ),
  reject(
    ['mj-r25-taken', ['MJ-R25', 'MJ-R34'], 'Nobody is called onto another.'],
    playing('goodley', 'detective', WALL),
    whistle({ smith: 'h4,-1' }),
  ),
  reject(
    ['mj-r25-himself', 'MJ-R25', 'Goodley does not call himself.'],
    playing('goodley', 'jack', WALL),
    whistle({ goodley: 'h3,0' }),
  ),
  apply(
    [
      'mj-amb-09-after-his-move',
      ['AMB-MJ-09', 'MJ-R25'],
      'Goodley has gone to h2,2, and Watson comes nearer to that.',
    ],
    playing('goodley', 'jack', WALL, move('h2,2')),
    whistle({ watson: 'h3,2' }),
  ),
  reject(
    [
      'mj-amb-09-before-his-move',
      ['AMB-MJ-09', 'MJ-R25'],
      'Before his move the same hex is no nearer to Goodley.',
    ],
    playing('goodley', 'jack', WALL),
    whistle({ watson: 'h3,2' }),
  ),
];
