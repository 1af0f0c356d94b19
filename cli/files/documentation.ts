/** The pages of the documentation: from the files of a clone, or from the one file of the package that has them all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { packagePath } from './package-files.js';

const ALL_PAGES = 'dist/pages.json';

/** The Markdown of a page named like `docs/format` or `docs/format.md#blocks`. */
export function readPage(name: string): string | undefined {
  const page = `${name.replace(/#.*$/, '').replace(/\.(md|html)$/, '')}.md`;
  // No dots, so that a name cannot leave the folder.
  if (!/^docs(\/[\w-]+)+\.md$/.test(page)) return undefined;
  const file = packagePath(page);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const all = readAllPages();
  return all !== undefined && Object.hasOwn(all, page) ? all[page] : undefined;
}

/** The names of all pages, without those about rules and decisions. */
export function pageNames(): string[] {
  const below = (folder: string): string[] =>
    readdirSync(packagePath(folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? below(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
  const names = existsSync(packagePath('docs')) ? below('docs') : Object.keys(readAllPages() ?? {});
  return names
    .filter((name) => name.endsWith('.md') && !/^docs\/(rules|decisions|api)\//.test(name))
    .map((name) => name.replace(/\.md$/, ''))
    .sort();
}

const readAllPages = (): Readonly<Record<string, string>> | undefined =>
  existsSync(packagePath(ALL_PAGES))
    ? (JSON.parse(readFileSync(packagePath(ALL_PAGES), 'utf8')) as Record<string, string>)
    : undefined;
