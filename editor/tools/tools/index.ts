/** The tools by name. */
import type { Tool, ToolId } from '../tool.js';
import { block } from './block.js';
import { calibrate } from './calibrate.js';
import { grid } from './grid.js';
import { hex } from './hex.js';
import { lineTool } from './line.js';
import { nodeTool } from './node.js';
import { piece } from './piece.js';
import { select } from './select.js';

// A tool's state is its own affair; the desk only keeps it for it.
export const TOOLS = {
  select,
  circle: nodeTool('circle'),
  crossing: nodeTool('crossing'),
  junction: nodeTool('junction'),
  street: lineTool('streets'),
  waterline: lineTool('waterlines'),
  block,
  grid,
  hex,
  piece,
  calibrate,
} as unknown as Readonly<Record<ToolId, Tool>>;
