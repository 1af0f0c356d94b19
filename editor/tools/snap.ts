/** Where a click goes when it is near enough to something to mean it. */
import { isStreetBoard, type Board, type Point } from '../../model/index.js';
import { reachOf, type Sight } from './gesture.js';
import { hitAt, type Hit } from './hit.js';

/** A place in whole board units, and what it is on, if it is. */
export interface Snap {
  readonly at: Point;
  readonly onto?: { readonly key: string; readonly kind: 'node' | 'line' };
}

export const whole = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];

/** The place meant: a node within reach, else a line, else the bare place. With Ctrl held it is the bare place always. */
export function snapAt(
  board: Board,
  at: Point,
  sight: Sight,
  { off = false, except }: { readonly off?: boolean; readonly except?: ReadonlySet<string> } = {},
): Snap {
  if (off || !isStreetBoard(board)) return { at: whole(at) };
  const near: Sight = {
    ...sight,
    unitsPerPixel: (sight.unitsPerPixel * reachOf('snap', sight)) / reachOf('hit', sight),
  };
  const hit: Hit | undefined = hitAt(board, at, near, {
    kinds: ['node', 'line'],
    ...(except && { except }),
  });
  if (hit === undefined) return { at: whole(at) };
  return { at: whole(hit.at), onto: { key: hit.key, kind: hit.kind === 'node' ? 'node' : 'line' } };
}
