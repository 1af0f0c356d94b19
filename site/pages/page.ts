/** A page of the site as data, and the shell that every page has. */
import { posix } from 'node:path';

export interface Page {
  /** From the root of the site, such as `docs/format.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** The content of `main`, as markup. */
  readonly body: string;
  /** Scripts of the site that the page loads, such as `validate-page`. */
  readonly scripts?: readonly string[];
  /** The hash of the script of a document that the page shows in a frame, as in a content security policy. */
  readonly framedScript?: string;
  /** The column beside the content, as markup. */
  readonly aside?: string;
}

/** The sections in the header: their names and first pages. */
const SECTIONS = [
  ['Editor', 'editor/index.html'],
  ['Boards', 'gallery/index.html'],
  ['Validate a file', 'validate.html'],
  ['Docs', 'docs/index.html'],
] as const;

/** Escapes text for markup and for attributes in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The address of one page or file as written on another page, so that the site works from any folder of any host. */
export function relativeAddress(from: string, to: string): string {
  const [path, fragment] = to.split('#') as [string, string?];
  const relative = posix.relative(posix.dirname(from), path) || posix.basename(path);
  return fragment === undefined ? relative : `${relative}#${fragment}`;
}

/**
 * Scripts and styles are files of the site. Board drawings carry style attributes; everything else a page needs comes from
 * its own host.
 */
const policyOf = ({ framedScript }: Page): string =>
  `default-src 'none'; script-src 'self'${framedScript === undefined ? '' : ` '${framedScript}'`}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; frame-src 'self' blob:; base-uri 'none'; form-action 'none'`;

/** The whole document of a page. */
export function formatPage(page: Page, version: string): string {
  const to = (path: string): string => relativeAddress(page.path, path);
  const title = page.path === 'index.html' ? page.title : `${page.title} · Lamplighter`;
  const sections = SECTIONS.map(
    ([name, path]) =>
      `<a href="${to(path)}"${isIn(page.path, path) ? ' aria-current="true"' : ''}>${name}</a>`,
  ).join('\n        ');
  const scripts = ['site', ...(page.scripts ?? [])]
    .map((name) => `<script type="module" src="${to(`assets/${name}.js`)}"></script>`)
    .join('\n    ');
  return `<!doctype html>
<html lang="en" data-root="${to('index.html').replace(/index\.html$/, '')}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policyOf(page)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="${escapeMarkup(page.description)}">
    <meta name="color-scheme" content="light dark">
    <title>${escapeMarkup(title)}</title>
    <link rel="icon" href="${to('assets/lamp.svg')}" type="image/svg+xml">
    <link rel="stylesheet" href="${to('assets/site.css')}">
    ${scripts}
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header class="bar">
      <a class="brand" href="${to('index.html')}"><img src="${to('assets/lamp.svg')}" alt="" width="28" height="28">Lamplighter</a>
      <nav aria-label="Sections">
        ${sections}
      </nav>
      <div class="search" role="search">
        <label for="search">Search</label>
        <input id="search" type="search" placeholder="Search the docs ( / )" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="hits">
        <ul id="hits" role="listbox" aria-label="Results" hidden></ul>
      </div>
    </header>
    <div class="${page.aside === undefined ? 'plain' : 'columns'}">
      ${page.aside ?? ''}
      <main id="content" tabindex="-1">
${page.body}
      </main>
    </div>
    <footer class="foot">
      <p>Lamplighter ${escapeMarkup(version)} · Code: MIT · Boards: CC0 · The games belong to their publishers. Nothing on this site leaves your machine.</p>
      <button id="theme" type="button">Theme: automatic</button>
    </footer>
  </body>
</html>
`;
}

const isIn = (path: string, section: string): boolean =>
  section.endsWith('/index.html') ? path.startsWith(posix.dirname(section) + '/') : path === section;
