// Import a graph that another program wrote as a draft board. The mapping translates its attributes.
import { readFileSync } from 'node:fs';
import { importGraph, readMapping } from 'lamplighter/exchange';

const read = (name: string) => ({ name, text: readFileSync(`docs/examples/import/${name}`, 'utf8') });
const mapped = readMapping(read('town.map.json'));
if (!mapped.ok) throw new Error(mapped.errors[0]?.message);

const imported = importGraph({ format: 'graphml', file: read('town.graphml') }, { mapping: mapped.mapping });
if (!imported.ok) throw new Error(imported.errors[0]?.message);
console.log(imported.board.name, imported.board.profile);
console.log(imported.missing.length, 'things are still missing'); // sentences for people
// Output:
// A town draft
// 10 things are still missing
