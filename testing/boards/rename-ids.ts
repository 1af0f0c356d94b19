/** Renames ids everywhere in a board, by replacing them in its text. */
import type { StreetBoard } from '../../model/index.js';

/** Row labels look like block ids, and notes and reasons are prose, so they are skipped. */
const NOT_IDS = new Set(['rows', 'columns', 'is', 'note', 'reason']);

export function renameIds(board: StreetBoard, names: ReadonlyMap<string, string>): StreetBoard {
  const renamed = (value: unknown, key: string): unknown => {
    if (NOT_IDS.has(key)) return value;
    if (typeof value === 'string')
      return value.replace(/(?<!\w)[cxtb]\d+(?!\w)/g, (id) => names.get(id) ?? id);
    if (Array.isArray(value)) return value.map((each) => renamed(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, name)]));
  };
  return {
    ...(renamed(board, '') as StreetBoard),
    circles: board.circles.map((circle) => ({
      ...circle,
      number: Number((names.get(`c${circle.number}`) ?? `c${circle.number}`).slice(1)),
    })),
  };
}
