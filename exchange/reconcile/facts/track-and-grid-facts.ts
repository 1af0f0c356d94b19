/** What is printed beside the map: tracks, letters, the sections of the grid. */
import type { StreetBoard } from '../../model/board.js';
import type { Chart } from './chart.js';
import { factOf, type Fact } from './fact.js';

/** Parts that are a single object, with a fact for each property. Of a grid only its sections: the rest is part of the frame. */
const RECORDS = ['tracks', 'letters', 'grid'] as const;

export function recordFacts({ views, atlas }: Chart): Fact[] {
  return RECORDS.flatMap((part) => {
    const properties = new Set(views.flatMap(({ board }) => Object.keys(recordOf(board, part))));
    return [...properties].sort().flatMap((property) => {
      const votes = views.flatMap(({ index, board, network }): [number, unknown][] => {
        const value = recordOf(board, part)[property];
        if (value === undefined) return [];
        if (property !== 'goulston') return [[index, value]];
        // A crossing's id is its board's own.
        const entry = atlas.entries[index]![network.indexOfId.get(value as string) ?? -1] ?? -1;
        return entry < 0 ? [] : [[index, entry]];
      });
      return votes.length === 0
        ? []
        : [factOf({ key: `${part} ${property}`, part, entries: [], property }, votes)];
    });
  });
}

function recordOf(board: StreetBoard, part: (typeof RECORDS)[number]): Readonly<Record<string, unknown>> {
  if (part === 'grid') return board.grid ? { sections: board.grid.sections } : {};
  return { ...board[part] };
}
