import { countWithNoun, streetRule } from '../../definitions/define-rule.js';

/** Seven patrols start on different yellow crossings (LFW-B06); three Investigators do in Whitehall (WM-B05). */
const NEEDED = { lfw: 7, wm: 3 } as const;
const POLICE = { lfw: 'patrols', wm: 'Investigators' } as const;

/** Not enough yellow crossings for the police to start on. */
export const tooFewYellow = streetRule({
  id: 'colour/too-few-yellow',
  severity: 'error',
  summary:
    'There are enough crossings with a yellow border for all police to start on: seven in Whitechapel, three in Whitehall.',
  why: 'Each patrol or Investigator starts on a yellow crossing of its own.',
  remedy: 'Look for yellow borders that were not traced.',
  comparesWithPrint: true,
  catalogueIds: ['COL-003', 'COL-005', 'LFW-B06', 'WM-B05'],
  topologyOnly: true,
  isTotal: true,
  *check({ board }) {
    const yellow = board.crossings.filter(({ border }) => border === 'yellow').length;
    const needed = NEEDED[board.game];
    if (yellow >= needed) return;
    yield {
      entities: ['yellow'],
      pointer: '/crossings',
      what: `The board has ${countWithNoun(yellow, 'yellow crossing')}, but ${needed} ${POLICE[board.game]} must start on them.`,
      remedy: `Look for ${countWithNoun(needed - yellow, 'more yellow border')} in the print.`,
      seen: yellow,
      expected: needed,
    };
  },
});
