import { runInChild, type ChildResult } from './run-in-child.js';
import { PEERS, type PeerName } from '../peers/index.js';
import { speedup, formatNodes, formatTime, type Row } from './table.js';
import { measureTimes } from './timing.js';

export interface PeerComparison {
  readonly measure: string;
  readonly size: number;
  readonly ours: () => unknown;
  readonly peer: PeerName;
  /** The wanted speedup. */
  readonly goal?: number;
  /** The fingerprint of our result, where the peer's is comparable. */
  readonly answer?: string;
  /** For a peer too slow to alternate: it runs once, in its own process, no longer than this. */
  readonly childLimitMs?: number;
}

/** Runs the same work with our code and with a peer, and compares them. */
export async function compareWithPeer(options: PeerComparison): Promise<Row> {
  const { measure, size, goal, answer } = options;
  const { ms, peer } =
    options.childLimitMs === undefined ? byTurns(options) : await apart(options, options.childLimitMs);
  const row = { measure, size: formatNodes(size), ours: formatTime(ms) };
  if (peer === undefined) return { ...row, peer: `${options.peer} crashed`, result: '' };
  const stopped = peer.answer === undefined ? '> ' : '';
  const { result, ...judged } = speedup(ms, peer.ms, goal);
  const agree = answer === undefined || peer.answer === undefined ? {} : { agree: answer === peer.answer };
  const reported = {
    peer: `${options.peer} ${stopped}${formatTime(peer.ms)}`,
    result: `${stopped}${result}`,
  };
  return { ...row, ...reported, ...judged, ...agree };
}

interface Times {
  readonly ms: number;
  readonly peer: ChildResult;
}

function byTurns({ ours, peer, size }: PeerComparison): Times {
  const run = PEERS[peer](size);
  const [ms, peerMs] = measureTimes([ours, run]);
  return { ms: ms!, peer: { ms: peerMs!, answer: run()() } };
}

async function apart({ ours, peer, size }: PeerComparison, limitMs: number): Promise<Times> {
  return { ms: measureTimes([ours])[0]!, peer: await runInChild(peer, size, limitMs) };
}
