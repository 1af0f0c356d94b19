/** Sections are written "Aa" in a `Board`, although a file may have "a/A" (DEF-16). */
import type { Board, Expectation, Grid, StreetBoard, Witness } from '../board/board.js';
import { isStreetBoard } from '../board/board.js';
import { mapOrSame, updateOrSame } from '../board/structural-sharing.js';
import type { Section } from '../board/vocabulary.js';

type Letters = NonNullable<StreetBoard['letters']>;

/** The section in its normal form, or undefined if the text is not a section. */
export function parseSection(text: string): Section | undefined {
  if (!/^([A-Z]\/?[a-z]|[a-z]\/?[A-Z])$/.test(text)) return undefined;
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)];
  return first < 'a' ? first + last : last + first;
}

/** The board with every section in its normal form. */
export function normaliseSections(board: Board): Board {
  const common = {
    expect: mapOrSame(board.expect, normaliseExpectation),
    witnesses: mapOrSame(board.witnesses, normaliseWitness),
  };
  if (!isStreetBoard(board)) return updateOrSame(board, common);
  const { grid, letters } = board;
  return updateOrSame(board, {
    ...(grid && { grid: normaliseGrid(grid) }),
    ...(letters && { letters: normaliseLetterSections(letters) }),
    circles: mapOrSame(board.circles, normaliseNode),
    crossings: mapOrSame(board.crossings, normaliseNode),
    ...common,
  });
}

const spelled = (section: Section): Section => parseSection(section) ?? section;

export const normaliseGrid = (grid: Grid): Grid =>
  updateOrSame(grid, { sections: mapOrSame(grid.sections, spelled) });

export const normaliseLetterSections = (letters: Letters): Letters =>
  mapLetterSections(letters, (sections) => mapOrSame(sections, spelled));

/** Changes the sections of each letter. */
export const mapLetterSections = (
  letters: Letters,
  change: (sections: readonly Section[]) => readonly Section[],
): Letters =>
  updateOrSame(letters, {
    dearBoss: change(letters.dearBoss),
    saucyJacky: change(letters.saucyJacky),
    fromHell: change(letters.fromHell),
  });

export const normaliseNode = <T extends { readonly sector?: Section }>(node: T): T =>
  node.sector === undefined || node.sector === spelled(node.sector)
    ? node
    : { ...node, sector: spelled(node.sector) };

export const normaliseExpectation = (each: Expectation): Expectation =>
  each.in === undefined ? each : updateOrSame(each, { in: spelled(each.in) });

export const normaliseWitness = (each: Witness): Witness =>
  each.fact === 'sector' ? updateOrSame(each, { is: spelled(each.is) }) : each;
