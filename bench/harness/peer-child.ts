/** Runs one peer once and prints its time and result. Started by `compare-with-peer.ts`. */
import { PEERS, type PeerName } from '../peers/index.js';

const [name, size] = process.argv.slice(2);
const run = PEERS[name as PeerName](Number(size));
process.stdout.write('ready\n');
const start = performance.now();
const answer = run();
const ms = performance.now() - start;
process.stdout.write(`${JSON.stringify({ ms, answer: answer() })}\n`);
