import { idOfCircle, sectorRelation, type Section, type StreetBoard } from '../model/index.js';

/** How many white circles, the possible Discovery Locations, each section of the grid has. */
export function whiteCirclesOfSections(board: StreetBoard): [section: Section, circles: number][] {
  const sectors = sectorRelation(board);
  const counts = new Map<Section, number>((board.grid?.sections ?? []).map((section) => [section, 0]));
  for (const circle of board.circles) {
    const section = sectors.get(idOfCircle(circle));
    if (circle.colour === 'white' && section !== undefined)
      counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts];
}
