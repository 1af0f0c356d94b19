// Ask a board's graph questions: it is a graphology graph, so graphology's algorithms take it too.
import { readFileSync } from 'node:fs';
import { isStreetBoard, jackRelation, parseBoard } from 'lamplighter/model';
import { graphOfRelation, streetGraph } from 'lamplighter/model/graph';

const parsed = parseBoard(readFileSync('boards/whitechapel/board.json', 'utf8'));
if (!parsed.ok || !isStreetBoard(parsed.board)) throw new Error('This is not a board of streets.');

const graph = streetGraph(parsed.board);
console.log(graph.order, 'nodes,', graph.size, 'lines');
console.log(graph.filterNodes((node) => graph.degree(node) > 4).length, 'of them have five lines or more');

const moves = graphOfRelation(jackRelation(parsed.board));
console.log(
  moves.reduceNodes((most, circle) => Math.max(most, moves.degree(circle)), 0),
  'moves at most',
);
// Output:
// 446 nodes, 593 lines
// 2 of them have five lines or more
// 15 moves at most
