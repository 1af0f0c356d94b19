/**
 * Hands the boards that a browser keeps under `localhost` to the page under 127.0.0.1: one page posts them, the other
 * takes them by a secret number. They are in memory only, for as long as that takes.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readBody, type Reply } from './http-reply.js';

export type BoardTransfer = (request: IncomingMessage, pathname: string) => Promise<Reply>;

/** Scans are included. */
const MOST_BYTES = 1024 * 1024 * 1024;

export function createBoardTransfer(): BoardTransfer {
  let waiting: { readonly id: string; readonly bytes: Buffer } | undefined;
  return async (request, pathname) => {
    // A page of another site cannot set this header without asking first, which is refused.
    if (request.headers['x-lamplighter-transfer'] === undefined) return [403, 'Only for the editor.'];
    if (request.method === 'POST' && pathname === '/transfer') {
      const bytes = await readBody(request, MOST_BYTES);
      if (bytes === undefined) return [413, 'These are too many boards and scans to move at once.'];
      waiting = { id: randomBytes(24).toString('base64url'), bytes };
      return [200, waiting.id];
    }
    if (waiting === undefined || pathname !== `/transfer/${waiting.id}`) return [404, 'Not found.'];
    const { bytes } = waiting;
    if (request.method === 'DELETE') waiting = undefined;
    else if (request.method !== 'GET') return [405, 'Only GET and DELETE.', { allow: 'GET, DELETE' }];
    return [200, bytes, { 'content-type': 'application/octet-stream' }];
  };
}
