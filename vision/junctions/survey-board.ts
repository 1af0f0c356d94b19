/** What the search for junctions knows about a board before it looks for any. */
import type { FoundStreets } from '../streets/index.js';
import { type BoardInk, boardInk } from './board-ink.js';
import { type DescribedPath, pathDescriber, type UsualLooks, usualLooks } from './candidate-inputs.js';
import type { CandidatePath } from './candidate-path.js';
import { lookAlong, type PathLook } from './path-look.js';
import type { StreetLine } from './street-line.js';
import { type Sweep, sweeper } from './sweep.js';

/** The streets of the first pass, how they look, and the means to search for more. */
export interface BoardSurvey {
  readonly board: BoardInk;
  readonly first: readonly StreetLine[];
  readonly looks: readonly PathLook[];
  readonly usual: UsualLooks;
  readonly sweep: Sweep;
  readonly describe: (path: CandidatePath) => DescribedPath;
}

/** Streets of the first pass above this are taken as examples of the board's usual look. */
const CERTAIN = 0.9;

/** Surveys a board whose streets were found. */
export function surveyBoard(found: FoundStreets): BoardSurvey {
  const board = boardInk(found);
  const first = found.streets.map(({ pair, path, probability }): StreetLine => ({
    x: path.x,
    y: path.y,
    ends: pair,
    probability,
  }));
  const looks = first.map((line) => lookAlong(board, line));
  const certain = looks.filter((_, i) => first[i]!.probability > CERTAIN);
  const usual = usualLooks(certain.length > 0 ? certain : looks);
  return { board, first, looks, usual, sweep: sweeper(board), describe: pathDescriber(board, usual) };
}
