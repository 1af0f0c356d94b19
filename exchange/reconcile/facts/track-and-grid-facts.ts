/** Facts about tracks, letters and the sections of the grid. */
import type { StreetBoard } from '../../../model/index.js';
import { entryOfId, type Alignment } from '../alignment/alignment.js';
import { buildFact, type Fact } from './fact.js';

/** Parts that are single objects, with a fact for each property. Only the sections of a grid count: the rest depends on the frame. */
const RECORDS = ['tracks', 'letters', 'grid'] as const;

export function trackAndGridFacts(alignment: Alignment): Fact[] {
  const { views } = alignment;
  return RECORDS.flatMap((part) => {
    const properties = new Set(views.flatMap(({ board }) => Object.keys(recordOf(board, part))));
    return [...properties].sort().flatMap((property) => {
      const votes = views.flatMap(({ index, board }): [number, unknown][] => {
        const value = recordOf(board, part)[property];
        if (value === undefined) return [];
        if (property !== 'goulston') return [[index, value]];
        // Ids of crossings differ between boards.
        const entry = entryOfId(alignment, index, value as string);
        return entry < 0 ? [] : [[index, entry]];
      });
      return votes.length === 0
        ? []
        : [buildFact({ key: `${part} ${property}`, part, entries: [], property }, votes)];
    });
  });
}

function recordOf(board: StreetBoard, part: (typeof RECORDS)[number]): Readonly<Record<string, unknown>> {
  if (part === 'grid') return board.grid ? { sections: board.grid.sections } : {};
  return { ...board[part] };
}
