/** Markdown of the repository as markup of the site. */
import MarkdownIt from 'markdown-it';
import { diagramAsList } from './diagram-as-list.js';

interface RenderedHeading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly body: string;
  /** The first heading of level 1. */
  readonly title: string;
  readonly headings: readonly RenderedHeading[];
  /** The text below each heading, for searching; the text before the first heading belongs to it. */
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly text: string }[];
}

/** Renders a page of our own, which may contain markup. `rewrite` gives the address of each link and picture. */
export function renderMarkdown(
  text: string,
  rewrite: (address: string) => string,
  sizeOf: (address: string) => readonly [width: string, height: string] | undefined,
): RenderedMarkdown {
  const markdown = new MarkdownIt({ html: true });
  const tokens = markdown.parse(text, {});
  const headings: RenderedHeading[] = [];
  const sections: { id: string; heading: string; text: string }[] = [];
  const used = new Map<string, number>();
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const content = plainText(tokens[i + 1]!.content);
      const id = uniqueId(slug(content), used);
      token.attrSet('id', id);
      headings.push({ level: Number(token.tag.slice(1)), id, text: content });
      sections.push({ id, heading: content, text: '' });
    } else if (token.type === 'inline') {
      const section = sections.at(-1);
      if (section && tokens[i - 1]?.type !== 'heading_open') section.text += `${plainText(token.content)} `;
      for (const child of token.children ?? []) {
        const name = child.type === 'link_open' ? 'href' : child.type === 'image' ? 'src' : undefined;
        // The browser keeps the room of a picture whose size it knows.
        const size = child.type === 'image' ? sizeOf(child.attrGet('src') ?? '') : undefined;
        if (size) for (const [i, key] of ['width', 'height'].entries()) child.attrSet(key, size[i]!);
        if (name !== undefined) child.attrSet(name, rewrite(child.attrGet(name) ?? ''));
        if (child.type === 'image') child.attrSet('loading', 'lazy');
        if (child.type === 'html_inline') child.content = rewriteMarkup(child.content, rewrite);
      }
    } else if (token.type === 'html_block') token.content = rewriteMarkup(token.content, rewrite);
  }
  const rules = markdown.renderer.rules;
  const fence = rules.fence!;
  rules.fence = (all, i, options, env, self) => {
    const { info, content } = all[i]!;
    if (info.trim() === 'mermaid') return diagramAsList(content);
    // A code block that scrolls can be reached by the keyboard.
    return fence(all, i, options, env, self).replace('<pre', '<pre tabindex="0"');
  };
  // A wide table scrolls by itself, so that the page does not.
  let tables = 0;
  rules['table_open'] = () =>
    `<div class="wide" tabindex="0" role="region" aria-label="Table ${++tables}"><table>\n`;
  rules['table_close'] = () => '</table></div>\n';
  return {
    body: markdown.renderer.render(tokens, markdown.options, {}),
    title: headings.find(({ level }) => level === 1)?.text ?? '',
    headings,
    sections,
  };
}

/** The fragment of a heading, as repository hosts write it. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

function uniqueId(id: string, used: Map<string, number>): string {
  const count = used.get(id) ?? 0;
  used.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}

/** Markdown without its marks. */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const rewriteMarkup = (markup: string, rewrite: (address: string) => string): string =>
  markup.replaceAll(
    /\b(href|src|srcset)="([^"]*)"/g,
    (_, name: string, address: string) => `${name}="${rewrite(address)}"`,
  );
