/** What report writers need besides the reports; everything that depends on the host is passed in. */
import type { Finding } from '../definitions/finding.js';
import type { Board } from '../../model/index.js';
import type { Rule } from '../definitions/rule.js';

export type TextStyle = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
/** Makes a text bold or coloured, or leaves it unchanged. */
export type TextPainter = (style: TextStyle, text: string) => string;

export type DrawingTheme = 'light' | 'dark';

export const REPORT_FORMATS = [
  'pretty',
  'json',
  'sarif',
  'github',
  'gitlab',
  'junit',
  'markdown',
  'html',
] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Options of `formatReports`. */
export interface ReportOptions {
  readonly tool: { readonly name: string; readonly version: string };
  /** The texts of the boards by file. Without a text there is no code frame. */
  readonly texts?: ReadonlyMap<string, string>;
  /** The boards by file. Without a board its contents are not counted and it is not drawn. */
  readonly boards?: ReadonlyMap<string, Board>;
  /** Ids that several boards have, which are shown with their files; those of the reports unless given. */
  readonly sharedIds?: ReadonlySet<string>;
  /** Draws a board as one SVG element in board units; without it the page has no drawings. */
  readonly draw?: (board: Board, theme: DrawingTheme) => string;
  /** The rules to describe; all rules unless given. */
  readonly rules?: readonly Rule[];
  /** No colours unless given. */
  readonly paint?: TextPainter;
  /** Which findings the text report lists; all unless given. The headline counts all. */
  readonly isShown?: (finding: Finding) => boolean;
  /** Whether consequences are listed below their causes where they are folded otherwise. */
  readonly unfold?: boolean;
  /** An absolute address of the program's site, which has a page for each rule. */
  readonly homePage?: string;
  /** How many characters fit into a line; 100 unless given. */
  readonly width?: number;
}
