/** Splits a stream of bytes into lines. */

/** The lines of a stream, without their ends; undefined for a line longer than `most` bytes, which is dropped. */
export async function* linesOfStream(
  input: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<Buffer | undefined, void, undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer): void => {
    length += part.length;
    if (length <= most) parts.push(part);
    else parts = [];
  };
  const line = (): Buffer | undefined => {
    const whole = length <= most ? Buffer.concat(parts) : undefined;
    [parts, length] = [[], 0];
    return whole;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      take(chunk.subarray(start, end));
      yield line();
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  if (length > 0) yield line();
}

const LINE_FEED = 0x0a;
