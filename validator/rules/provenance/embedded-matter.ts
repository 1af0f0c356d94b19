import { nameOfText, textsOfBoard } from '../../texts-of-board.js';
import type { Rule } from '../../rule.js';

/** Longer than any note we have written; a page of a rulebook is longer. */
const LONGEST = 1000;

/** A picture or a page of text pasted into the board. */
export const embeddedMatter: Rule = {
  id: 'provenance/embedded-matter',
  severity: 'error',
  games: ['lfw', 'wm', 'mj'],
  summary: 'No picture and no copied page stands in the board.',
  why: 'Facts about a board are free, but its artwork and its rulebook belong to others, and such a file could not be shared.',
  mend: 'Take it out; a scan stays on your own machine, and the board keeps its fingerprint only.',
  waive: 'For a long note of your own.',
  answers: ['PRV-002'],
  placeless: true,
  check: ({ board }) =>
    textsOfBoard(board)
      .filter(({ text }) => text.length > LONGEST || /data:[a-z]+\/|[A-Za-z0-9+/]{200}/.test(text))
      .map(({ text, pointer }) => ({
        entities: [nameOfText({ text, pointer })],
        pointer,
        what:
          text.length > LONGEST
            ? `This text has ${text.length} characters, as if it were copied from somewhere.`
            : 'This text holds encoded data, as if a picture were pasted in.',
        mend: 'Take it out, and say in a few words of your own what it shows.',
        seen: text.length,
        expected: LONGEST,
      })),
};
