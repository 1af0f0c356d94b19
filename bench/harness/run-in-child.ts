/** Runs a slow peer in its own process, which can be stopped and has its own memory. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PeerName } from '../peers/index.js';

/** Without an answer it was stopped after that time; undefined if it crashed. */
export type ChildResult = { readonly ms: number; readonly answer?: string } | undefined;

export function runInChild(peer: PeerName, size: number, limitMs: number): Promise<ChildResult> {
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
      if (last.startsWith('{')) resolve(JSON.parse(last) as ChildResult);
      else resolve(stopped ? { ms: performance.now() - start } : undefined);
    });
  });
}
