import type { Provenance } from '../../../../model/index.js';
import { boardAction, type Action } from '../action.js';
import { textsToSingleLine } from '../../entities/single-line.js';
import { setProperties } from '../../patches/set-properties.js';

/** What a board says of where it comes from, as far as a person writes it. */
type Origin = Partial<
  Pick<Provenance, 'licence' | 'rights' | 'sources' | 'traced' | 'reviewed' | 'unreviewed' | 'notes'>
>;

/** Says where a board comes from, who traced and who reviewed it; nothing at all if one of the values is none that a board can have. */
export const setProvenance = (origin: Origin): Action =>
  boardAction((board) => {
    const entries = Object.entries(origin).map(([key, value]) => [key, textsToSingleLine(value)] as const);
    const isLeft = ([key, value]: readonly [string, unknown]): boolean =>
      !OPTIONAL.has(key) || !Array.isArray(value) || value.length > 0;
    const after = Object.entries({ ...board.provenance, ...Object.fromEntries(entries) });
    return setProperties(board, { provenance: Object.fromEntries(after.filter(isLeft)) });
  });

/** Lists that the file leaves out where they are empty. */
const OPTIONAL: ReadonlySet<string> = new Set(['unreviewed', 'notes']);
