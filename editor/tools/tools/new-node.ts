/** A node to be placed: its id, and what the person chose for its kind. */
import { findNode, isNodeId, nextNodeId, type NewNode } from '../../document/index.js';
import type { NodeId, NodeKind, Point, StreetBoard } from '../../../model/index.js';
import { isBeyondPrinted, nextCircleNumber, printedCircles } from '../entities/circle-numbers.js';
import type { ToolSettings } from './tool.js';

/** The number of the next circle: as typed, or the one after the last. */
export const numberOfNextCircle = (
  board: StreetBoard,
  { number, lastNumber }: Pick<ToolSettings, 'number' | 'lastNumber'>,
): number => number ?? nextCircleNumber(board, lastNumber);

/** The id of the next node of a kind. */
export const idOfNextNode = (board: StreetBoard, kind: NodeKind, settings: ToolSettings): NodeId =>
  kind === 'circle' ? `c${numberOfNextCircle(board, settings)}` : nextNodeId(board, kind);

/** A node of a kind with the colour or border that is chosen. */
export function newNode(kind: NodeKind, id: NodeId, at: Point, settings: ToolSettings): NewNode {
  const { colour, border } = settings;
  return {
    kind,
    id,
    at,
    ...(kind === 'circle' && { colour }),
    ...(kind === 'crossing' && border !== 'none' && border !== undefined && { border }),
  };
}

/** The settings after a node was placed: numbering goes on from a circle. */
export const settingsAfterPlacing = (id: NodeId): Partial<ToolSettings> =>
  id.startsWith('c') ? { number: undefined, lastNumber: Number(id.slice(1)) } : {};

/** Whether a person is asked before a circle of this number is placed: no board of the game prints it. */
export const needsQuestion = (board: StreetBoard, number: number): boolean =>
  isNodeId(`c${number}`, 'circle') && !findNode(board, `c${number}`) && isBeyondPrinted(board, number);

export const questionAboutNumber = (board: StreetBoard, number: number): string =>
  `The board has circles 1 to ${printedCircles(board)}. Click again to place circle ${number} all the same, or type another number.`;
