// Compare two states of a board: what was edited, and what changes in play.
import { readFileSync } from 'node:fs';
import { diffBoards } from 'lamplighter/exchange';
import { parseBoard } from 'lamplighter/model';

const read = (path: string) => {
  const parsed = parseBoard(readFileSync(path, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  return parsed.board;
};

const diff = diffBoards(
  read('boards/teaching/two-routes/board.json'),
  read('docs/examples/diff/two-routes.json'),
);
for (const { part, how, of } of diff.edits) console.log(how, part, of.after ?? of.before);
for (const { relation, how, before, after } of diff.consequences)
  console.log(how, relation, (after ?? before)?.of.join(' '));
// Output:
// changed board two-routes
// changed circle c3
// renamed crossing x9
// removed street x2-x3
// removed block b2
// changed block b1
// changed expect innerFaces
// changed expect jackPairsWithChoice
// changed expect streets
// changed jack c1 c2
// gained alley c1 c3
// gained alley c2 c3
