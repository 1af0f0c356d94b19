/** Sections have one spelling in a `Board`, "Aa", though a file may say "a/A" (DEF-16). */
import type { Board, Expectation, Grid, StreetBoard, Witness } from '../board.js';
import { isStreetBoard } from '../board.js';
import { mapSame, withSame } from '../same-or-new.js';
import type { Section } from '../vocabulary.js';

type Letters = NonNullable<StreetBoard['letters']>;

/** A section in its one spelling, or undefined if the text names none. */
export function parseSection(text: string): Section | undefined {
  if (!/^([A-Z]\/?[a-z]|[a-z]\/?[A-Z])$/.test(text)) return undefined;
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)];
  return first < 'a' ? first + last : last + first;
}

/** The board with every section in its one spelling. */
export function normaliseSections(board: Board): Board {
  const common = {
    expect: mapSame(board.expect, inExpectation),
    witnesses: mapSame(board.witnesses, inWitness),
  };
  if (!isStreetBoard(board)) return withSame(board, common);
  const { grid, letters } = board;
  return withSame(board, {
    ...(grid && { grid: inGrid(grid) }),
    ...(letters && { letters: inLetters(letters) }),
    circles: mapSame(board.circles, inNode),
    crossings: mapSame(board.crossings, inNode),
    ...common,
  });
}

const spelled = (section: Section): Section => parseSection(section) ?? section;

export const inGrid = (grid: Grid): Grid => withSame(grid, { sections: mapSame(grid.sections, spelled) });

export const inLetters = (letters: Letters): Letters =>
  withSame(letters, {
    dearBoss: mapSame(letters.dearBoss, spelled),
    saucyJacky: mapSame(letters.saucyJacky, spelled),
    fromHell: mapSame(letters.fromHell, spelled),
  });

export const inNode = <T extends { readonly sector?: Section }>(node: T): T =>
  node.sector === undefined || node.sector === spelled(node.sector)
    ? node
    : { ...node, sector: spelled(node.sector) };

export const inExpectation = (each: Expectation): Expectation =>
  each.in === undefined ? each : withSame(each, { in: spelled(each.in) });

export const inWitness = (each: Witness): Witness =>
  each.fact === 'sector' ? withSame(each, { is: spelled(each.is) }) : each;
