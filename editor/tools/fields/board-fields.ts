/** The fields of the board itself. */
import { setBoardFields, setHexLayout, type BoardFields } from '../../document/index.js';
import {
  capitalise,
  digestBoard,
  GAME_NAMES,
  type Board,
  type HexBoard,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { expectedCountFields } from './expected-count-fields.js';
import {
  choiceField,
  factField,
  linksField,
  numberField,
  type FieldEditResult,
  type FieldSpec,
} from './field.js';
import { jackLetterFields } from './jack-letter-fields.js';
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
  group?: string,
): FieldSpec => ({
  id,
  label,
  kind: 'text',
  ...(group !== undefined && { group }),
  read: (board) => board[id],
  set: (_, __, value) =>
    pattern.test(value.trim()) ? done(label.toLowerCase(), { [id]: value.trim() }) : { problem },
});

/** What is seldom changed: it is folded, so that a draft shows first how far it is. */
const SETTINGS = 'Board settings';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const PROFILE: FieldSpec = choiceField({
  id: 'profile',
  label: 'Profile',
  read: ({ profile }) => profile,
  values: ['draft', 'custom', 'official'],
  labels: {
    draft: 'draft (being traced)',
    custom: 'custom (home-made)',
    official: 'official (printed)',
  },
  problem: 'The profile is draft, custom or official.',
  choose: (_, __, profile) => done('profile', { profile }),
});

const SIZES = 'A size is a whole number of board units, from 1 to 1000000.';

const extent = (axis: 0 | 1, label: string): FieldSpec =>
  numberField({
    id: label.toLowerCase(),
    label,
    isShort: true,
    group: SETTINGS,
    read: (board) => String(board.extent[axis]),
    limits: [1, 1_000_000],
    problem: SIZES,
    change: ({ extent }, _, size) =>
      done(label.toLowerCase(), { extent: extent.with(axis, size) as unknown as Board['extent'] }),
  });

const radius = (disc: 'circle' | 'crossing', label: string): FieldSpec<StreetBoard> =>
  numberField({
    id: `${disc}-radius`,
    label,
    group: SETTINGS,
    read: ({ discs }) => String(discs[disc]),
    limits: [1, 100_000],
    problem: 'A radius is a whole number of board units, from 1 to 100000.',
    change: ({ discs }, _, size) => done(`the radius of ${disc}s`, { discs: { ...discs, [disc]: size } }),
  });

const setLattice = (layout: HexBoard['layout']): FieldEditResult => ({
  name: 'Set the lattice of hexes',
  action: setHexLayout(layout),
});

const latticeOrigin = (axis: 0 | 1, name: 'x' | 'y'): FieldSpec<HexBoard> =>
  numberField({
    id: `origin-${name}`,
    label: `Hex 0,0: ${name}`,
    isShort: true,
    group: SETTINGS,
    read: ({ layout }) => String(layout.origin[axis]),
    limits: [-1_000_000, 1_000_000],
    problem: 'A place is a whole number of board units.',
    change: ({ layout }, _, to) =>
      setLattice({ ...layout, origin: layout.origin.with(axis, to) as unknown as Point }),
  });

const LATTICE_SIZE: FieldSpec<HexBoard> = numberField({
  id: 'hex-size',
  label: 'Hex size',
  isShort: true,
  group: SETTINGS,
  read: ({ layout }) => String(layout.size),
  limits: [1, 1_000_000],
  problem: SIZES,
  change: ({ layout }, _, size) => setLattice({ ...layout, size }),
});

const countField = <B extends Board>(
  id: string,
  label: string,
  count: (board: B) => number,
): FieldSpec<B> => ({ ...factField<B>(id, label, (board) => String(count(board))), isShort: true });

const DIGEST: FieldSpec = { id: 'digest', label: 'Fingerprint', kind: 'slow', read: digestBoard };

const SELF: readonly FieldSpec[] = [
  text('name', 'Name', /\S/, 'A board needs a name.'),
  text(
    'id',
    'Id',
    KEBAB,
    'An id has small letters and digits, with hyphens between the words: my-first-board.',
    SETTINGS,
  ),
  text(
    'edition',
    'Edition',
    KEBAB,
    'An edition has small letters and digits, with hyphens: revised-2016, custom.',
    SETTINGS,
  ),
  PROFILE,
  text(
    'boardVersion',
    'Version',
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/,
    'A version has three numbers: 1.0.0. The first counts changes of identity, the second of play, the third of places.',
    SETTINGS,
  ),
  factField('game', 'Game', ({ game }) => GAME_NAMES[game]),
  extent(0, 'Width'),
  extent(1, 'Height'),
];

const STREET_FACTS: readonly FieldSpec<StreetBoard>[] = [
  linksField('grid', 'Printed grid', 'none yet', ({ grid }) => (grid ? ['grid'] : [])),
  ...(['circles', 'crossings', 'junctions', 'streets', 'waterlines', 'blocks'] as const).map((list) =>
    countField(list, capitalise(list), (board: StreetBoard) => board[list].length),
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
  ...jackLetterFields(board),
  ...expectedCountFields(board),
  ...provenanceFields(board),
  ...STREET_FACTS,
];

const HEX_FACTS: readonly FieldSpec<HexBoard>[] = [
  countField('hexes', 'Hexes', ({ hexes }: HexBoard) => hexes.length),
  countField('exits', 'Exits', ({ exits }: HexBoard) => exits.length),
  countField('characters', 'Characters', ({ setup }: HexBoard) => setup?.characters.length ?? 0),
  countField('lamps', 'Lamps', ({ setup }: HexBoard) => setup?.lamps.length ?? 0),
  DIGEST,
];

export const fieldsOfHexBoard = (board: HexBoard): readonly FieldSpec<HexBoard>[] => [
  ...SELF,
  latticeOrigin(0, 'x'),
  latticeOrigin(1, 'y'),
  LATTICE_SIZE,
  ...reviewerFields(board),
  ...HEX_TRACK_FIELDS,
  ...expectedCountFields(board),
  ...provenanceFields(board),
  ...HEX_FACTS,
];
