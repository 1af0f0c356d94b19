/** So many characters are written at once: enough that the calls do not matter, and little beside what a process holds anyway. */
const BATCH = 1 << 16;

/** A text in few pieces: one that is whole stays whole, small pieces of one that is still being made are put together. */
export function* inBatches(text: string | Iterable<string>): Generator<string> {
  if (typeof text === 'string') {
    yield text;
    return;
  }
  let batch = '';
  for (const piece of text) {
    batch += piece;
    if (batch.length < BATCH) continue;
    yield batch;
    batch = '';
  }
  if (batch !== '') yield batch;
}
