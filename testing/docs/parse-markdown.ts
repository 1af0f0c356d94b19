/** Parses the parts of Markdown that the tests of the docs need. */

/** A fenced block with its language and the heading above it. */
export interface FencedBlock {
  readonly language: string;
  readonly text: string;
  readonly heading: string;
}

/** The fenced blocks of a page, in order. */
export function fencedBlocksOf(page: string): FencedBlock[] {
  const fences: FencedBlock[] = [];
  let heading = '';
  let open: { language: string; lines: string[] } | undefined;
  for (const line of page.split('\n')) {
    if (open !== undefined && line === '```') {
      fences.push({ language: open.language, text: open.lines.map((each) => `${each}\n`).join(''), heading });
      open = undefined;
    } else if (open !== undefined) open.lines.push(line);
    else if (line.startsWith('```')) open = { language: line.slice(3), lines: [] };
    else if (/^#{1,6} /.test(line)) heading = line.replace(/^#+ /, '');
  }
  if (open !== undefined) throw new Error(`A fence under "${heading}" is never closed.`);
  return fences;
}

/** The page with every fenced block replaced by the result of `replace`. */
export async function replaceFencedBlocks(
  page: string,
  replace: (fence: FencedBlock, before: FencedBlock | undefined) => Promise<string>,
): Promise<string> {
  let [out, rest] = ['', page];
  let before: FencedBlock | undefined;
  for (const fence of fencedBlocksOf(page)) {
    const opening = `\`\`\`${fence.language}\n`;
    const start = rest.indexOf(`${opening}${fence.text}\`\`\``) + opening.length;
    out += rest.slice(0, start) + (await replace(fence, before));
    rest = rest.slice(start + fence.text.length);
    before = fence;
  }
  return out + rest;
}

/** The page without its fenced blocks. */
export const proseOf = (page: string): string => page.replace(/^```[\s\S]*?^```$/gm, '');

/** The text under each heading of the third level, by heading. */
export function sectionsOf(page: string): ReadonlyMap<string, string> {
  const parts = page.split(/^(?=#{1,3} )/m).filter((part) => part.startsWith('### '));
  return new Map(parts.map((part) => [part.slice(4, part.indexOf('\n')), part.slice(part.indexOf('\n'))]));
}

/** The rows of all tables in a text, without their heads, cell by cell. */
export function tableRowsOf(text: string): string[][] {
  const lines = proseOf(text).split('\n');
  return lines
    .filter((line, i) => line.startsWith('|') && !isRule(line) && !isRule(lines[i + 1] ?? ''))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

const isRule = (line: string): boolean => /^\|(-+\|)+$/.test(line);

/** The inline code of a text, outside of fenced blocks. */
export const inlineCodeOf = (text: string): string[] =>
  Array.from(proseOf(text).matchAll(/`([^`\n]+)`/g), ([, code]) => code!);

/** The targets of all links and pictures. */
export const linksOf = (page: string): string[] =>
  Array.from(
    proseOf(page).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g),
    ([, link, source]) => link ?? source!,
  );

/** The anchors of a page's headings, made as GitHub makes them. */
export const anchorsOf = (page: string): string[] =>
  Array.from(proseOf(page).matchAll(/^#+ (.+)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
