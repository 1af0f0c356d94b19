/** Characters per write: few calls, and little memory. */
const BATCH = 1 << 16;

/** Joins the small pieces of a text that is still being generated into larger batches; a whole text stays whole. */
export function* batchText(text: string | Iterable<string>): Generator<string> {
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
