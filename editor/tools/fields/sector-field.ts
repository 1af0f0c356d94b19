/** The section of a node: the one it lies in, or another where a person decided so. */
import { findCircle, findCrossing, setEntityFields, type EntityName } from '../../document/index.js';
import { cellOfPoint, parseSection, type Section, type StreetBoard } from '../../../model/index.js';
import { positionOfEntity } from '../pointing/entity-position.js';
import { toFieldOptions, nameFieldStep, type FieldAnswer, type FieldSpec } from './field.js';

export const SECTOR_FIELD: FieldSpec<StreetBoard> = {
  id: 'sector',
  label: 'Section',
  kind: 'choice',
  read: (board, key) => (findCircle(board, key) ?? findCrossing(board, key))?.sector ?? '',
  options: (board, keys) => {
    const by = keys.length === 1 ? sectionByGrid(board, keys[0]!) : undefined;
    const sections = new Set([...(board.grid?.sections ?? []), ...(by ? [by] : []), ...decided(board)]);
    const here = keys.length === 1 ? `: ${by ?? 'none'}` : '';
    return [
      { value: '', label: `as the grid says${here}` },
      ...toFieldOptions([...sections].sort()).map(({ value, label }) => ({
        value,
        label: `decided: ${label}`,
      })),
    ];
  },
  hint: (board, keys) => {
    const at = keys.length === 1 ? positionOfEntity(board, keys[0]!) : undefined;
    const cell = at && board.grid && cellOfPoint(board.grid, at);
    if (at === undefined) return undefined;
    if (cell) return `It lies in the cell ${cell.column}/${cell.row}, which is part of ${cell.section}.`;
    return board.grid ? 'It lies off the printed grid.' : 'The board has no printed grid yet.';
  },
  set: (board, keys, value): FieldAnswer => {
    const sector = value === '' ? null : parseSection(value);
    if (sector === undefined) return { problem: 'A section is a capital and a small letter, such as Aa.' };
    const words = sector ?? 'what the grid says';
    return { name: nameFieldStep(board, keys, 'section', words), action: setEntityFields(keys, { sector }) };
  },
};

/** Those that people gave to nodes, which are few. */
function decided({ circles, crossings }: StreetBoard): readonly Section[] {
  const found: Section[] = [];
  for (const list of [circles, crossings])
    for (const { sector } of list) if (sector !== undefined) found.push(sector);
  return found;
}

function sectionByGrid(board: StreetBoard, key: EntityName): string | undefined {
  const at = positionOfEntity(board, key);
  return at && board.grid && cellOfPoint(board.grid, at)?.section;
}
