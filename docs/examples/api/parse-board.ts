// Read a board file, and print what is wrong with one that cannot be read.
import { readFileSync } from 'node:fs';
import { digestBoard, formatBoard, parseBoard } from 'lamplighter/model';

const text = readFileSync('boards/teaching/two-routes/board.json', 'utf8');
const parsed = parseBoard(text);
if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
console.log(parsed.board.name, digestBoard(parsed.board).slice(0, 12));
console.log('formatted:', formatBoard(parsed.board) === text);

const broken = parseBoard(text.replace('"white"', '"whtie"'));
if (!broken.ok)
  for (const { line, column, pointer, message } of broken.errors)
    console.log(`${line}:${column} ${pointer} ${message}`);
// Output:
// A pair with two routes is barred only when both are a073defab398
// formatted: true
// 12:49 /circles/0/colour This must be one of "white", "red", "black", "blue"; found "whtie". Did you mean "white"?
