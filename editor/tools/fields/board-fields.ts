/** The fields of the board itself. */
import { setBoardFields, setLayout, type BoardFields } from '../../document/index.js';
import {
  digestBoard,
  GAME_NAMES,
  type Board,
  type HexBoard,
  type StreetBoard,
} from '../../../model/index.js';
import { expectedCountFields } from './expected-count-fields.js';
import { toFieldOptions, parseWholeNumber, type FieldEditResult, type FieldSpec } from './field.js';
import { letterFields } from './letter-fields.js';
import { provenanceFields } from './provenance-fields.js';
import { reviewerFields } from './reviewer-fields.js';
import { HEX_TRACK_FIELDS, streetTrackFields } from './track-fields.js';

const done = (label: string, fields: BoardFields): FieldEditResult => ({
  name: `Set ${label} of the board`,
  action: setBoardFields(fields),
});

const text = (
  id: 'id' | 'name' | 'edition' | 'boardVersion',
  label: string,
  pattern: RegExp,
  problem: string,
): FieldSpec => ({
  id,
  label,
  kind: 'text',
  read: (board) => board[id],
  set: (_, __, value) =>
    pattern.test(value.trim()) ? done(label.toLowerCase(), { [id]: value.trim() }) : { problem },
});

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const PROFILE: FieldSpec = {
  id: 'profile',
  label: 'Profile',
  kind: 'choice',
  read: ({ profile }) => profile,
  options: () =>
    toFieldOptions(['draft', 'custom', 'official'], {
      draft: 'draft (being traced)',
      custom: 'custom (home-made)',
      official: 'official (printed)',
    }),
  set: (_, __, value) =>
    value === 'draft' || value === 'custom' || value === 'official'
      ? done('profile', { profile: value })
      : { problem: 'The profile is draft, custom or official.' },
};

const SIZES = 'A size is a whole number of board units, from 1 to 1000000.';

const extent = (axis: 0 | 1, label: string): FieldSpec => ({
  id: label.toLowerCase(),
  label,
  kind: 'number',
  isShort: true,
  read: (board) => String(board.extent[axis]),
  set: (board, _, value) => {
    const size = parseWholeNumber(value, 1, 1_000_000);
    if (size === undefined) return { problem: SIZES };
    return done(label.toLowerCase(), {
      extent: axis === 0 ? [size, board.extent[1]] : [board.extent[0], size],
    });
  },
});

const radius = (disc: 'circle' | 'crossing', label: string): FieldSpec<StreetBoard> => ({
  id: `${disc}-radius`,
  label,
  kind: 'number',
  read: ({ discs }) => String(discs[disc]),
  set: ({ discs }, _, value) => {
    const size = parseWholeNumber(value, 1, 100_000);
    if (size === undefined)
      return { problem: 'A radius is a whole number of board units, from 1 to 100000.' };
    return done(`the radius of ${disc}s`, { discs: { ...discs, [disc]: size } });
  },
});

const lattice = (id: string, label: string, axis: 0 | 1 | 'size'): FieldSpec<HexBoard> => ({
  id,
  label,
  kind: 'number',
  isShort: true,
  read: ({ layout }) => String(axis === 'size' ? layout.size : layout.origin[axis]),
  set: ({ layout }, _, value) => {
    const to = parseWholeNumber(value, axis === 'size' ? 1 : -1_000_000, 1_000_000);
    if (to === undefined)
      return { problem: axis === 'size' ? SIZES : 'A place is a whole number of board units.' };
    const { origin } = layout;
    const after =
      axis === 'size'
        ? { ...layout, size: to }
        : { ...layout, origin: axis === 0 ? ([to, origin[1]] as const) : ([origin[0], to] as const) };
    return { name: 'Set the lattice of hexes', action: setLayout(after) };
  },
});

const fact = <B extends Board>(id: string, label: string, read: (board: B) => string): FieldSpec<B> => ({
  id,
  label,
  kind: 'fact',
  isShort: true,
  read,
});

const GRID: FieldSpec<StreetBoard> = {
  id: 'grid',
  label: 'Printed grid',
  kind: 'fact',
  read: ({ grid }) => (grid ? '' : 'none yet'),
  things: ({ grid }) => (grid ? ['grid'] : []),
};

const DIGEST: FieldSpec = {
  id: 'digest',
  label: 'Fingerprint',
  kind: 'slow',
  read: (board) => digestBoard(board),
};

const SELF: readonly FieldSpec[] = [
  text('name', 'Name', /\S/, 'A board needs a name.'),
  text(
    'id',
    'Id',
    KEBAB,
    'An id has small letters and digits, with hyphens between the words: my-first-board.',
  ),
  text(
    'edition',
    'Edition',
    KEBAB,
    'An edition has small letters and digits, with hyphens: revised-2016, custom.',
  ),
  PROFILE,
  text(
    'boardVersion',
    'Version',
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/,
    'A version has three numbers: 1.0.0. The first counts changes of identity, the second of play, the third of places.',
  ),
  { id: 'game', label: 'Game', kind: 'fact', read: ({ game }) => GAME_NAMES[game] },
  extent(0, 'Width'),
  extent(1, 'Height'),
];

const STREET_FACTS: readonly FieldSpec<StreetBoard>[] = [
  GRID,
  ...(['circles', 'crossings', 'junctions', 'streets', 'waterlines', 'blocks'] as const).map((list) =>
    fact(list, list.charAt(0).toUpperCase() + list.slice(1), (board: StreetBoard) =>
      String(board[list].length),
    ),
  ),
  DIGEST,
];

/** The fields of a street board. Lists have a field for each entry, so the fields depend on the board. */
export const fieldsOfStreetBoard = (board: StreetBoard): readonly FieldSpec<StreetBoard>[] => [
  ...SELF,
  radius('circle', 'Circle radius'),
  radius('crossing', 'Crossing radius'),
  ...reviewerFields(board),
  ...streetTrackFields(board),
  ...letterFields(board),
  ...expectedCountFields(board),
  ...provenanceFields(board),
  ...STREET_FACTS,
];

const HEX_FACTS: readonly FieldSpec<HexBoard>[] = [
  fact('hexes', 'Hexes', ({ hexes }: HexBoard) => String(hexes.length)),
  fact('exits', 'Exits', ({ exits }: HexBoard) => String(exits.length)),
  fact('characters', 'Characters', ({ setup }: HexBoard) => String(setup?.characters.length ?? 0)),
  fact('lamps', 'Lamps', ({ setup }: HexBoard) => String(setup?.lamps.length ?? 0)),
  DIGEST,
];

export const fieldsOfHexBoard = (board: HexBoard): readonly FieldSpec<HexBoard>[] => [
  ...SELF,
  lattice('origin-x', 'Hex 0,0: x', 0),
  lattice('origin-y', 'Hex 0,0: y', 1),
  lattice('hex-size', 'Hex size', 'size'),
  ...reviewerFields(board),
  ...HEX_TRACK_FIELDS,
  ...expectedCountFields(board),
  ...provenanceFields(board),
  ...HEX_FACTS,
];
