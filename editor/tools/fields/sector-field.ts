/** The section of a node: the one it lies in, or another where a person decided so. */
import { setFields, type Key } from '../../document/index.js';
import { cellOfPoint, parseSection, type Section, type StreetBoard } from '../../../model/index.js';
import { placeOf } from '../place-of.js';
import { circleOf, crossingOf } from './entities.js';
import { optionsOf, stepName, type Answer, type Spec } from './field.js';

export const SECTOR: Spec<StreetBoard> = {
  id: 'sector',
  label: 'Section',
  kind: 'choice',
  read: (board, key) => (circleOf(board, key) ?? crossingOf(board, key))?.sector ?? '',
  options: (board, keys) => {
    const by = keys.length === 1 ? sectionByGrid(board, keys[0]!) : undefined;
    const sections = new Set([...(board.grid?.sections ?? []), ...(by ? [by] : []), ...decided(board)]);
    const here = keys.length === 1 ? `: ${by ?? 'none'}` : '';
    return [
      { value: '', label: `as the grid says${here}` },
      ...optionsOf([...sections].sort()).map(({ value, label }) => ({ value, label: `decided: ${label}` })),
    ];
  },
  hint: (board, keys) => {
    const at = keys.length === 1 ? placeOf(board, keys[0]!) : undefined;
    const cell = at && board.grid && cellOfPoint(board.grid, at);
    if (at === undefined) return undefined;
    if (cell) return `It lies in the cell ${cell.column}/${cell.row}, which is part of ${cell.section}.`;
    return board.grid ? 'It lies off the printed grid.' : 'The board has no printed grid yet.';
  },
  set: (board, keys, value): Answer => {
    const sector = value === '' ? null : parseSection(value);
    if (sector === undefined) return { problem: 'A section is a capital and a small letter, such as Aa.' };
    const words = sector ?? 'what the grid says';
    return { name: stepName(board, keys, 'section', words), action: setFields(keys, { sector }) };
  },
};

/** Those that people gave to nodes, which are few. */
function decided({ circles, crossings }: StreetBoard): readonly Section[] {
  const found: Section[] = [];
  for (const list of [circles, crossings])
    for (const { sector } of list) if (sector !== undefined) found.push(sector);
  return found;
}

function sectionByGrid(board: StreetBoard, key: Key): string | undefined {
  const at = placeOf(board, key);
  return at && board.grid && cellOfPoint(board.grid, at)?.section;
}
