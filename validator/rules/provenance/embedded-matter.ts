import { boardRule } from '../../definitions/define-rule.js';
import { stableNameOfText, textsOfBoard } from '../../facts/print/board-texts.js';

/** Longer than any note in the shipped boards, and shorter than a page of a rulebook. */
const LONGEST = 1000;

/** A picture or a page of text pasted into the board. */
export const embeddedMatter = boardRule({
  id: 'provenance/embedded-matter',
  severity: 'error',
  summary: 'The board contains no picture and no copied page.',
  why: 'Facts about a board are free, but its artwork and its rulebook belong to others, and such a file could not be shared.',
  remedy: 'Remove it; a scan stays on your own machine, and the board keeps only its fingerprint.',
  whenToWaive: 'For a long note of your own.',
  catalogueIds: ['PRV-002'],
  topologyOnly: true,
  check: ({ board }) =>
    textsOfBoard(board)
      .filter(({ text }) => text.length > LONGEST || /data:[a-z]+\/|[A-Za-z0-9+/]{200}/.test(text))
      .map(({ text, pointer }) => ({
        entities: [stableNameOfText({ text, pointer })],
        pointer,
        what:
          text.length > LONGEST
            ? `This text has ${text.length} characters, as if it were copied from somewhere.`
            : 'This text holds encoded data, as if a picture were pasted in.',
        remedy: 'Remove it, and describe in your own words what it shows.',
        seen: text.length,
        expected: LONGEST,
      })),
});
