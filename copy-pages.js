/** Copies the pages of the documentation into one file of the package, `dist/pages.json`, for `lamplighter help docs/…`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((name) => `docs/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.md') && !/^docs\/(decisions|api)\//.test(name))
  .sort();
mkdirSync(join(root, 'dist'), { recursive: true });
const texts = Object.fromEntries(pages.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
writeFileSync(join(root, 'dist', 'pages.json'), JSON.stringify(texts));
