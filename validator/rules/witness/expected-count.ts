import { capitalise, isStreetBoard, type Board, type Expectation } from '../../../model/index.js';
import { boardRule, type Issue } from '../../definitions/define-rule.js';
import { countOnBoard } from '../../facts/print/board-counts.js';
import { layerBlockingCount, WITNESS_LAYERS } from '../../facts/print/witness-layers.js';

/** A count that differs from the board. */
export const expectedCount = boardRule({
  id: 'witness/expected-count',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every expected count matches the board.',
  why: 'Counts are known from the print and from other digitisations; a wrong one shows that something is missing or duplicated.',
  remedy:
    'Look for what is missing or duplicated. Correct the expectation only if its source was misread, and state that in the commit.',
  whenToWaive: 'While a board is being traced; the profile draft reports counts as hints.',
  catalogueIds: ['COL-011', 'IDN-003', 'IDN-004', 'MJ-B09'],
  partlyNeeds: WITNESS_LAYERS,
  check: ({ board, ...context }) =>
    board.expect.map((expectation, i) => {
      if (layerBlockingCount(expectation, context) !== undefined) return undefined;
      const { what, in: section, count } = expectation;
      const seen = countOnBoard(board, what, section);
      if (seen === count) return undefined;
      return {
        entities: [what, ...(section === undefined ? [] : [section])],
        ...(seen === undefined
          ? uncountable(board, expectation, `/expect/${i}`)
          : notSoMany(seen, expectation, `/expect/${i}/count`)),
        expected: count,
      };
    }),
  skippedParts: ({ board, ...context }) =>
    board.expect.flatMap((expectation) => {
      const because = layerBlockingCount(expectation, context);
      return because === undefined ? [] : [{ part: expectation.what, because }];
    }),
});

type Words = Omit<Issue, 'entities'>;

function notSoMany(seen: number, { what, in: section, count, source }: Expectation, pointer: string): Words {
  const where = section === undefined ? '' : ` in section ${section}`;
  const difference = seen < count ? `${count - seen} missing` : `${seen - count} too many`;
  return {
    pointer,
    what: `${capitalise(describeCount(what))}${where}: the board has ${seen}, but should have ${count} (${source}).`,
    remedy: `Look for ${difference}; correct the expectation only if its source was misread.`,
    seen,
  };
}

function uncountable(board: Board, { what, in: section }: Expectation, pointer: string): Words {
  const words = describeCount(what);
  const isHere = countOnBoard(board, what) !== undefined;
  const missing =
    !isStreetBoard(board) && !isHere && what.endsWith('AtStart')
      ? `There is no starting position in which ${words} could be counted`
      : !isHere
        ? `A ${isStreetBoard(board) ? 'street' : 'hex'} board has no ${words} to count`
        : isStreetBoard(board) && board.grid?.sections.includes(section!) === true
          ? `${capitalise(words)} cannot be counted by section`
          : `There is no section ${section} in which ${words} could be counted`;
  return { pointer, what: `${missing}.`, remedy: 'Correct the expectation, or take it out.' };
}

/** Where taking the name apart does not give what one would say. */
const WORDS: Partial<Readonly<Record<Expectation['what'], string>>> = {
  jackPairs: 'pairs of circles that Jack walks between',
  jackPairsWithChoice: 'pairs of circles with more than one route',
  unbarrablePairs: 'pairs of circles that cannot be barred',
  policePairs: 'pairs of crossings one police step apart',
  searchPairs: 'pairs of a crossing and a circle it searches',
  alleyPairs: 'pairs of circles joined by an alley',
  boatPairs: 'pairs of circles joined by boat',
  circlesWithoutAlley: 'circles without an alley',
  visibleAtStart: 'characters visible at the start',
  invisibleAtStart: 'characters invisible at the start',
};

/** `yellowCrossings` is "yellow crossings". */
const describeCount = (what: Expectation['what']): string =>
  WORDS[what] ?? what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
