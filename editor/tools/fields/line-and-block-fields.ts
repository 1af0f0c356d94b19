/** The fields of streets, waterlines and blocks. */
import { changeLineKind, findBlock, LINE_LISTS, setEntityFields } from '../../document/index.js';
import { circlesOnPerimeter, type StreetBoard } from '../../../model/index.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { findPlacedLine } from '../entities/placed-entities.js';
import { choiceField, factField, type FieldSpec, linksField, fieldStepName } from './field.js';
import { ID_FIELD } from './node-fields.js';

const LIST: FieldSpec<StreetBoard> = choiceField({
  id: 'list',
  label: 'Kind',
  read: (board, key) => findPlacedLine(board, key)?.list,
  values: LINE_LISTS,
  labels: { streets: 'Street', waterlines: 'Waterline' },
  hint: (board, keys) =>
    keys.every((key) => findPlacedLine(board, key)?.list === 'waterlines')
      ? 'A waterline cannot be walked; it closes a block of water.'
      : undefined,
  problem: 'A line is a street or a waterline.',
  choose: (board, keys, list) => ({
    name: fieldStepName(board, keys, 'kind', list === 'streets' ? 'street' : 'waterline'),
    action: changeLineKind(keys, list),
  }),
});

const ENDS: FieldSpec<StreetBoard> = linksField(
  'ends',
  'Between',
  '',
  (board, key) => findPlacedLine(board, key)?.line.between ?? [],
);

const BENDS: FieldSpec<StreetBoard> = {
  ...factField('bends', 'Bends', (board, key) => String((findPlacedLine(board, key)?.path.length ?? 2) - 2)),
  isShort: true,
};

const LENGTH: FieldSpec<StreetBoard> = {
  ...factField('length', 'Length', (board, key) => {
    const path = findPlacedLine(board, key)?.path ?? [];
    return String(Math.round(path.slice(1).reduce((sum, at, i) => sum + distanceBetween(path[i]!, at), 0)));
  }),
  isShort: true,
};

const LINE_ID: FieldSpec<StreetBoard> = factField('id', 'In the file', (_, key) =>
  key.slice(key.indexOf(':') + 1),
);

export const LINE_FIELDS = [LIST, ENDS, BENDS, LENGTH, LINE_ID];

const BLOCK_WORDS = { houses: 'Houses', water: 'Water', none: 'Neither' };

const KIND: FieldSpec<StreetBoard> = choiceField({
  id: 'block-kind',
  label: 'Kind',
  read: (board, key) => findBlock(board, key)?.kind,
  values: ['houses', 'water', 'none'],
  labels: BLOCK_WORDS,
  problem: 'A block is houses, water or neither.',
  choose: (board, keys, kind) => ({
    name: fieldStepName(board, keys, 'kind', BLOCK_WORDS[kind].toLowerCase()),
    // The reason explains the kind, so it is removed when the kind changes.
    action: setEntityFields(
      keys.filter((key) => findBlock(board, key)?.kind !== kind),
      { kind, reason: null },
    ),
  }),
});

const REASON: FieldSpec<StreetBoard> = {
  id: 'reason',
  label: 'Reason',
  kind: 'long',
  read: (board, key) => findBlock(board, key)?.reason ?? '',
  set: (board, keys, value) => ({
    name: fieldStepName(board, keys, 'reason'),
    action: setEntityFields(keys, { reason: value }),
  }),
};

const CIRCLES: FieldSpec<StreetBoard> = linksField('circles', 'Circles', 'none', (board, key) => {
  const block = findBlock(board, key);
  return block ? circlesOnPerimeter(block) : [];
});

const WALK: FieldSpec<StreetBoard> = factField('walk', 'Walk', (board, key) =>
  findBlock(board, key)?.walk.join(' '),
);

const ISLANDS: FieldSpec<StreetBoard> = factField(
  'islands',
  'Islands',
  (board, key) =>
    findBlock(board, key)
      ?.islands?.map((island) => island.join(' '))
      .join(' · ') ?? 'none',
);

export const BLOCK_FIELDS = [KIND, REASON, CIRCLES, WALK, ISLANDS, ID_FIELD];
