/** What blocks say. */
import { findBlock, setEntityFields } from '../../document/index.js';
import { circlesOnPerimeter, type StreetBoard } from '../../../model/index.js';
import { toFieldOptions, nameFieldStep, type FieldSpec } from './field.js';
import { ID_FIELD } from './node-fields.js';

const KINDS = ['houses', 'water', 'none'] as const;
const WORDS = { houses: 'Houses', water: 'Water', none: 'Neither' };

const KIND: FieldSpec<StreetBoard> = {
  id: 'block-kind',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => findBlock(board, key)?.kind,
  options: () => toFieldOptions(KINDS, WORDS),
  set: (board, keys, value) => {
    const kind = KINDS.find((each) => each === value);
    if (kind === undefined) return { problem: 'A block is houses, water or neither.' };
    // A reason says why a block has its kind, so it does not outlive the kind.
    const changing = keys.filter((key) => findBlock(board, key)?.kind !== kind);
    return {
      name: nameFieldStep(board, keys, 'kind', WORDS[kind].toLowerCase()),
      action: setEntityFields(changing, { kind, reason: null }),
    };
  },
};

const REASON: FieldSpec<StreetBoard> = {
  id: 'reason',
  label: 'Reason',
  kind: 'long',
  read: (board, key) => findBlock(board, key)?.reason ?? '',
  set: (board, keys, value) => ({
    name: nameFieldStep(board, keys, 'reason'),
    action: setEntityFields(keys, { reason: value }),
  }),
};

const CIRCLES: FieldSpec<StreetBoard> = {
  id: 'circles',
  label: 'Circles',
  kind: 'fact',
  read: (board, key) => {
    const block = findBlock(board, key);
    return block && circlesOnPerimeter(block).length > 0 ? '' : 'none';
  },
  things: (board, key) => {
    const block = findBlock(board, key);
    return block ? circlesOnPerimeter(block) : [];
  },
};

const WALK: FieldSpec<StreetBoard> = {
  id: 'walk',
  label: 'Walk',
  kind: 'fact',
  read: (board, key) => findBlock(board, key)?.walk.join(' '),
};

const ISLANDS: FieldSpec<StreetBoard> = {
  id: 'islands',
  label: 'Islands',
  kind: 'fact',
  read: (board, key) =>
    findBlock(board, key)
      ?.islands?.map((island) => island.join(' '))
      .join(' · ') ?? 'none',
};

export const BLOCK_FIELDS = [KIND, REASON, CIRCLES, WALK, ISLANDS, ID_FIELD];
