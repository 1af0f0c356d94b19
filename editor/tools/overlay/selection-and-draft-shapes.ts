/** The shapes of the editor state over the board: selection with bends, draft, snap target, keyboard pointer. */
import { applyHomography, type Board, type Point } from '../../../model/index.js';
import { type EditorState, selectionOf, shownBoard } from '../state/editor-state.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import type { Shape, ShapeStyle } from '../shapes/shape.js';
import { shapesOfSelectedEntity } from './selected-entity-shapes.js';
import { entityNamesOfSnap } from '../pointing/snap.js';
import { describeEntities } from '../entities/describe-entity.js';
import { isSettingPlaces, nextKnownPlace } from '../calibration/known-places.js';
import { controlPointsOf, transformWhileCalibrating } from '../calibration/shown-scan.js';

/**
 * The shapes that change with every pointer move: what is half drawn, the snap target, the keyboard cursor. `typed`: the
 * digits of a number that is not complete.
 */
export function shapesOfDraft(desk: EditorState, typed = ''): readonly Shape[] {
  const board = shownBoard(desk);
  const { guides = [], lines = [], points = [], area, snap, label } = desk.draft;
  const number = label && (label.isNumber && typed !== '' ? `${typed}…` : label.text);
  const target = snap?.onto && describeEntities(board, entityNamesOfSnap(snap.onto));
  const words = [...(snap?.onto?.kind === 'node' ? [] : [number]), target].filter(
    (each) => each !== undefined,
  );
  return [
    ...(desk.tool === 'calibrate' ? shapesOfScan(desk) : []),
    ...(guides.length > 0 ? [{ kind: 'lines', look: 'guide', parts: guides } as const] : []),
    ...(lines.length > 0 ? [{ kind: 'lines', look: 'draft', parts: lines } as const] : []),
    ...points.map((at): Shape => ({ kind: 'ring', look: 'draft', at, radius: 4, screen: true })),
    ...(area ? [{ kind: 'area', look: 'marquee', points: area } as const] : []),
    ...(snap
      ? [
          {
            kind: 'ring',
            look: (snap.onto ?? snap.near) ? 'snap' : 'draft',
            at: snap.at,
            radius: 9,
            screen: true,
          } as const,
        ]
      : []),
    ...(snap?.near
      ? [{ kind: 'label', look: 'snap', at: snap.at, text: `a suggested ${snap.near}` } as const]
      : []),
    ...((snap?.onto ?? label)
      ? [{ kind: 'label', look: 'snap', at: snap?.at ?? label!.at, text: words.join(' · ') } as const]
      : []),
    ...(desk.cursor
      ? [{ kind: 'ring', look: 'cursor', at: desk.cursor, radius: 12, screen: true } as const]
      : []),
  ];
}

/** The halos of the selection; the same list while board and selection stay, so that pointer moves redraw nothing. */
export function shapesOfSelection(desk: EditorState): readonly Shape[] {
  const board = shownBoard(desk);
  const selection = selectionOf(desk);
  const known = halos.get(board);
  if (known?.selection === selection) return known.shapes;
  const shapes = selection.flatMap((key) => shapesOfSelectedEntity(board, key));
  halos.set(board, { selection, shapes });
  return shapes;
}

const halos = new WeakMap<
  Board,
  { readonly selection: readonly string[]; readonly shapes: readonly Shape[] }
>();

/** A limit for drawing, because a file may contain any number. */
const MOST = 200;

/**
 * Each point at its board position, a dot at its position in the scan, the line between them, and the error. While the first
 * corners are set, they are shown where they were clicked, and the next one at its future position.
 */
function shapesOfScan(desk: EditorState): readonly Shape[] {
  const { scan, calibrateBy } = desk.settings;
  const board = shownBoard(desk);
  const frame: Shape = { kind: 'area', look: 'frame', points: cornersBetween([0, 0], board.extent) };
  if (!scan) return [frame];
  const points = controlPointsOf(board, scan);
  const { toBoard, residuals, outlier } = transformWhileCalibrating(board, scan, calibrateBy);
  const isGaining = isSettingPlaces(points, board.extent, calibrateBy);
  const next = nextKnownPlace(board, desk.settings, points);
  return [
    frame,
    ...points.slice(0, MOST).flatMap(({ pixel, at }, i): readonly Shape[] => {
      const seen = applyHomography(toBoard, pixel);
      if (isGaining) return marked('control', seen, String(i + 1));
      const off = Math.round(residuals[i]!);
      const isOutlier = i === outlier;
      const look = isOutlier ? 'control-off' : 'control';
      const words = `${i + 1}${off > 0 ? `: ${off}` : ''}${isOutlier ? ' outlier?' : ''}`;
      return [
        ...(off > 0 ? [{ kind: 'line', look, points: [seen, at] } as const] : []),
        { kind: 'ring', look, at: seen, radius: 2, screen: true },
        ...marked(look, at, words),
      ];
    }),
    ...(next ? marked('draft', next.at, next.short) : []),
  ];
}

const marked = (look: ShapeStyle, at: Point, text: string): readonly Shape[] => [
  { kind: 'ring', look, at, radius: look === 'draft' ? 14 : 8, screen: true },
  { kind: 'label', look, at, text },
];
