/** What streets, waterlines and blocks say. */
import { changeLineKind, findBlock, LINE_LISTS, setEntityFields } from '../../document/index.js';
import { circlesOnPerimeter, type StreetBoard } from '../../../model/index.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { findPlacedLine } from '../entities/placed-entities.js';
import { type FieldSpec, nameFieldStep, toFieldOptions } from './field.js';
import { ID_FIELD } from './node-fields.js';

const LIST: FieldSpec<StreetBoard> = {
  id: 'list',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => findPlacedLine(board, key)?.list,
  options: () => toFieldOptions(LINE_LISTS, LINE_WORDS),
  hint: (board, keys) =>
    keys.every((key) => findPlacedLine(board, key)?.list === 'waterlines') ? NOBODY : undefined,
  set: (board, keys, value) => {
    const list = LINE_LISTS.find((each) => each === value);
    if (list === undefined) return { problem: 'A line is a street or a waterline.' };
    return {
      name: nameFieldStep(board, keys, 'kind', list === 'streets' ? 'street' : 'waterline'),
      action: changeLineKind(keys, list),
    };
  },
};

const LINE_WORDS = { streets: 'Street', waterlines: 'Waterline' };
const NOBODY = 'Nobody walks a waterline; it closes a block of water.';

const ENDS: FieldSpec<StreetBoard> = {
  id: 'ends',
  label: 'Between',
  kind: 'fact',
  read: () => '',
  things: (board, key) => findPlacedLine(board, key)?.line.between ?? [],
};

const BENDS: FieldSpec<StreetBoard> = {
  id: 'bends',
  label: 'Bends',
  kind: 'fact',
  isShort: true,
  read: (board, key) => String((findPlacedLine(board, key)?.path.length ?? 2) - 2),
};

const LENGTH: FieldSpec<StreetBoard> = {
  id: 'length',
  label: 'Length',
  kind: 'fact',
  isShort: true,
  read: (board, key) => {
    const course = findPlacedLine(board, key)?.path ?? [];
    return String(
      Math.round(course.slice(1).reduce((sum, at, i) => sum + distanceBetween(course[i]!, at), 0)),
    );
  },
};

const LINE_ID: FieldSpec<StreetBoard> = {
  id: 'id',
  label: 'In the file',
  kind: 'fact',
  read: (_, key) => key.slice(key.indexOf(':') + 1),
};

export const LINE_FIELDS = [LIST, ENDS, BENDS, LENGTH, LINE_ID];

const BLOCK_KINDS = ['houses', 'water', 'none'] as const;
const BLOCK_WORDS = { houses: 'Houses', water: 'Water', none: 'Neither' };

const KIND: FieldSpec<StreetBoard> = {
  id: 'block-kind',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => findBlock(board, key)?.kind,
  options: () => toFieldOptions(BLOCK_KINDS, BLOCK_WORDS),
  set: (board, keys, value) => {
    const kind = BLOCK_KINDS.find((each) => each === value);
    if (kind === undefined) return { problem: 'A block is houses, water or neither.' };
    // A reason says why a block has its kind, so it does not outlive the kind.
    const changing = keys.filter((key) => findBlock(board, key)?.kind !== kind);
    return {
      name: nameFieldStep(board, keys, 'kind', BLOCK_WORDS[kind].toLowerCase()),
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
