import { boardRule } from '../../definitions/define-rule.js';
import { stableNameOfText, textsOfBoard } from '../../facts/print/board-texts.js';

/** UTF-8 read as Latin-1 or Windows-1252 and saved again: "â€™" for an apostrophe, "Ã©" for é, and the replacement mark. */
const DAMAGED = /â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|\ufffd/;

/** A text whose encoding was damaged. */
export const mojibake = boardRule({
  id: 'provenance/mojibake',
  severity: 'warning',
  summary: 'Names, notes and reasons are composed Unicode (NFC) without signs of a damaged encoding.',
  why: 'Names are shown to players, and two spellings that look the same are not found by searching.',
  remedy: 'Retype the text.',
  whenToWaive: 'Where the unusual characters are intended.',
  catalogueIds: ['SCH-009', 'AMB-LFW-28'],
  topologyOnly: true,
  check: ({ board }) =>
    textsOfBoard(board)
      .filter(({ text }) => DAMAGED.test(text) || text.normalize('NFC') !== text)
      .map(({ text, pointer }) => ({
        entities: [stableNameOfText({ text, pointer })],
        pointer,
        what: DAMAGED.test(text)
          ? 'This text shows signs of a damaged encoding.'
          : 'This text is not in composed Unicode (NFC).',
        remedy: 'Retype it.',
        seen: text.slice(0, 200),
      })),
});
