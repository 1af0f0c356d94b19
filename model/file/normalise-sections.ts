/** Sections have one spelling in a `Board`, "Aa", though a file may say "a/A" (RULES DEF-16). */
import type { Board } from '../board.js';
import { isStreetBoard } from '../board.js';
import type { Section } from '../vocabulary.js';

/** A section in its one spelling, or undefined if the text names none. */
export function parseSection(text: string): Section | undefined {
  if (!/^([A-Z]\/?[a-z]|[a-z]\/?[A-Z])$/.test(text)) return undefined;
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)];
  return first < 'a' ? first + last : last + first;
}

/** The board with every section in its one spelling. The same object, if nothing had to change. */
export function normaliseSections(board: Board): Board {
  if (!isStreetBoard(board)) return board;
  let changed = false;
  const spelled = (section: Section): Section => {
    const known = parseSection(section) ?? section;
    if (known !== section) changed = true;
    return known;
  };
  const inNode = <T extends { readonly sector?: Section }>(node: T): T =>
    node.sector === undefined ? node : { ...node, sector: spelled(node.sector) };
  const result: Board = {
    ...board,
    ...(board.grid && { grid: { ...board.grid, sections: board.grid.sections.map(spelled) } }),
    ...(board.letters && {
      letters: {
        ...board.letters,
        dearBoss: board.letters.dearBoss.map(spelled),
        saucyJacky: board.letters.saucyJacky.map(spelled),
        fromHell: board.letters.fromHell.map(spelled),
      },
    }),
    circles: board.circles.map(inNode),
    crossings: board.crossings.map(inNode),
    expect: board.expect.map((each) => (each.in === undefined ? each : { ...each, in: spelled(each.in) })),
    witnesses: board.witnesses.map((each) =>
      each.fact === 'sector' ? { ...each, is: spelled(each.is) } : each,
    ),
  };
  return changed ? result : board;
}
