/** What streets and waterlines say. */
import { changeLineKind, LINE_LISTS } from '../../document/index.js';
import { type StreetBoard } from '../../../model/index.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { findPlacedLine } from '../entities/placed-entities.js';
import { toFieldOptions, nameFieldStep, type FieldSpec } from './field.js';

const LIST: FieldSpec<StreetBoard> = {
  id: 'list',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => findPlacedLine(board, key)?.list,
  options: () => toFieldOptions(LINE_LISTS, WORDS),
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

const WORDS = { streets: 'Street', waterlines: 'Waterline' };
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

const ID: FieldSpec<StreetBoard> = {
  id: 'id',
  label: 'In the file',
  kind: 'fact',
  read: (_, key) => key.slice(key.indexOf(':') + 1),
};

export const LINE_FIELDS = [LIST, ENDS, BENDS, LENGTH, ID];
