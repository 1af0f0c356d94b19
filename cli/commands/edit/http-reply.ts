/** Replies of the editor's server, and bodies of requests. */
import type { IncomingMessage } from 'node:http';

/** A status, a body, and the headers beside those of every reply. */
export type Reply = readonly [
  status: number,
  body: string | Buffer,
  headers?: Readonly<Record<string, string>>,
];

/** The request body; undefined if it is too long. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
