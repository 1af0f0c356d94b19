/** The section of every node, and the nodes where a person decided it. */
import {
  capitalise,
  cellOfPoint,
  joinWithAnd,
  pluralise,
  sectorRelation,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { hasGridArea, sectionGridOfBoard } from '../../../validator/index.js';
import { placedNodesOf } from '../entities/placed-entities.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import type { ShapeStyle, Shape } from '../shapes/shape.js';
import { describeEntity } from '../entities/describe-entity.js';
import { ringShapes, resultWithoutShapes, type LensResult } from './lens-result.js';

export function sectorsLens(board: StreetBoard, selection: readonly string[]): LensResult {
  const { grid } = board;
  if (grid === undefined)
    return resultWithoutShapes('The board has no section grid yet. Press G and drag it over the print.');
  if (!hasGridArea(grid))
    return resultWithoutShapes('The section grid has no width or no height. Press G and drag its lines.');
  const sectors = sectorRelation(board);
  const nodes = placedNodesOf(board);
  const asked = selection.filter((id) => nodes.has(id) && !id.startsWith('t')) as readonly NodeId[];
  const wanted = new Set(asked.map((id) => sectors.get(id)));
  const alike = [...sectors].filter(([, section]) => wanted.has(section)).map(([id]) => id);
  const decided = decisions(board);
  const homeless = [...nodes.values()].filter(({ id, kind }) => kind !== 'junction' && !sectors.has(id));
  const { circle: radius } = board.discs;
  return {
    shapes: [
      ...sections(board),
      ...ringsOf(board, 'section', alike),
      ...ringsOf(
        board,
        'lens',
        decided.map(({ id }) => id),
      ),
      ...decided.map(({ id, section }): Shape => label('lens', nodes.get(id)!.at, section)),
      ...ringShapes(
        'warning',
        homeless.map(({ at }) => at),
        1.3 * radius,
      ),
      ...homeless.map(({ at }): Shape => label('warning', at, '?')),
    ],
    sentence:
      asked.length === 0 || asked.length > 3
        ? describeAll(board, decided.length, homeless.length)
        : asked.map((id) => describeNode(board, id)).join(' '),
  };
}

const label = (look: ShapeStyle, at: Point, text: string): Shape => ({ kind: 'label', look, at, text });

function ringsOf(board: StreetBoard, look: ShapeStyle, ids: readonly string[]): readonly Shape[] {
  const places = (kind: string): readonly Point[] =>
    ids.filter((id) => id.startsWith(kind)).map((id) => placedNodesOf(board).get(id)!.at);
  return [
    ...ringShapes(look, places('c'), 1.3 * board.discs.circle),
    ...ringShapes(look, places('x'), 2.3 * board.discs.crossing),
  ];
}

/** The nodes with a section in the file, because the print is ambiguous there. */
function decisions(board: StreetBoard): readonly { readonly id: NodeId; readonly section: string }[] {
  return [
    ...board.circles.map(({ number, sector }) => ({ id: `c${number}` as NodeId, section: sector })),
    ...board.crossings.map(({ id, sector }) => ({ id: id, section: sector })),
  ].flatMap(({ id, section }) => (section === undefined ? [] : [{ id, section }]));
}

/** The sections as a chequered pattern, with their names. */
function sections(board: StreetBoard): readonly Shape[] {
  const grid = sectionGridOfBoard(board);
  if (!grid) return [];
  const fields = grid.columns.flatMap((column, i) =>
    grid.rows.map((row, j) => ({ column, row, isEven: (i + j) % 2 === 0 })),
  );
  const outline = ({ column, row }: (typeof fields)[number]): readonly Point[] =>
    cornersBetween([column.from, row.from], [column.to, row.to]);
  return [
    ...(['section', 'next-section'] as const).map((look): Shape => ({
      kind: 'areas',
      look,
      parts: fields.filter(({ isEven }) => isEven === (look === 'section')).map(outline),
      under: true,
    })),
    ...fields.map(({ column, row }): Shape => ({
      kind: 'label',
      look: 'section',
      at: [(column.from + column.to) / 2, (row.from + row.to) / 2],
      text: column.letter + row.letter,
      middle: true,
      under: true,
    })),
  ];
}

function describeNode(board: StreetBoard, id: NodeId): string {
  const name = capitalise(describeEntity(board, id));
  const section = sectorRelation(board).get(id);
  const cell = board.grid && cellOfPoint(board.grid, placedNodesOf(board).get(id)!.at);
  if (section === undefined) return `${name} lies off the grid, in no section.`;
  const where = cell ? `cell ${cell.column}/${cell.row}` : 'off the grid';
  return section === cell?.section
    ? `${name} lies in section ${section}, ${where}.`
    : `${name} is in section ${section} by the board file; by the grid it lies ${cell ? `in ${cell.section}, ` : ''}${where}.`;
}

function describeAll(board: StreetBoard, decided: number, homeless: number): string {
  const counts = new Map<string, number>();
  for (const [id, section] of sectorRelation(board))
    if (id.startsWith('c')) counts.set(section, (counts.get(section) ?? 0) + 1);
  const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${name} ${count}`);
  return [
    parts.length === 0 ? 'No circle lies in a section yet.' : `Circles by section: ${joinWithAnd(parts)}.`,
    decided === 0 ? '' : `The file decides the section of ${pluralise(decided, 'node')}, ringed.`,
    homeless === 0 ? '' : `${pluralise(homeless, 'node')} lie off the grid.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
