/** Creates empty boards. */
import { GAME_NAMES, type Board, type Game } from '../../../model/index.js';
import { toSingleLineText } from './single-line-text.js';

/** Creates an empty draft of a board. Sizes are those of the printed boards, until a scan gives better ones. */
export function newBoard(game: Game, { id, name }: { readonly id: string; readonly name: string }): Board {
  const common = {
    schemaVersion: 1,
    id: kebab(id) ?? kebab(name) ?? 'new-board',
    name: toSingleLineText(name) ?? 'A new board',
    edition: 'custom',
    profile: 'draft',
    boardVersion: '0.1.0',
  } as const;
  const rest = { expect: [], witnesses: [], provenance: provenanceOf(game), waivers: [] };
  if (game === 'mj')
    return {
      ...common,
      game,
      extent: [10000, 7882],
      layout: { orientation: 'flat-top', origin: [680, 1031], size: 480 },
      hexes: [],
      exits: [],
      ...rest,
    };
  return {
    ...common,
    game,
    ...STREETS[game],
    circles: [],
    crossings: [],
    junctions: [],
    streets: [],
    waterlines: [],
    blocks: [],
    ...rest,
  };
}

const STREETS = {
  lfw: { extent: [10000, 6672], discs: { circle: 84, crossing: 36 } },
  wm: { extent: [10000, 10000], discs: { circle: 130, crossing: 70 } },
} as const;

/** Who traced it and when is for them to say; the validator asks for it before a board is called finished. */
const provenanceOf = (game: Game): Board['provenance'] => ({
  licence: 'CC0-1.0',
  rights: `The data are facts and free. ${GAME_NAMES[game]} and its marks belong to its publisher and authors; no artwork of the game is included.`,
  sources: [{ id: 'scan', kind: 'scan', what: 'A scan of the printed board, traced by hand; not included.' }],
  traced: [],
  reviewed: [],
});

/** A text as an id: small letters and digits, with hyphens between the words; undefined if it has none. */
function kebab(text: string): string | undefined {
  const plain = text.normalize('NFKD').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
      .replace(/-$/, '') || undefined
  );
}
