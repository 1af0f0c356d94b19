/** Sections have one spelling in a `Board`, "Aa", though a file may say "a/A" (DEF-16). */
import type { Board, Expectation, Witness } from '../board.js';
import { isStreetBoard } from '../board.js';
import type { Section } from '../vocabulary.js';

/** A section in its one spelling, or undefined if the text names none. */
export function parseSection(text: string): Section | undefined {
  if (!/^([A-Z]\/?[a-z]|[a-z]\/?[A-Z])$/.test(text)) return undefined;
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)];
  return first < 'a' ? first + last : last + first;
}

/** The board with every section in its one spelling. */
export function normaliseSections(board: Board): Board {
  const common = {
    expect: board.expect.map(inExpectation),
    witnesses: board.witnesses.map(inWitness),
  };
  if (!isStreetBoard(board)) return { ...board, ...common };
  const { grid, letters } = board;
  return {
    ...board,
    ...(grid && { grid: { ...grid, sections: grid.sections.map(spelled) } }),
    ...(letters && {
      letters: {
        ...letters,
        dearBoss: letters.dearBoss.map(spelled),
        saucyJacky: letters.saucyJacky.map(spelled),
        fromHell: letters.fromHell.map(spelled),
      },
    }),
    circles: board.circles.map(inNode),
    crossings: board.crossings.map(inNode),
    ...common,
  };
}

const spelled = (section: Section): Section => parseSection(section) ?? section;

const inNode = <T extends { readonly sector?: Section }>(node: T): T =>
  node.sector === undefined ? node : { ...node, sector: spelled(node.sector) };

const inExpectation = (each: Expectation): Expectation =>
  each.in === undefined ? each : { ...each, in: spelled(each.in) };

const inWitness = (each: Witness): Witness =>
  each.fact === 'sector' ? { ...each, is: spelled(each.is) } : each;
