/** Every value of every variant, by the open question that it answers. */
import { apply, legal, reject, view, type Scenario } from '../../scenario.js';
import { at, hell, later, pawns, printed, small, tokensOn } from './scenes.js';

const HUNT3 = {
  ...{ phase: 'HUNT3', police: pawns('x10', 'x7', 'x8', 'x11', 'x12') },
  ...{ rows: [[13, 10, 6]], index: 1, lastMove: 'normal' },
};
const acting = (variants: object, state: object = {}) => small({ ...HUNT3, ...state }, { variants });
const search = (circle: number) => ({ type: 'search', colour: 'blue', circle });
const kill = { type: 'kill', circle: 9 };
const killing = (track: string) => hell({ time: 3, wretched: [3, 9, 12] }, { variants: { track } });
const atHome = (declareWindow: string) =>
  small({ rows: [[13, 9, 4]], index: 1, lastMove: 'normal' }, { variants: { declareWindow } });

/** Jack on 4 behind pawns at x1 and x5, with an alley left; the last pawn passes. */
const shut = (stuckRule: string) =>
  small(
    {
      ...{
        phase: 'HUNT3',
        rows: [[13, 9, 4]],
        index: 1,
        hideout: 6,
        acted: ['blue', 'brown', 'green', 'red'],
      },
      police: pawns('x1', 'x5', 'x8', 'x11', 'x12'),
    },
    { variants: { stuckRule } },
  );
/** 10 was left for 6; 13 is still to move. */
const following = (wretchedOrder: string) =>
  hell(
    { phase: 'HELL6', time: 3, wretched: [6, 13], toMove: [13], stoodAt: [10, 13] },
    { variants: { wretchedOrder } },
  );
/** One patrol lies in Ba or Bb. */
const jacky = (letterNoTarget: string) =>
  hell(
    {
      ...{ ...later(2), phase: 'HELL3L', time: null },
      patrols: tokensOn('x1', 'x3', 'x4', 'x5', 'x8', 'x9', 'x12'),
    },
    { options: { letters: true }, variants: { letterNoTarget } },
  );
const oneToken = { type: 'letter', letter: 'saucyJacky', tokens: ['x3'] };
/** From x47 of the printed board a street leads past 26 to 28. */
const behind = (searchThroughCircles: boolean) =>
  printed(
    { phase: 'HUNT3', police: pawns('x47', 'x2', 'x3', 'x4', 'x5') },
    { variants: { searchThroughCircles } },
  );

export const VARIANTS: readonly Scenario[] = [
  apply(
    [
      'lfw-amb-01-flat15',
      ['AMB-LFW-01', 'LFW-R15'],
      'track=flat15: a kill at III leaves fifteen moves like any other.',
    ],
    killing('flat15'),
    kill,
  ),
  ...[true, false].map((clueIncludesCurrent) =>
    apply(
      [
        `lfw-amb-02-current-${clueIncludesCurrent}`,
        ['AMB-LFW-02', 'LFW-R43'],
        `clueIncludesCurrent=${clueIncludesCurrent}: a search on 10, where Jack stands, ${clueIncludesCurrent ? 'finds a clue' : 'finds nothing'}.`,
      ],
      acting({ clueIncludesCurrent }, { rows: [[13, 10]], index: 0 }),
      search(10),
    ),
  ),
  apply(
    [
      'lfw-amb-02-passed-again',
      ['AMB-LFW-02', 'LFW-R43'],
      'clueIncludesCurrent=false: Jack stands on 10 and was there before, so a search finds it.',
    ],
    acting({ clueIncludesCurrent: false }, { rows: [[13, 10, 6, 10]], index: 2 }),
    search(10),
  ),
  apply(
    [
      'lfw-amb-03-normal-only',
      ['AMB-LFW-03', 'LFW-R23'],
      'stuckRule=normalOnly: without a walk Jack has lost, whatever tokens he has.',
    ],
    shut('normalOnly'),
    { type: 'passAction', colour: 'yellow' },
  ),
  reject(
    [
      'lfw-amb-06-behind-a-circle',
      ['AMB-LFW-06', 'LFW-R43'],
      'On the street from x47 lies 26, and 28 behind it: 28 is not searched from there.',
    ],
    behind(false),
    search(28),
  ),
  apply(
    [
      'lfw-amb-06-through-circles',
      ['AMB-LFW-06', 'LFW-R43'],
      'searchThroughCircles=true: 28 is searched from x47 past 26.',
    ],
    behind(true),
    search(28),
  ),
  legal(
    [
      'lfw-amb-07-while-there',
      ['AMB-LFW-07', 'LFW-R24'],
      'declareWindow=whileThere: he may still declare it at the start of his turn.',
    ],
    atHome('whileThere'),
    { types: ['declare', 'noDeclare', 'move'] },
  ),
  reject(
    [
      'lfw-amb-08-must-go-on',
      ['AMB-LFW-08', 'LFW-R43'],
      'searchMayStop=false: after a no blue must name 13.',
    ],
    { ...acting({ searchMayStop: false }, { rows: [[2, 1, 6]] }), after: [search(10)] },
    { type: 'stopSearch' },
  ),
  reject(
    ['lfw-amb-08-must-act', ['AMB-LFW-08', 'LFW-R42'], 'policeMayPass=false: blue can act, and must.'],
    acting({ policeMayPass: false }),
    { type: 'passAction', colour: 'blue' },
  ),
  legal(
    [
      'lfw-amb-08-nothing-to-do',
      ['AMB-LFW-08', 'LFW-R42'],
      'policeMayPass=false: with false clues all around it blue has nothing to do, and passes; brown must act.',
    ],
    acting({ policeMayPass: false }, { falseClues: [10, 13] }),
    { types: ['passAction', 'search', 'arrest'] },
  ),
  legal(
    ['lfw-amb-09-ends-action', ['AMB-LFW-09', 'LFW-R43'], 'Blue may name 10 again, where a clue lies.'],
    acting({ repeatClue: 'endsAction' }, { clues: [10], cluesTonight: 1, acted: ['brown'] }),
    { types: ['search', 'arrest'] },
  ),
  legal(
    [
      'lfw-amb-09-not-nameable',
      ['AMB-LFW-09', 'LFW-R43'],
      'repeatClue=notNameable: 10 is not searched again; an arrest may name it.',
    ],
    acting({ repeatClue: 'notNameable' }, { clues: [10], cluesTonight: 1, acted: ['brown'] }),
    { types: ['search', 'arrest'] },
    'barred',
  ),
  legal(
    [
      'lfw-amb-10-simultaneous',
      ['AMB-LFW-10', 'LFW-R11'],
      'wretchedOrder=simultaneous: when the moving began somebody stood on 10, so nobody may go there.',
    ],
    following('simultaneous'),
    {},
    'barred',
  ),
  reject(
    [
      'lfw-amb-12-unplayable',
      ['AMB-LFW-12', 'LFW-O06'],
      'One patrol lies in the sections of Saucy Jacky: too few.',
    ],
    jacky('unplayable'),
    oneToken,
  ),
  apply(
    [
      'lfw-amb-12-partial',
      ['AMB-LFW-12', 'LFW-O06'],
      'letterNoTarget=partial: the letter may be spent for the one that is there.',
    ],
    jacky('partial'),
    oneToken,
  ),
  ...(['police', 'head'] as const).map((patrolFaces) =>
    view(
      [
        `lfw-amb-16-faces-${patrolFaces}`,
        ['AMB-LFW-16', 'LFW-I05'],
        patrolFaces === 'police'
          ? 'Ada leads; Ben sees the faces of the patrols too.'
          : 'patrolFaces=head: Ada leads; Ben does not see the faces of the patrols.',
      ],
      hell({ time: 1, wretched: [2, 3] }, { variants: { patrolFaces } }),
      'ben',
      patrolFaces === 'police' ? 'allowed' : 'barred',
    ),
  ),
  ...['2012-revised', 'first'].map((edition) =>
    legal(
      [
        `lfw-amb-20-edition-${edition}`,
        'AMB-LFW-20',
        'The edition is about pieces and colours; the moves are the same.',
      ],
      { ...at('teaching/whole-game', 4, 'x3', 'x4', 'x8', 'x11', 'x12'), variants: { edition } },
      { types: ['move', 'alley'] },
    ),
  ),
];
