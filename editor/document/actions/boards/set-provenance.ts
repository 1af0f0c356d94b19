import type { Provenance } from '../../../model/index.js';
import { onBoards, type Action } from '../action.js';
import { inOneLine } from '../one-line.js';
import { withProperties } from '../set-properties.js';

/** What a board says of where it comes from, as far as a person writes it. */
type Origin = Partial<
  Pick<Provenance, 'licence' | 'rights' | 'sources' | 'traced' | 'reviewed' | 'unreviewed' | 'notes'>
>;

/** Says where a board comes from, who traced and who reviewed it; nothing at all if one of the values is none that a board can have. */
export const setProvenance = (origin: Origin): Action =>
  onBoards((board) => {
    const said = Object.entries(origin).map(([key, value]) => [key, inOneLine(value)] as const);
    const isLeft = ([key, value]: readonly [string, unknown]): boolean =>
      !OPTIONAL.has(key) || !Array.isArray(value) || value.length > 0;
    const after = Object.entries({ ...board.provenance, ...Object.fromEntries(said) });
    return withProperties(board, { provenance: Object.fromEntries(after.filter(isLeft)) });
  });

/** Lists that the file leaves out where they are empty. */
const OPTIONAL: ReadonlySet<string> = new Set(['unreviewed', 'notes']);
