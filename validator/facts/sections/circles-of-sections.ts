import {
  idOfCircle,
  memoByBoard,
  sectorRelation,
  type Circle,
  type Section,
  type StreetBoard,
} from '../../../model/index.js';
import { sectionGridOfBoard, sectionsOfGrid } from './section-grid.js';

/** The circles of a section: white ones, which may be Discovery Locations, and the others. */
export interface CirclesOfSection {
  readonly section: Section;
  readonly white: readonly Circle[];
  readonly others: readonly Circle[];
}

/** The circles of every section of the grid; empty if the grid is missing or bad. */
export const circlesOfSections = memoByBoard((board: StreetBoard): readonly CirclesOfSection[] => {
  if (board.grid === undefined || sectionGridOfBoard(board) === undefined) return [];
  const sectors = sectorRelation(board);
  const sections = new Map(
    sectionsOfGrid(board.grid).map((section) => [
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
