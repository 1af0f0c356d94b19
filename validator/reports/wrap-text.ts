/** A text as lines of at most so many characters, broken at blanks, all but the first indented; a longer word has a line to itself. */
export function wrap(text: string, width: number, indent: string): string[] {
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
