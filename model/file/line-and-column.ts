/** A place in a text as editors count it: from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset in a text. */
export const placeOfOffset = (text: string, offset: number): Place => placesOfOffsets(text, [offset])[0]!;

/** The lines and columns of many offsets, which must not fall; one pass over the text. */
export function placesOfOffsets(text: string, offsets: readonly number[]): readonly Place[] {
  let line = 1;
  let start = 0;
  let next = text.indexOf('\n');
  return offsets.map((offset) => {
    while (next >= 0 && next < offset) {
      line++;
      start = next + 1;
      next = text.indexOf('\n', start);
    }
    return { line, column: offset - start + 1 };
  });
}
