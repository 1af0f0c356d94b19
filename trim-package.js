/**
 * `npm pack` runs this: it takes out of package.json what only the repository needs, such as scripts and development
 * dependencies, and `--restore` puts the file back. A run that was cut off is repaired by the next.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const file = join(import.meta.dirname, 'package.json');
const kept = join(import.meta.dirname, 'dist', 'package.whole.json');

if (existsSync(kept)) renameSync(kept, file);
if (!process.argv.includes('--restore')) {
  const text = readFileSync(file, 'utf8');
  const {
    scripts: _scripts,
    devDependencies: _dependencies,
    overrides: _overrides,
    ...rest
  } = JSON.parse(text);
  writeFileSync(kept, text);
  // Renamed into place, so that a program that reads it meanwhile finds one or the other.
  writeFileSync(`${kept}.trimmed`, `${JSON.stringify(rest, null, 2)}\n`);
  renameSync(`${kept}.trimmed`, file);
}
