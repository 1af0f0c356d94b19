/** Writes a town as GraphML to nowhere and prints how long the text was and the most memory the process held. Started by `measures/export.ts`. */
import { boardGraph, toGraphml } from '../exchange/graph/index.js';
import { townBoard } from './town-board.js';

let characters = 0;
for (const chunk of toGraphml(boardGraph(townBoard(Number(process.argv[2]))))) characters += chunk.length;
process.stdout.write(
  JSON.stringify({ peak: process.resourceUsage().maxRSS / 1024, text: characters / 1_000_000 }),
);
