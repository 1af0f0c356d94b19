import { inChild, type ChildResult } from './in-child.js';
import { PEERS, type PeerName } from './peers/index.js';
import { fasterBy, formatNodes, formatTime, type Row } from './table.js';
import { timesOf } from './timing.js';

export interface Contest {
  readonly measure: string;
  readonly size: number;
  readonly ours: () => unknown;
  readonly peer: PeerName;
  /** How many times as fast we want to be. */
  readonly goal?: number;
  /** The fingerprint of our answer, where the peer's can be compared. */
  readonly answer?: string;
  /** For a peer too slow to take turns: it runs once, in a process of its own, no longer than this. */
  readonly apartMs?: number;
}

/** Lets us and a peer do the same work, and tells how that went. */
export async function contest(options: Contest): Promise<Row> {
  const { measure, size, goal, answer } = options;
  const { ms, peer } =
    options.apartMs === undefined ? byTurns(options) : await apart(options, options.apartMs);
  const row = { measure, size: formatNodes(size), ours: formatTime(ms) };
  if (peer === undefined) return { ...row, peer: `${options.peer} broke down`, result: '' };
  const stopped = peer.answer === undefined ? '> ' : '';
  const { result, ...judged } = fasterBy(ms, peer.ms, goal);
  const agree = answer === undefined || peer.answer === undefined ? {} : { agree: answer === peer.answer };
  const told = { peer: `${options.peer} ${stopped}${formatTime(peer.ms)}`, result: `${stopped}${result}` };
  return { ...row, ...told, ...judged, ...agree };
}

interface Times {
  readonly ms: number;
  readonly peer: ChildResult;
}

function byTurns({ ours, peer, size }: Contest): Times {
  const run = PEERS[peer](size);
  const [ms, peerMs] = timesOf([ours, run]);
  return { ms: ms!, peer: { ms: peerMs!, answer: run()() } };
}

async function apart({ ours, peer, size }: Contest, limitMs: number): Promise<Times> {
  return { ms: timesOf([ours])[0]!, peer: await inChild(peer, size, limitMs) };
}
