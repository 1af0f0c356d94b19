import { idOfCircle, sectorRelation, type Circle, type Section, type StreetBoard } from '../model/index.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { sectionGridOf, sectionsMadeBy } from './section-grid.js';

/** The circles of a section: white ones, the possible Discovery Locations, and the others. */
export interface CirclesOfSection {
  readonly section: Section;
  readonly white: readonly Circle[];
  readonly others: readonly Circle[];
}

/** The circles of every section that the grid really has, by colour; nothing where the grid is missing or bad. */
export const circlesOfSections = oncePerBoard((board: StreetBoard): readonly CirclesOfSection[] => {
  if (board.grid === undefined || sectionGridOf(board) === undefined) return [];
  const sectors = sectorRelation(board);
  const sections = new Map(
    sectionsMadeBy(board.grid).map((section) => [
      section,
      { section, white: [] as Circle[], others: [] as Circle[] },
    ]),
  );
  for (const circle of board.circles) {
    const section = sections.get(sectors.get(idOfCircle(circle)) ?? '');
    (circle.colour === 'white' ? section?.white : section?.others)?.push(circle);
  }
  return [...sections.values()];
});
