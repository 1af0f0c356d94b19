/** A position in a text as editors count it: from 1, columns in UTF-16 units. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset in a text. */
export const lineColumnOfOffset = (text: string, offset: number): LineColumn =>
  lineColumnsOfOffsets(text, [offset])[0]!;

/** The lines and columns of many offsets in ascending order; one pass over the text. */
export function lineColumnsOfOffsets(text: string, offsets: readonly number[]): readonly LineColumn[] {
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
