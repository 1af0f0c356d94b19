/** The text of a vector: two blanks a level, but lists of plain values on one line, so that a change can be read. */
export const formatVector = (vector: object): string =>
  `${JSON.stringify(vector, null, 2).replace(/\[\s+([^\][{}]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s*\n\s*/g, ' ')}]`)}\n`;
