/** Wraps a text at blanks to lines of at most `width` characters; all but the first are indented, and a longer word gets its own line. */
export function wrapText(text: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(' ')) {
    if (line === undefined) line = word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line ?? ''];
}
