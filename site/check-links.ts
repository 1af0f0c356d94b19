/** Checks the built site: every link, picture and script of a page leads to a file of the site, and every fragment to an element. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The broken links as sentences. Addresses on other hosts are not checked. */
export function findBrokenLinks(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const pages = new Map(
    files
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const broken: string[] = [];
  for (const [page, text] of pages)
    for (const address of addressesIn(text)) {
      const problem = problemOf(address, page, folder, pages);
      if (problem !== undefined) broken.push(`${page} links to ${address}: ${problem}.`);
    }
  return broken;
}

function problemOf(
  address: string,
  page: string,
  folder: string,
  pages: ReadonlyMap<string, string>,
): string | undefined {
  if (/^([a-z]+:|\/\/)/.test(address)) return undefined;
  if (address.startsWith('/')) return 'the site has to work from any folder';
  const [path, fragment] = address.replace(/\?[^#]*/, '').split('#') as [string, string?];
  const target = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), decodeURI(path)));
  if (target.startsWith('..')) return 'it leaves the site';
  if (!existsSync(join(folder, target)) || statSync(join(folder, target)).isDirectory())
    return 'there is no such file';
  const text = pages.get(target);
  // The pages of the API fill some of their fragments by a script.
  if (!fragment || text === undefined || target.startsWith('api/')) return undefined;
  return text.includes(`id="${decodeURIComponent(fragment)}"`) ? undefined : 'the page has no such heading';
}

const addressesIn = (page: string): readonly string[] =>
  Array.from(
    page
      .replaceAll(/<(script|pre|code)\b(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/\1>/g, '')
      .matchAll(/<(?:a|img|link|script|source|iframe)\b[^>]*?\b(?:href|src|srcset)="([^"]*)"/g),
    ([, address]) => address!.replaceAll('&amp;', '&'),
  );
