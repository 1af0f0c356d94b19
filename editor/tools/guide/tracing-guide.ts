/** The tracing guide: how far a draft is, and what to do next. */
import {
  facesOfBoard,
  isStreetBoard,
  pluralise,
  type Board,
  type Expectation,
  type HexBoard,
  type StreetBoard,
} from '../../../model/index.js';
import { matchBlocks, printedStreetBoard } from '../../../validator/index.js';
import { controlPointsOf } from '../calibration/shown-scan.js';
import { expectedCircles } from '../lenses/missing-parts-lens.js';
import { boardOf, type EditorState } from '../state/editor-state.js';

/** What the guide needs to know besides the editor state. */
export interface TracingFacts {
  /** How many suggestions wait for a decision. */
  readonly suggestions: number;
  /** How many of them there are of each kind. */
  readonly suggested?: Readonly<Partial<Record<SuggestedKind, number>>>;
  readonly isDetecting: boolean;
  /** How many errors and warnings the last validation found; undefined before the first. */
  readonly problems?: number | undefined;
}

/** The kinds of suggestions that the guide counts. */
type SuggestedKind = 'crossing' | 'junction' | 'street';

/** How many things of a kind the board has. */
export interface TracingCount {
  /** In words, such as `15 of 195 circles`. */
  readonly words: string;
  readonly count: number;
  /** Undefined if it is not known how many there are. */
  readonly expected?: number | undefined;
}

/** One step of tracing, with the command that does it. */
export interface TracingStep {
  readonly command: string;
  readonly label: string;
  /** A word of the label, for where there is little room. */
  readonly short: string;
  readonly isDone: boolean;
}

export interface TracingGuide {
  readonly counts: readonly TracingCount[];
  readonly steps: readonly TracingStep[];
  /** The first step that is not done, as an index. */
  readonly next: number;
}

/** The guide for a draft. */
export function tracingGuide(state: EditorState, facts: TracingFacts): TracingGuide {
  const board = boardOf(state);
  const { counts, steps } = isStreetBoard(board)
    ? guideOfStreets(board, state, facts)
    : guideOfHexes(board, state, facts);
  // An empty board has no problems either.
  const isValid = facts.problems === 0 && steps.every(({ isDone }) => isDone);
  const all = [...steps, validationStep(facts, isValid)];
  return { counts, steps: all, next: all.findIndex(({ isDone }) => !isDone) };
}

type Guide = Pick<TracingGuide, 'counts' | 'steps'>;

function guideOfStreets(board: StreetBoard, state: EditorState, facts: TracingFacts): Guide {
  const { circles, crossings, junctions, streets, blocks } = board;
  const hasStreets = streets.length > 0;
  const open = hasStreets ? matchBlocks(board).undeclared.length : 0;
  const areas = hasStreets ? facesOfBoard(board).inner.length : undefined;
  const hasNodes = circles.length + crossings.length > 0;
  const print = printedStreetBoard(board);
  const rest = (kind: SuggestedKind): number => facts.suggested?.[kind] ?? 0;
  /** By the board itself, the edition that it claims, or the suggestions that wait. */
  const expected = (kind: SuggestedKind, list: 'crossings' | 'junctions' | 'streets'): number | undefined =>
    (list === 'junctions' ? undefined : declaredCount(board, list)) ??
    print?.[list].length ??
    (rest(kind) > 0 ? board[list].length + rest(kind) : undefined);
  const isRestOpen = hasNodes && isRestUnknown(board, state);
  return {
    counts: [
      countOf('circle', circles.length, expectedCircles(board)),
      countOf('crossing', crossings.length, expected('crossing', 'crossings')),
      ...(junctions.length + rest('junction') > 0
        ? [countOf('junction', junctions.length, expected('junction', 'junctions'))]
        : []),
      countOf('street', streets.length, expected('street', 'streets')),
      countOf('block', blocks.length, declaredCount(board, 'blocks') ?? print?.blocks.length ?? areas),
    ],
    steps: [
      ...stepsOfScan(state),
      ...(isRestOpen ? [OPEN_SUGGESTIONS] : []),
      stepOfDetection(facts, (state.settings.detected !== undefined || hasNodes) && !isRestOpen),
      stepOfReview(facts, hasNodes && !isRestOpen),
      { ...stepOfBlocks(state), isDone: hasStreets && open === 0 },
    ],
  };
}

/**
 * Whether the command line made this draft, with what was sure enough: the rest is in its file of suggestions, or is
 * detected again. With the first block the user has gone on without it.
 */
const isRestUnknown = ({ provenance, blocks }: StreetBoard, { settings }: EditorState): boolean =>
  settings.detected === undefined &&
  blocks.length === 0 &&
  provenance.traced.some(({ by }) => by === 'lamplighter detect');

const OPEN_SUGGESTIONS: TracingStep = {
  command: 'board.open-suggestions',
  label: 'Open its other suggestions',
  short: 'Suggestions',
  isDone: false,
};

/** Blocks are proposed from the picture where that is possible, and otherwise declared one by one. */
const stepOfBlocks = ({ settings }: EditorState): Pick<TracingStep, 'command' | 'label' | 'short'> =>
  settings.scan
    ? { command: 'board.detect-blocks', label: 'Propose blocks', short: 'Blocks' }
    : { command: 'tool.block', label: 'Declare blocks', short: 'Blocks' };

function guideOfHexes(board: HexBoard, state: EditorState, facts: TracingFacts): Guide {
  const count = board.hexes.length;
  const areDetected = state.settings.areas?.hexes !== undefined;
  return {
    counts: [countOf('hex', count, declaredCount(board, 'hexes'), 'hexes')],
    steps: [
      ...stepsOfScan(state),
      stepOfDetection(facts, areDetected || count > 0),
      { command: 'tool.hex', label: 'Paint some hexes', short: 'Hexes', isDone: count > 0 },
      stepOfReview(facts, count > 0),
    ],
  };
}

const stepOfDetection = ({ isDetecting }: TracingFacts, isDone: boolean): TracingStep => ({
  command: 'board.detect',
  ...(isDetecting
    ? { label: 'Detecting …', short: 'Detecting …' }
    : { label: 'Detect the board', short: 'Detect' }),
  isDone: isDone && !isDetecting,
});

const stepOfReview = ({ suggestions }: TracingFacts, isBegun: boolean): TracingStep => ({
  command: 'board.review',
  ...(suggestions === 0
    ? { label: 'Review the suggestions', short: 'Review' }
    : {
        label: `Review ${pluralise(suggestions, 'suggestion', 'suggestions')}`,
        short: `Review ${suggestions}`,
      }),
  isDone: isBegun && suggestions === 0,
});

function stepsOfScan(state: EditorState): readonly TracingStep[] {
  const { scan } = state.settings;
  const isCalibrated = scan !== undefined && controlPointsOf(boardOf(state), scan).length >= 4;
  return [
    { command: 'board.scan', label: 'Choose a photo', short: 'Photo', isDone: scan !== undefined },
    { command: 'tool.calibrate', label: 'Mark its corners', short: 'Corners', isDone: isCalibrated },
  ];
}

const validationStep = ({ problems }: TracingFacts, isDone: boolean): TracingStep => ({
  command: 'panel.findings',
  ...(problems
    ? {
        label: `See ${pluralise(problems, 'finding', 'findings')}`,
        short: pluralise(problems, 'finding', 'findings'),
      }
    : { label: 'Validate the board', short: 'Validate' }),
  isDone,
});

const declaredCount = ({ expect }: Board, what: Expectation['what']): number | undefined =>
  expect.find((each) => each.what === what && each.in === undefined)?.count;

const countOf = (one: string, count: number, expected?: number, several = `${one}s`): TracingCount => ({
  words:
    expected === undefined || expected === 0
      ? pluralise(count, one, several)
      : `${count} of ${pluralise(expected, one, several)}`,
  count,
  expected,
});
