/** Setup, women and patrols (LFW-S04, R01 to R08). */
import { apply, legal, reject, view, type Scenario } from '../../scenario.js';
import {
  game,
  hell,
  hide,
  later,
  lay,
  night,
  patrols,
  small,
  tokens,
  watch,
  women,
  YELLOW,
} from './scenes.js';

const RED = [2, 3, 5, 8, 11, 12, 13, 14];
/** The fakes lie first, where pawns stood. */
const FAKES_FIRST = ['fake', 'fake', 'blue', 'brown', 'green', 'red', 'yellow'];

/** Jack is home and says so; the next night begins. */
const home = (from: number, state: object = {}) =>
  small({
    ...{ ...later(from, from === 3 ? [13, 8, 7, 6, 4] : [13, 9, 4]), index: from === 3 ? 3 : 1 },
    ...{ lastMove: 'normal', declaring: true, ...state },
  });

export const BEGINNING: readonly Scenario[] = [
  legal(['lfw-s04-hideouts', 'LFW-S04', 'Jack may live on any of the six circles that are not red.'], game()),
  reject(['lfw-s04-red', 'LFW-S04', 'Nobody lives on a red circle.'], game(), {
    ...{ type: 'hideout', circle: 13 },
  }),
  apply(
    [
      'lfw-r01-first-night',
      ['LFW-R01', 'LFW-S08', 'LFW-X16'],
      'The hideout is chosen: the first night gives Jack 3 coaches and 2 alleys, and an empty row.',
    ],
    game(),
    hide,
  ),
  apply(
    [
      'lfw-r01-nothing-carried-over',
      ['LFW-R01', 'LFW-X16'],
      'Jack spared all of his 3 coaches; the second night has 2 coaches and 2 alleys all the same.',
    ],
    home(1),
    { type: 'declare' },
    'barred',
  ),
  apply(
    ['lfw-r01-third-night', ['LFW-R01', 'LFW-X16'], 'The third night gives 2 coaches and 1 alley.'],
    home(2, { coach: 0, alley: 0 }),
    { type: 'declare' },
  ),
  apply(
    ['lfw-r01-fourth-night', ['LFW-R01', 'LFW-X16'], 'The fourth night gives 1 coach and 1 alley.'],
    home(3, { coach: 0, alley: 0 }),
    { type: 'declare' },
  ),
  apply(
    [
      'lfw-r02-eight-women',
      ['LFW-R02', 'LFW-R04', 'LFW-X16'],
      'Eight women, five of them marked, lie on the red circles; the first Head tile is turned.',
    ],
    game([hide]),
    lay,
  ),
  reject(
    ['lfw-r02-four-marked', 'LFW-R02', 'On the first night five women are marked, not four.'],
    game([hide]),
    women(RED, 4),
  ),
  reject(
    ['lfw-r02-not-red', 'LFW-R02', 'No woman lies on 6, which is not red.'],
    game([hide]),
    women(RED.with(0, 6), 5),
  ),
  reject(
    ['lfw-r02-two-on-one-circle', ['LFW-R02', 'AMB-LFW-17'], 'Two women do not lie on one circle.'],
    game([hide]),
    women(RED.with(0, 3), 5),
  ),
  apply(
    [
      'lfw-r03-second-night',
      ['LFW-R02', 'LFW-R03', 'LFW-X16'],
      'The scene on 14 stays empty; seven women, four marked, lie on the other seven red circles.',
    ],
    night(2, { phase: 'HELL2' }),
    women([2, 3, 5, 8, 11, 12, 13], 4),
  ),
  reject(
    ['lfw-r03-crime-scene', 'LFW-R03', 'No woman lies on the Crime Scene of the night before.'],
    night(2, { phase: 'HELL2' }),
    women([2, 3, 5, 8, 11, 12, 14], 4),
  ),
  apply(
    [
      'lfw-r02-third-night',
      ['LFW-R02', 'LFW-R04', 'LFW-X16'],
      'Six women, three marked, on the third night; the third tile is green, so Ben leads.',
    ],
    night(3, { phase: 'HELL2' }),
    women([2, 5, 8, 11, 12, 13], 3),
  ),
  apply(
    [
      'lfw-r02-fourth-night',
      ['LFW-R02', 'LFW-R03', 'LFW-X16'],
      'Four women, one marked, on the fourth night: with four scenes on red circles just four are free.',
    ],
    night(4, { phase: 'HELL2' }),
    women([2, 8, 11, 13], 1),
  ),
  reject(
    ['lfw-r04-not-the-head', 'LFW-R04', 'The blue tile is turned, so Ada leads and Ben lays no patrols.'],
    game([hide, lay]),
    watch,
    'ben',
  ),
  apply(
    [
      'lfw-r05-patrols',
      ['LFW-R05', 'LFW-R08'],
      'Seven patrols lie on the seven yellow crossings; the five marked women become Wretched, and it is I.',
    ],
    game([hide, lay]),
    watch,
  ),
  reject(
    [
      'lfw-r05-not-yellow',
      'LFW-R05',
      'On the first night every patrol lies on a yellow crossing; x5 is none.',
    ],
    game([hide, lay]),
    patrols(YELLOW.with(0, 'x5')),
  ),
  reject(
    ['lfw-r05-two-on-one', ['LFW-R05', 'AMB-LFW-17'], 'Two patrols do not lie on one crossing.'],
    game([hide, lay]),
    patrols(YELLOW.with(0, 'x3')),
  ),
  apply(
    [
      'lfw-r06-where-police-stood',
      ['LFW-R06', 'LFW-R07', 'AMB-LFW-15', 'LFW-X13'],
      'Patrols lie where the five pawns stood, yellow or not and fakes among them, and on two more yellow crossings; the pawns leave.',
    ],
    night(2, { phase: 'HELL3', head: 'brown' }),
    patrols(['x5', 'x6', 'x8', 'x10', 'x12', 'x1', 'x3'], FAKES_FIRST),
  ),
  reject(
    ['lfw-r06-one-left-out', 'LFW-R06', 'A pawn stood at x5, so a patrol must lie there.'],
    night(2, { phase: 'HELL3', head: 'brown' }),
    patrols(['x4', 'x6', 'x8', 'x10', 'x12', 'x1', 'x3']),
  ),
  reject(
    ['lfw-r06-not-yellow', 'LFW-R06', 'The two more must be yellow; x9 is not.'],
    night(2, { phase: 'HELL3', head: 'brown' }),
    patrols(['x5', 'x6', 'x8', 'x10', 'x12', 'x1', 'x9']),
  ),
  view(
    [
      'lfw-r07-no-pawns-in-hell',
      ['LFW-R07', 'LFW-I05'],
      'In Hell there is no pawn on the board: Jack sees seven tokens and the face of none.',
    ],
    hell({ time: 1, wretched: [2, 3, 5, 8, 13], patrols: tokens() }),
    'jack',
    'barred',
  ),
  reject(
    [
      'lfw-r08-unmarked',
      ['LFW-R08', 'LFW-R10'],
      'The woman on 14 was not marked and left: nobody dies there.',
    ],
    game([hide, lay, watch]),
    { type: 'kill', circle: 14 },
  ),
];
