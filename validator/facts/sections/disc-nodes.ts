import { idOfCircle, type NodeId, type Point, type Section, type StreetBoard } from '../../../model/index.js';

/** A circle or crossing with the radius of its disc, its decided section and its JSON Pointer. */
export interface DiscNode {
  readonly id: NodeId;
  readonly at: Point;
  readonly radius: number;
  readonly sector?: Section | undefined;
  readonly pointer: string;
}

/** The circles and crossings of a board. */
export const discNodes = ({ circles, crossings, discs }: StreetBoard): DiscNode[] => [
  ...circles.map((circle, i) => {
    const { at, sector } = circle;
    return { id: idOfCircle(circle), at, radius: discs.circle, sector, pointer: `/circles/${i}` };
  }),
  ...crossings.map(({ id, at, sector }, i) => ({
    id,
    at,
    radius: discs.crossing,
    sector,
    pointer: `/crossings/${i}`,
  })),
];
