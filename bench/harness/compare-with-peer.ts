import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PEERS, type PeerName } from '../peers/index.js';
import { describeSpeedup, formatNodeCount, formatTime, type ResultRow } from './result-table.js';
import { measureTimes } from './timing.js';

export interface PeerComparison {
  readonly measure: string;
  readonly size: number;
  readonly ours: () => unknown;
  readonly peer: PeerName;
  /** The wanted speedup. */
  readonly goal?: number | undefined;
  /** The fingerprint of our result, where the peer's is comparable. */
  readonly answer?: string;
  /** For a peer too slow to alternate: it runs once, in its own process, no longer than this. */
  readonly childLimitMs?: number | undefined;
}

/** Runs the same work with our code and with a peer, and compares them. */
export async function compareWithPeer(options: PeerComparison): Promise<ResultRow> {
  const { measure, size, goal, answer, childLimitMs } = options;
  const { ms, peer } =
    childLimitMs === undefined
      ? byTurns(options)
      : { ms: measureTimes([options.ours])[0]!, peer: await runInChild(options.peer, size, childLimitMs) };
  const row = { measure, size: formatNodeCount(size), ours: formatTime(ms) };
  if (peer === undefined) return { ...row, peer: `${options.peer} crashed`, result: '' };
  const stopped = peer.answer === undefined ? '> ' : '';
  const { result, ...judged } = describeSpeedup(ms, peer.ms, goal);
  const agree = answer === undefined || peer.answer === undefined ? {} : { agree: answer === peer.answer };
  const reported = {
    peer: `${options.peer} ${stopped}${formatTime(peer.ms)}`,
    result: `${stopped}${result}`,
  };
  return { ...row, ...reported, ...judged, ...agree };
}

interface Times {
  readonly ms: number;
  /** Without an answer it was stopped after that time; undefined if it crashed. */
  readonly peer: { readonly ms: number; readonly answer?: string } | undefined;
}

function byTurns({ ours, peer, size }: PeerComparison): Times {
  const run = PEERS[peer](size);
  const [ms, peerMs] = measureTimes([ours, run]);
  return { ms: ms!, peer: { ms: peerMs!, answer: run()() } };
}

/** Runs a slow peer in its own process, which can be stopped and has its own memory. */
function runInChild(peer: PeerName, size: number, limitMs: number): Promise<Times['peer']> {
  const script = fileURLToPath(new URL('peer-child.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, peer, `${size}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    let output = '';
    let start = performance.now();
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (timer !== undefined || !output.startsWith('ready')) return;
      start = performance.now();
      timer = setTimeout(() => (stopped = child.kill('SIGKILL')), limitMs);
    });
    child.on('close', () => {
      clearTimeout(timer);
      const last = output.trimEnd().split('\n').at(-1) ?? '';
      if (last.startsWith('{')) resolve(JSON.parse(last) as Times['peer']);
      else resolve(stopped ? { ms: performance.now() - start } : undefined);
    });
  });
}
