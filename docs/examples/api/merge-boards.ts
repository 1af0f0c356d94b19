// Merge two edits of a board: one recolours a circle, the other recolours it too and renames the board.
import { readFileSync } from 'node:fs';
import { mergeBoards } from 'lamplighter/exchange';
import { isStreetBoard, parseBoard, type StreetBoard } from 'lamplighter/model';

const parsed = parseBoard(readFileSync('boards/teaching/two-routes/board.json', 'utf8'));
if (!parsed.ok || !isStreetBoard(parsed.board)) throw new Error('This is no street board.');
const base = parsed.board;

const paint = (colour: 'red' | 'black'): StreetBoard => ({
  ...base,
  circles: base.circles.map((each) => (each.number === 1 ? { ...each, colour } : each)),
});

const { board, conflicts } = mergeBoards(base, paint('red'), { ...paint('black'), name: 'Two routes' });
console.log(board.name);
for (const { part, of, property, base: before, ours, theirs } of conflicts)
  console.log(part, of, property, before, ours, theirs);
// Output:
// Two routes
// circle c1 colour white red black
