/** Faults of a board's metadata and of its text. */
import { formatBoard, type Board, type Provenance } from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import { anyBoardFault, type FaultClass, type Random } from './fault-class.js';

const withProvenance = (board: Board, change: Partial<Provenance>): Board => ({
  ...board,
  provenance: { ...board.provenance, ...change },
});

/** The text with an insertion after a random match of a pattern. */
const insertedBehind = (text: string, pattern: RegExp, words: string, random: Random): string => {
  const match = pickRandom([...text.matchAll(pattern)], random);
  const at = match.index + match[0].length;
  return text.slice(0, at) + words + text.slice(at);
};

/** A fault of the text, which a board cannot have. */
const textFault = (
  name: string,
  what: string,
  change: (text: string, random: Random, board: Board) => string,
): FaultClass => anyBoardFault(name, (random, board) => [change(formatBoard(board), random, board), what]);

export const FILE_FAULTS: readonly FaultClass[] = [
  anyBoardFault('an edition that does not exist', (_, board) => [
    { ...board, edition: `${board.edition}-x` },
    `${board.edition}-x`,
  ]),
  anyBoardFault('the edition of another game', (_, board) => {
    const edition = board.game === 'mj' ? '2012-revised' : '2006';
    return [{ ...board, edition }, edition];
  }),
  anyBoardFault(
    'a printed board is validated as a home-made one',
    (random, board) => {
      const profile = pickRandom(['draft', 'custom'] as const, random);
      return [{ ...board, profile }, profile];
    },
    {
      cannotBeKnown: {
        what: 'geometry',
        why: 'a printed board that is being traced says the same; --profile official validates it as printed',
      },
    },
  ),
  anyBoardFault(
    'the board is changed and its version is not',
    (random, board) => {
      const [width, height] = board.extent;
      const extent = [width, height + 1 + Math.floor(random() * 9)] as const;
      return [{ ...board, extent }, `height ${extent[1]}`];
    },
    { since: true },
  ),
  anyBoardFault('the version goes back', (_, board) => [{ ...board, boardVersion: '0.9.9' }, '0.9.9'], {
    since: true,
  }),
  anyBoardFault('a width that is not 10000', (random, board) => {
    const width = 9000 + Math.floor(random() * 999);
    return [{ ...board, extent: [width, board.extent[1]] }, `width ${width}`];
  }),
  anyBoardFault('no record of tracing', (_, board) => [withProvenance(board, { traced: [] }), 'no traced']),
  anyBoardFault('no record of a review', (_, board) => [
    withProvenance(board, { reviewed: [] }),
    'no reviewed',
  ]),
  anyBoardFault('a digitisation is used on no terms', (_, board) => {
    const sources = board.provenance.sources.map(({ licence: _licence, ...source }) => source);
    return [withProvenance(board, { sources }), 'no licence at the sources'];
  }),
  anyBoardFault('a note about a thing that is not there', (random, board) => {
    const about = [pickRandom(['c999', 'x999', 'b999', 'h99,9', 'c1-x999'], random)];
    const notes = [...(board.provenance.notes ?? []), { about, note: 'Debatable.' }];
    return [withProvenance(board, { notes }), about[0]!];
  }),
  anyBoardFault('a damaged encoding', (random, board) => {
    const name = board.name + pickRandom([' â€™', ' Ã©', ' \ufffd'], random);
    return [{ ...board, name }, name];
  }),
  anyBoardFault('a picture in the board', (_, board) => {
    const rights = `${board.provenance.rights} data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(20)}`;
    return [withProvenance(board, { rights }), 'a picture under rights'];
  }),
  anyBoardFault('a waiver of nothing', (_, board) => {
    const waiver = { rule: 'provenance/unreviewed', target: 'board', reason: 'Once it was so.' };
    return [{ ...board, waivers: [...board.waivers, waiver] }, waiver.rule];
  }),
  anyBoardFault('a count that does not come out', (random, board) => {
    const wrong = pickRandom(board.expect, random);
    const expect = board.expect.map((each) => (each === wrong ? { ...each, count: each.count + 1 } : each));
    return [{ ...board, expect }, wrong.what];
  }),
  textFault('an unknown property', '"colur": "red"', (text, random) =>
    insertedBehind(text, /\{(?=\s*")/g, '"colur": "red",', random),
  ),
  textFault('a key twice', '"at" twice', (text, random) =>
    insertedBehind(text, /\{ ?(?="(?:number|id|at|rule|what)")/g, '"at": [1, 1], "at": [1, 1], ', random),
  ),
  textFault('a comma too many', 'a comma behind an object', (text, random) =>
    insertedBehind(text, /\},?(?=\n)/g, ',', random),
  ),
  anyBoardFault('half a file', (random, board) => {
    const text = formatBoard(board);
    const length = Math.floor((0.1 + 0.8 * random()) * text.length);
    return [text.slice(0, length), `${length} characters`];
  }),
  textFault('a byte order mark', 'U+FEFF at the start', (text) => `\ufeff${text}`),
  textFault('written in another form', 'other line ends, spaces or order', (text, random, board) => {
    const crlf = text.replaceAll('\n', '\r\n');
    return pickRandom([JSON.stringify(board), crlf, text.trimEnd(), text.replace('{', '{ ')], random);
  }),
  textFault('a fraction for a coordinate', 'a half', (text, random) =>
    insertedBehind(text, /"(?:at|extent|origin)": \[-?\d+/g, '.5', random),
  ),
];
