/** Puts nodes and bends at exact positions. */
import type { NodeId, Point } from '../../../../model/index.js';
import { type Action, streetBoardAction } from '../action.js';
import type { EntityName } from '../../entities/entity-name.js';
import { bendsByLine, moveBends } from '../../entities/lines.js';
import { moveNodes } from '../../entities/nodes.js';
import { isSamePosition, roundPosition } from '../../entities/position.js';

/** Sets the exact positions of nodes and bends, all at once. The lines of a node keep their bends. */
export const setEntityPositions = (places: ReadonlyMap<EntityName, Point>): Action =>
  streetBoardAction((board) => {
    const near = (key: EntityName, before: Point): Point => {
      const to = places.get(key);
      const place = to && roundPosition(to);
      return place === undefined || isSamePosition(before, place) ? before : place;
    };
    const bends = bendsByLine(board, [...places.keys()]);
    return moveBends(moveNodes(board, near), (at, line, i) => near(bends.get(line)?.get(i) ?? '', at));
  });

/** Sets the exact position of a node. Its lines keep their bends. */
export const setNodePosition = (id: NodeId, at: Point): Action => setEntityPositions(new Map([[id, at]]));
