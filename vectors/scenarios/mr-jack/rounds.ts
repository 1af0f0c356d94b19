/** Setup, cards and rounds (MJ-S, MJ-R01, R02, R44). */
import { apply, legal, reject, view, type Scenario } from '../../scenario.js';
import { answer, calling, choose, choosing, playing, skip } from './scenes.js';

/** Who plays the cards of an odd round and of an even one (MJ-X02). */
const ORDERS = { 1: ['D', 'J', 'J', 'D'], 2: ['J', 'D', 'D', 'J'] } as const;

const PLAYERS = ([1, 2] as const).flatMap((round) =>
  ORDERS[round].map((player, i) =>
    legal(
      [
        `mj-x02-round-${round}-card-${i + 1}`,
        ['MJ-X02', 'MJ-R02'],
        player === 'J'
          ? `Card ${i + 1} of round ${round} is Jack's to choose.`
          : `Card ${i + 1} of round ${round} is not Jack's.`,
      ],
      choosing(i + 1, { round }),
      { seat: 'jack' },
      player === 'J' ? 'allowed' : 'barred',
    ),
  ),
);

export const ROUNDS: readonly Scenario[] = [
  view(
    [
      'mj-s02-setup',
      ['MJ-S01', 'MJ-S02', 'MJ-S05', 'MJ-S06'],
      'All stand as the board has it, all under suspicion; the Witness card shows visible.',
    ],
    { board: 'mr-jack-2016' },
    'detective',
  ),
  view(
    [
      'mj-s02-setup-2006',
      ['MJ-S02', 'MJ-B08'],
      'In the older print Watson and Stealthy stand the other way round, and another manhole is covered.',
    ],
    { board: 'mr-jack-2006' },
    'detective',
  ),
  ...PLAYERS,
  apply(
    [
      'mj-r02-innocent',
      'MJ-R02',
      'Jack may play an innocent too, and even the one whose alibi the Detective holds.',
    ],
    choosing(2, { round: 3, innocent: ['holmes'], alibis: { detective: ['holmes'] } }),
    choose('holmes'),
  ),
  apply(
    ['mj-r02-himself', 'MJ-R02', 'The Detective may play the card of the one who is Jack.'],
    choosing(1, { jack: 'holmes' }),
    choose('holmes'),
  ),
  reject(
    ['mj-r02-not-face-up', ['MJ-R01', 'MJ-R02'], 'Bert comes up in the second round, not in the first.'],
    choosing(1),
    choose('bert'),
  ),
  reject(
    ['mj-r02-played', 'MJ-R02', 'A card that was played in this round is not played again.'],
    choosing(2, {}, 'smith'),
    choose('holmes'),
  ),
  reject(
    ['mj-r02-not-his-turn', ['MJ-R02', 'MJ-X02'], 'The first card of an odd round is not Jack’s to choose.'],
    choosing(1),
    choose('holmes'),
    'jack',
  ),
  reject(
    ['mj-r02-one-card-at-a-time', 'MJ-R02', 'A card is played to its end before another is chosen.'],
    playing('holmes', 'jack'),
    choose('smith'),
  ),
  apply(
    [
      'mj-r01-other-four',
      ['MJ-R01', 'MJ-R44'],
      'After round 1 the other four cards come up; those played before stay away.',
    ],
    calling({ jack: 'gull' }),
    answer('invisible'),
  ),
  apply(
    [
      'mj-r44-shuffled',
      ['MJ-R01', 'MJ-R43', 'MJ-R44', 'MJ-X03'],
      'After round 2 the cards are shuffled again and none is away; 4 lamps are left.',
    ],
    calling({ round: 2 }),
    answer('visible'),
  ),
  reject(
    [
      'mj-r44-not-shuffled',
      ['MJ-R01', 'MJ-R44'],
      'In round 2 a card of round 1 cannot be chosen: nothing was shuffled.',
    ],
    choosing(1, { round: 2 }, 'bert'),
    choose('holmes'),
  ),
  reject(
    ['mj-r02-no-skipping', ['MJ-R02', 'MJ-R10'], 'Nobody passes instead of choosing a card.'],
    choosing(1),
    skip,
  ),
];
