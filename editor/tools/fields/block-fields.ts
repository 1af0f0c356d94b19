/** What blocks say. */
import { setFields } from '../../document/index.js';
import { perimeterOf, type StreetBoard } from '../../../model/index.js';
import { blockOf } from './entities.js';
import { optionsOf, stepName, type Spec } from './field.js';
import { ID } from './node-fields.js';

const KINDS = ['houses', 'water', 'none'] as const;
const WORDS = { houses: 'Houses', water: 'Water', none: 'Neither' };

const KIND: Spec<StreetBoard> = {
  id: 'block-kind',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => blockOf(board, key)?.kind,
  options: () => optionsOf(KINDS, WORDS),
  set: (board, keys, value) => {
    const kind = KINDS.find((each) => each === value);
    if (kind === undefined) return { problem: 'A block is houses, water or neither.' };
    // A reason says why a block has its kind, so it does not outlive the kind.
    const changing = keys.filter((key) => blockOf(board, key)?.kind !== kind);
    return {
      name: stepName(board, keys, 'kind', WORDS[kind].toLowerCase()),
      action: setFields(changing, { kind, reason: null }),
    };
  },
};

const REASON: Spec<StreetBoard> = {
  id: 'reason',
  label: 'Reason',
  kind: 'long',
  read: (board, key) => blockOf(board, key)?.reason ?? '',
  set: (board, keys, value) => ({
    name: stepName(board, keys, 'reason'),
    action: setFields(keys, { reason: value }),
  }),
};

const CIRCLES: Spec<StreetBoard> = {
  id: 'circles',
  label: 'Circles',
  kind: 'fact',
  read: (board, key) => {
    const block = blockOf(board, key);
    return block && perimeterOf(block).length > 0 ? '' : 'none';
  },
  things: (board, key) => {
    const block = blockOf(board, key);
    return block ? perimeterOf(block) : [];
  },
};

const WALK: Spec<StreetBoard> = {
  id: 'walk',
  label: 'Walk',
  kind: 'fact',
  read: (board, key) => blockOf(board, key)?.walk.join(' '),
};

const ISLANDS: Spec<StreetBoard> = {
  id: 'islands',
  label: 'Islands',
  kind: 'fact',
  read: (board, key) =>
    blockOf(board, key)
      ?.islands?.map((island) => island.join(' '))
      .join(' · ') ?? 'none',
};

export const BLOCK_FIELDS = [KIND, REASON, CIRCLES, WALK, ISLANDS, ID];
