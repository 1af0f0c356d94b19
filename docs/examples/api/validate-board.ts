// Run the rules on a board in memory. validateText does the same for the text of a file and adds lines and columns.
import { readFileSync } from 'node:fs';
import { parseBoard } from 'lamplighter/model';
import { validateBoard } from 'lamplighter/validator';

const parsed = parseBoard(readFileSync('boards/whitechapel/board.json', 'utf8'));
if (!parsed.ok || parsed.board.game !== 'lfw')
  throw new Error('This is not a board of Letters from Whitechapel.');

const complete = validateBoard(parsed.board);
console.log(complete.findings.length, 'findings');

// Drop one street and see what the rules report.
const [dropped, ...streets] = parsed.board.streets;
const { findings } = validateBoard({ ...parsed.board, streets });
console.log('without', dropped?.between.join('-'));
for (const { severity, rule, entities } of findings.slice(0, 3))
  console.log(severity, rule, entities.join(' '));
// Output:
// 0 findings
// without c1-x4
// error block/missing-street c1-x4 b1
// error witness/expected-count innerFaces
// error witness/expected-count jackPairs
