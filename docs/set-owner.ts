/** `npm run set-owner -- ACCOUNT`: puts the account that publishes the project into the files that name it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const FILES = ['package.json', 'README.md', 'docs/install.md', 'docs/ci.md'];

const account = process.argv[2] ?? '';
if (!/^[a-zA-Z0-9-]+$/.test(account)) {
  process.stderr.write('Name the account: npm run set-owner -- my-account\n');
  process.exit(2);
}
const root = join(import.meta.dirname, '..');
const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly homepage: string;
};
const before = /^https:\/\/([^.]+)\.github\.io\//.exec(homepage)?.[1];
if (before === undefined) {
  process.stderr.write(
    'The homepage in package.json is not on GitHub Pages: change the addresses by hand.\n',
  );
  process.exit(1);
}
for (const file of FILES) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = text
    .replaceAll(`https://${before}.github.io/`, `https://${account}.github.io/`)
    .replaceAll(`github.com/${before}/lamplighter`, `github.com/${account}/lamplighter`)
    .replaceAll(`uses: ${before}/lamplighter`, `uses: ${account}/lamplighter`);
  writeFileSync(path, changed);
  process.stdout.write(`${file}: ${changed === text ? 'unchanged' : 'changed'}\n`);
}
