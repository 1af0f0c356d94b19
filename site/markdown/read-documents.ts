/** The Markdown files of the repository as pages of the site. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { relativeAddress, escapeMarkup, type Page } from '../pages/page.js';
import { renderMarkdown, type RenderedMarkdown } from './render-markdown.js';

/** A part of a page that searches find. */
interface SearchEntry {
  readonly title: string;
  readonly heading: string;
  readonly address: string;
  readonly text: string;
}

export interface Documents {
  readonly pages: readonly Page[];
  readonly entries: readonly SearchEntry[];
  /** Files of the repository that pages link to, which lie at the same path on the site. */
  readonly files: readonly string[];
}

/** Where the Markdown is; each with whether folders below count. */
const ROOT_PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'THIRD-PARTY-NOTICES.md'];
const FOLDERS = ['docs', 'boards'];
/** Folders whose files are part of the site if a page links to them. */
const PUBLIC = /^(docs|boards|schemas|vectors)\/|^LICENSE$/;

/** The path of a Markdown file's page. */
function pagePath(file: string): string {
  if (file === 'README.md') return 'docs/about.html';
  if (!file.includes('/')) return `docs/${posix.basename(file, '.md').toLowerCase()}.html`;
  return file.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');
}

/** Renders all documents. Links to files that are not on the site lead to the repository. */
export function readDocuments(root: string, repository: string): Documents {
  const sources = [...ROOT_PAGES, ...FOLDERS.flatMap((folder) => markdownBelow(root, folder))];
  const known = new Set(sources);
  const files = new Set<string>();
  const pages: Page[] = [];
  const entries: SearchEntry[] = [];
  for (const source of sources) {
    const path = pagePath(source);
    const rewrite = (address: string): string => {
      if (/^(https?:|mailto:|#|data:)/.test(address) || address === '') return address;
      const [linked, fragment] = address.split('#') as [string, string?];
      const target = posix.normalize(posix.join(posix.dirname(source), linked)).replace(/\/$/, '');
      const end = fragment === undefined ? '' : `#${fragment}`;
      const page = [target, `${target}/README.md`, `${target}/index.md`].find((each) => known.has(each));
      if (page !== undefined) return relativeAddress(path, `${pagePath(page)}${end}`);
      const isFile = existsSync(join(root, target)) && statSync(join(root, target)).isFile();
      if (!isFile || !PUBLIC.test(target))
        return `${repository}/${isFile ? 'blob' : 'tree'}/main/${target}${end}`;
      files.add(target);
      return relativeAddress(path, `${target}${end}`);
    };
    const text = readFileSync(join(root, source), 'utf8').replace(/^<!--.*?-->\n/, '');
    const sizeOf = (address: string): readonly [string, string] | undefined => {
      const file = join(root, posix.join(posix.dirname(source), address));
      if (!file.endsWith('.svg') || !existsSync(file)) return undefined;
      const [, width, height] =
        /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
      return width === undefined ? undefined : [width, height!];
    };
    const rendered = renderMarkdown(text, rewrite, sizeOf);
    const title = rendered.title === '' ? posix.basename(source, '.md') : rendered.title;
    pages.push({
      path,
      title,
      description: describeSections(rendered, title),
      body: `<article class="prose">\n${rendered.body}</article>`,
      aside: contentsOf(rendered, path),
    });
    for (const { id, heading, text: words } of rendered.sections)
      entries.push({ title, heading, address: `${path}#${id}`, text: words.trim().slice(0, 300) });
  }
  return { pages, entries, files: [...files].sort() };
}

function markdownBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return path === 'docs/api' ? [] : markdownBelow(root, path);
      return entry.name.endsWith('.md') ? [path] : [];
    })
    .sort();
}

const describeSections = ({ sections }: RenderedMarkdown, title: string): string => {
  const first = sections.find(({ text }) => text.trim() !== '')?.text.trim() ?? title;
  return (/^.{20,200}?[.:](?=\s|$)/.exec(first)?.[0] ?? first.slice(0, 160)).trim();
};

/** The headings of a page, for the column beside it. */
function contentsOf({ headings }: RenderedMarkdown, path: string): string {
  const shown = headings.filter(({ level }) => level === 2);
  const items = shown.map(({ id, text }) => `<li><a href="#${id}">${escapeMarkup(text)}</a></li>`);
  return `<aside class="contents">
        <p><a href="${relativeAddress(path, 'docs/index.html')}">All pages</a> · <a href="${relativeAddress(path, 'docs/rules/index.html')}">Rules</a> · <a href="${relativeAddress(path, 'api/index.html')}">API</a></p>
        ${items.length < 2 ? '' : `<nav aria-label="On this page"><ul>${items.join('')}</ul></nav>`}
      </aside>`;
}
