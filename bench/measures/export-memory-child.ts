/** Writes a town as GraphML to nowhere and prints the length of the text and the peak memory of the process. Started by `measures/export.ts`. */
import { boardGraph } from '../../exchange/graph/index.js';
import { toGraphml } from '../../exchange/export/writers/index.js';
import { syntheticTownBoard } from '../inputs/synthetic-town-board.js';

let characters = 0;
for (const chunk of toGraphml(boardGraph(syntheticTownBoard(Number(process.argv[2])))))
  characters += chunk.length;
process.stdout.write(
  JSON.stringify({ peak: process.resourceUsage().maxRSS / 1024, text: characters / 1_000_000 }),
);
