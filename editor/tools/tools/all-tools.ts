/** The list of tools, in the order of the tool rail. */
import { isStreetBoard, type Board } from '../../../model/index.js';
import { blockTool } from './block-tool.js';
import { calibrateTool } from './calibrate-tool.js';
import { gridTool } from './grid-tool.js';
import { hexTool } from './hex-tool.js';
import { createLineTool } from './line-tool.js';
import { createNodeTool } from './node-tool.js';
import { pieceTool } from './piece-tool.js';
import { selectTool } from './select-tool.js';
import type { Tool } from './tool.js';

/** A tool's state is known to that tool only; the editor state stores it. */
const anyState = <S, Id extends string>(tool: Tool<S, Id>): Tool<unknown, Id> =>
  tool as unknown as Tool<unknown, Id>;

const LIST = [
  anyState(selectTool),
  anyState(createNodeTool('circle')),
  anyState(createNodeTool('crossing')),
  anyState(createNodeTool('junction')),
  anyState(createLineTool('street')),
  anyState(createLineTool('waterline')),
  anyState(blockTool),
  anyState(gridTool),
  anyState(hexTool),
  anyState(pieceTool),
  anyState(calibrateTool),
] as const;

export type ToolId = (typeof LIST)[number]['id'];

export const ALL_TOOLS: readonly Tool<unknown, ToolId>[] = LIST;

export const TOOLS_BY_ID = Object.fromEntries(ALL_TOOLS.map((tool) => [tool.id, tool])) as Readonly<
  Record<ToolId, Tool<unknown, ToolId>>
>;

/** The ids of the tools that apply to a board. */
export const toolsFor = (board: Board): readonly ToolId[] =>
  ALL_TOOLS.filter(
    ({ boards }) => boards === undefined || (boards === 'streets') === isStreetBoard(board),
  ).map(({ id }) => id);
