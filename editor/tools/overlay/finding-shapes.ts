/** The marks of findings on the board. Plain data; the canvas only draws it. */
import type { EntityName } from '../../document/index.js';
import { groupBy, isStreetBoard, type Board, type Point } from '../../../model/index.js';
import { causesAmong, type Finding, type ValidationResult, type Severity } from '../../../validator/index.js';
import { entityNamesOfFinding } from '../findings/list-findings.js';
import { positionOfEntity } from '../pointing/hit-test.js';
import type { Shape } from '../shapes/shape.js';
import { shapesOfSelectedEntity } from './selected-entity-shapes.js';

export interface FindingShapes {
  readonly shapes: readonly Shape[];
  /** How many findings have a position but no mark, because there are too many. */
  readonly hidden: number;
}

const GRAVITY = ['error', 'warning', 'info'] as const satisfies readonly Severity[];
const MOST = 300;

/** Marks for the most severe causes. An entity with several findings is marked once, with the highest severity. */
export function shapesOfFindings(
  board: Board,
  { findings }: Pick<ValidationResult, 'findings'>,
  most = MOST,
): FindingShapes {
  const marked = new Set<string>();
  const shapes: Shape[] = [];
  let hidden = 0;
  for (const look of GRAVITY) {
    const marks: Mark[] = [];
    for (const finding of causesAmong(findings).filter(({ severity }) => severity === look)) {
      // Once one does not fit, the limit is reached.
      const fresh = hidden > 0 ? [] : marksOf(board, finding).filter(([name]) => !marked.has(name));
      if (hidden > 0 ? finding.at : marked.size + fresh.length > most) hidden++;
      for (const [name, mark] of hidden > 0 ? [] : fresh) {
        marked.add(name);
        marks.push(mark);
      }
    }
    shapes.push(...gathered(look, marks));
  }
  return { shapes, hidden };
}

/** One mark, where it is and how. */
type Mark =
  | { readonly at: Point; readonly radius: number; readonly missing?: true }
  | { readonly line: readonly Point[]; readonly missing?: true }
  | { readonly area: readonly Point[] };

/** The marks of one finding, each with a stable name. */
function marksOf(board: Board, finding: Finding): readonly (readonly [string, Mark])[] {
  const found = entityNamesOfFinding(board, finding).flatMap((key): (readonly [string, Mark])[] => {
    const mark = markOf(board, key);
    return mark ? [[key, mark]] : [];
  });
  const { at, missing } = finding;
  // A missing thing is marked where it most likely lies, and the things around it are not at fault.
  const line = missing && lineOfMissingStreet(board, finding);
  if (line) return [[line.join(), { line, missing: true }]];
  if (at && missing) return [[at.join(), { at, radius: radiusOf(board), missing }]];
  // An exact position, such as where two streets cross, is more useful than the long streets themselves.
  const isAside = at !== undefined && !found.some(([, mark]) => 'at' in mark || 'area' in mark);
  return isAside ? [...found, [at.join(), { at, radius: radiusOf(board) }]] : found;
}

/** Where a missing street most likely runs: between the nodes that a fix joins. */
function lineOfMissingStreet(board: Board, { fixes }: Finding): readonly Point[] | undefined {
  const [fix] = fixes;
  if (fix?.action !== 'addStreet' && fix?.action !== 'addWaterline') return undefined;
  const ends = fix.arguments.between
    .map((id) => positionOfEntity(board, id))
    .filter((at) => at !== undefined);
  return ends.length === 2 ? ends : undefined;
}

const radiusOf = (board: Board): number =>
  isStreetBoard(board) ? 0.8 * board.discs.circle : 0.5 * board.layout.size;

/** Like the halo of the selection but slightly wider, so that both are visible. */
function markOf(board: Board, key: EntityName): Mark | undefined {
  const [halo] = shapesOfSelectedEntity(board, key);
  switch (halo?.kind) {
    case 'ring':
      return { at: halo.at, radius: Math.round(1.2 * halo.radius) };
    case 'line':
      return { line: halo.points };
    case 'area':
      return { area: halo.points };
    default:
      return undefined;
  }
}

/** Marks of one style in as few shapes as possible: hundreds of them cost hardly more than one. Numbers are drawn above lines. */
function gathered(look: Severity, marks: readonly Mark[]): readonly Shape[] {
  const areas = marks.flatMap((mark) => ('area' in mark ? [mark.area] : []));
  const linesOf = (isMissing: boolean): readonly (readonly Point[])[] =>
    marks.flatMap((mark) => ('line' in mark && (mark.missing ?? false) === isMissing ? [mark.line] : []));
  const [lines, missingLines] = [linesOf(false), linesOf(true)];
  const rings = marks.flatMap((mark) => ('at' in mark ? [mark] : []));
  const kinds = [...groupBy(rings, ({ radius, missing }) => `${radius} ${missing}`).values()];
  return [
    ...(areas.length > 0 ? [{ kind: 'areas', look, parts: areas, under: true } as const] : []),
    ...(lines.length > 0 ? [{ kind: 'lines', look, parts: lines, under: true } as const] : []),
    ...(missingLines.length > 0
      ? [{ kind: 'lines', look, parts: missingLines, missing: true } as const]
      : []),
    ...kinds.map((alike) => {
      const { radius, missing } = alike[0]!;
      const places = alike.map(({ at }) => at);
      return { kind: 'rings', look, radius, places, ...(missing && { missing }) } as const;
    }),
  ];
}
