import { nameOfText, textsOfBoard } from '../../texts-of-board.js';
import type { Rule } from '../../rule.js';

/** UTF-8 read as Latin-1 or Windows-1252 and saved again: "â€™" for an apostrophe, "Ã©" for é, and the replacement mark. */
const DAMAGED = /â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|\ufffd/;

/** A text whose encoding was damaged on the way. */
export const mojibake: Rule = {
  id: 'provenance/mojibake',
  severity: 'warning',
  games: ['lfw', 'wm', 'mj'],
  summary: 'Names, notes and reasons are composed Unicode (NFC) without signs of a damaged encoding.',
  why: 'Names are shown to players, and two spellings that look the same are not found by searching.',
  mend: 'Retype the text.',
  waive: 'Where the strange signs are really meant.',
  answers: ['SCH-009', 'AMB-LFW-28'],
  placeless: true,
  check: ({ board }) =>
    textsOfBoard(board)
      .filter(({ text }) => DAMAGED.test(text) || text.normalize('NFC') !== text)
      .map(({ text, pointer }) => ({
        entities: [nameOfText({ text, pointer })],
        pointer,
        what: DAMAGED.test(text)
          ? 'This text shows signs of a damaged encoding.'
          : 'This text is not in composed Unicode (NFC).',
        mend: 'Retype it.',
        seen: text.slice(0, 200),
      })),
};
