// Export a board with every relation listed, so that another program needs no geometry.
import { readFileSync } from 'node:fs';
import { fromCanonical, toCanonical } from 'lamplighter/exchange';
import { parseBoard } from 'lamplighter/model';

const parsed = parseBoard(readFileSync('boards/teaching/two-routes/board.json', 'utf8'));
if (!parsed.ok) throw new Error(parsed.errors[0]?.message);

const text = toCanonical(parsed.board);
const { kind, relations } = JSON.parse(text) as { kind: string; relations: { jack: unknown[] } };
console.log(kind, JSON.stringify(relations.jack[0]));

const back = fromCanonical(text);
console.log('round trip:', back.ok && toCanonical(back.board) === text);
// Output:
// street-board {"between":["c1","c2"],"routes":[["x1"],["x2","x3"]]}
// round trip: true
