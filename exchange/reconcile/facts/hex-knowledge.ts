/** What each hex board knows: what one does not state at all is unknown, not missing. */
import type { HexBoard } from '../../../model/index.js';

/** The kinds of data that a hex board may lack completely. */
const OPTIONAL_HEX_DATA = ['gardens', 'exits', 'setup', 'characters', 'lamps', 'covers', 'cordons'] as const;
export type HexKnowable = (typeof OPTIONAL_HEX_DATA)[number];

/** A printed board has 86 hexes. A small one may have no garden or exit. */
const A_WHOLE_BOARD = 40;

/** For each board what it knows. What no board has is not missing. */
export function knowledgeOfHexBoards(boards: readonly HexBoard[]): readonly ReadonlySet<HexKnowable>[] {
  const has = boards.map(dataIn);
  return has.map(
    (own) =>
      new Set(OPTIONAL_HEX_DATA.filter((kind) => own.has(kind) || !has.some((each) => each.has(kind)))),
  );
}

/** What a board has no vote on, for the report. Without a starting position its parts are not listed. */
export const unknownTo = (knows: ReadonlySet<HexKnowable>): readonly HexKnowable[] =>
  OPTIONAL_HEX_DATA.filter((kind) => !knows.has(kind) && (knows.has('setup') || !PARTS_OF_SETUP.has(kind)));

const PARTS_OF_SETUP: ReadonlySet<HexKnowable> = new Set(['characters', 'lamps', 'covers', 'cordons']);

function dataIn({ hexes, exits, setup }: HexBoard): ReadonlySet<HexKnowable> {
  const isSmall = hexes.length < A_WHOLE_BOARD;
  const isKnown = (list: readonly unknown[] | undefined): boolean =>
    list !== undefined && (isSmall || list.length > 0);
  const there: Record<HexKnowable, boolean> = {
    // Gardens and buildings are both obstacles; many programs have one kind for them.
    gardens: isSmall || hexes.some(({ kind }) => kind === 'garden'),
    exits: isSmall || exits.length > 0,
    setup: setup !== undefined,
    characters: isKnown(setup?.characters),
    lamps: isKnown(setup?.lamps),
    covers: isKnown(setup?.covers),
    cordons: isKnown(setup?.cordons),
  };
  return new Set(OPTIONAL_HEX_DATA.filter((kind) => there[kind]));
}
