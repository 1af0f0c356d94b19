/** The differences between two boards, as diff gives them, each with a title. */
import { diffBoards, formatEdit, type Edit } from '../../../exchange/diff/index.js';
import { type Board, capitalise } from '../../../model/index.js';

/** One difference. */
export interface Difference {
  readonly id: string;
  /** `before` is what this board has, `after` what the other one has. */
  readonly edit: Edit;
  readonly title: string;
}

/** The differences from this board to another one of the same game, whose ids are aligned. */
export const differencesBetween = (mine: Board, theirs: Board): readonly Difference[] =>
  diffBoards(mine, theirs).edits.filter(isOfInterest).map(differenceOf);

/** Ids of blocks mean nothing to a player. Whether there are places at all cannot be taken over. */
const isOfInterest = ({ part, how, property }: Edit): boolean =>
  !(part === 'block' && how === 'renamed') && !(part === 'board' && property === 'places');

export const differenceOf = (edit: Edit): Difference => ({
  id: JSON.stringify([edit.part, edit.how, edit.of, edit.property, edit.before, edit.after]),
  edit,
  title: titleOf(edit),
});

function titleOf(edit: Edit): string {
  const sameId = (id: string): string => id;
  const words = formatEdit(edit, sameId, sameId);
  if (edit.how === 'added') return `Only in theirs: ${words}`;
  if (edit.how === 'removed') return `Only in mine: ${words}`;
  return capitalise(words);
}
