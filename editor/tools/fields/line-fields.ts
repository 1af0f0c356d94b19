/** What streets and waterlines say. */
import { changeList, LINE_LISTS, type Action, type Key } from '../../document/index.js';
import { isStreetBoard, type StreetBoard } from '../../../model/index.js';
import { distanceBetween } from '../hit.js';
import { lineOf, linesOf } from '../nodes.js';
import { optionsOf, stepName, type Spec } from './field.js';

const LIST: Spec<StreetBoard> = {
  id: 'list',
  label: 'Kind',
  kind: 'choice',
  read: (board, key) => lineOf(board, key)?.list,
  options: () => optionsOf(LINE_LISTS, WORDS),
  hint: (board, keys) =>
    keys.every((key) => lineOf(board, key)?.list === 'waterlines') ? NOBODY : undefined,
  set: (board, keys, value) => {
    const list = LINE_LISTS.find((each) => each === value);
    if (list === undefined) return { problem: 'A line is a street or a waterline.' };
    const action = changeList(keys, list);
    return {
      name: stepName(board, keys, 'kind', list === 'streets' ? 'street' : 'waterline'),
      action,
      select: keysAfter(board, keys, action),
    };
  },
};

const WORDS = { streets: 'Street', waterlines: 'Waterline' };
const NOBODY = 'Nobody walks a waterline; it closes a block of water.';

/** The keys of the same lines on the board after. */
function keysAfter(board: StreetBoard, keys: readonly Key[], action: Action): readonly Key[] {
  const after = action(board);
  const lines = new Set(keys.map((key) => lineOf(board, key)?.line));
  return isStreetBoard(after)
    ? [...linesOf(after).values()].filter(({ line }) => lines.has(line)).map(({ key }) => key)
    : [];
}

const ENDS: Spec<StreetBoard> = {
  id: 'ends',
  label: 'Between',
  kind: 'fact',
  read: () => '',
  things: (board, key) => lineOf(board, key)?.line.between ?? [],
};

const BENDS: Spec<StreetBoard> = {
  id: 'bends',
  label: 'Bends',
  kind: 'fact',
  isShort: true,
  read: (board, key) => String((lineOf(board, key)?.course.length ?? 2) - 2),
};

const LENGTH: Spec<StreetBoard> = {
  id: 'length',
  label: 'Length',
  kind: 'fact',
  isShort: true,
  read: (board, key) => {
    const course = lineOf(board, key)?.course ?? [];
    return String(
      Math.round(course.slice(1).reduce((sum, at, i) => sum + distanceBetween(course[i]!, at), 0)),
    );
  },
};

const ID: Spec<StreetBoard> = {
  id: 'id',
  label: 'In the file',
  kind: 'fact',
  read: (_, key) => key.slice(key.indexOf(':') + 1),
};

export const LINE_FIELDS = [LIST, ENDS, BENDS, LENGTH, ID];
