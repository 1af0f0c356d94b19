/** What a written report is made with, besides the reports themselves. All that belongs to a host comes in from outside. */
import type { Board } from '../../model/index.js';
import type { Rule } from '../rule.js';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
/** Makes a text bold or coloured, or leaves it as it is where nobody sees colours. */
export type Paint = (style: Style, text: string) => string;

export type Theme = 'light' | 'dark';

export interface ReportOptions {
  readonly tool: { readonly name: string; readonly version: string };
  /** By file: the texts the boards were read from. Without one there is no code frame. */
  readonly texts?: ReadonlyMap<string, string>;
  /** By file: the boards. Without one its contents are not counted and it is not drawn. */
  readonly boards?: ReadonlyMap<string, Board>;
  /** Draws a board as one SVG element in board units; without it the page has no pictures. */
  readonly draw?: (board: Board, theme: Theme) => string;
  /** Instead of all rules: those whose words are told. */
  readonly rules?: readonly Rule[];
  /** An absolute address under which there is a page `<rule id>.md` for each rule. */
  readonly rulePages?: string;
  /** No colours unless given. */
  readonly paint?: Paint;
  /** How many characters fit into a line; 100 unless given. */
  readonly width?: number;
}
