/** Which section of the printed grid every node lies in, and where a person decided it. */
import {
  cellOfPoint,
  sectorRelation,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { hasArea, sectionGridOf } from '../../../validator/section-grid.js';
import { nodesOf } from '../nodes.js';
import type { Look, Shape } from '../shape.js';
import { wordsOf } from '../words.js';
import { listed, rings, some, told, type Seen } from './seen.js';

export function seenInSectors(board: StreetBoard, selection: readonly string[]): Seen {
  const { grid } = board;
  if (grid === undefined)
    return told('The board has no section grid yet. Press G and drag it over the print.');
  if (!hasArea(grid)) return told('The section grid has no width or no height. Press G and drag its lines.');
  const sectors = sectorRelation(board);
  const nodes = nodesOf(board);
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
      ...rings(
        'warning',
        homeless.map(({ at }) => at),
        1.3 * radius,
      ),
      ...homeless.map(({ at }): Shape => label('warning', at, '?')),
    ],
    words:
      asked.length === 0 || asked.length > 3
        ? wordsOfAll(board, decided.length, homeless.length)
        : asked.map((id) => wordsOfNode(board, id)).join(' '),
  };
}

const label = (look: Look, at: Point, text: string): Shape => ({ kind: 'label', look, at, text });

function ringsOf(board: StreetBoard, look: Look, ids: readonly string[]): readonly Shape[] {
  const places = (kind: string): readonly Point[] =>
    ids.filter((id) => id.startsWith(kind)).map((id) => nodesOf(board).get(id)!.at);
  return [
    ...rings(look, places('c'), 1.3 * board.discs.circle),
    ...rings(look, places('x'), 2.3 * board.discs.crossing),
  ];
}

/** The nodes whose section a person wrote down, because the print is not plain there. */
function decisions(board: StreetBoard): readonly { readonly id: NodeId; readonly section: string }[] {
  return [
    ...board.circles.map(({ number, sector }) => ({ id: `c${number}` as NodeId, section: sector })),
    ...board.crossings.map(({ id, sector }) => ({ id: id, section: sector })),
  ].flatMap(({ id, section }) => (section === undefined ? [] : [{ id, section }]));
}

/** The sections as fields of a chessboard, with their names. */
function sections(board: StreetBoard): readonly Shape[] {
  const grid = sectionGridOf(board);
  if (!grid) return [];
  const fields = grid.columns.flatMap((column, i) =>
    grid.rows.map((row, j) => ({ column, row, isEven: (i + j) % 2 === 0 })),
  );
  const outline = ({ column, row }: (typeof fields)[number]): readonly Point[] => [
    [column.from, row.from],
    [column.to, row.from],
    [column.to, row.to],
    [column.from, row.to],
  ];
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

function wordsOfNode(board: StreetBoard, id: NodeId): string {
  const name = capital(wordsOf(board, id));
  const section = sectorRelation(board).get(id);
  const cell = board.grid && cellOfPoint(board.grid, nodesOf(board).get(id)!.at);
  if (section === undefined) return `${name} lies off the grid, in no section.`;
  const where = cell ? `cell ${cell.column}/${cell.row}` : 'off the grid';
  return section === cell?.section
    ? `${name} lies in section ${section}, ${where}.`
    : `${name} is in section ${section} because the board file says so; by the grid it lies ${cell ? `in ${cell.section}, ` : ''}${where}.`;
}

function wordsOfAll(board: StreetBoard, decided: number, homeless: number): string {
  const counts = new Map<string, number>();
  for (const [id, section] of sectorRelation(board))
    if (id.startsWith('c')) counts.set(section, (counts.get(section) ?? 0) + 1);
  const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${name} ${count}`);
  return [
    parts.length === 0 ? 'No circle lies in a section yet.' : `Circles by section: ${listed(parts)}.`,
    decided === 0 ? '' : `The file decides the section of ${some(decided, 'node')}, ringed.`,
    homeless === 0 ? '' : `${some(homeless, 'node')} lie off the grid.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
