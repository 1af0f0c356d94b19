/** `npm run vectors`: writes all vectors and the small boards they need. Read the difference before you commit it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfVectors } from './files.js';

const here = import.meta.dirname;
// First of all: a scenario that fails leaves everything as it was.
const files = filesOfVectors();
for (const folder of ['lfw', 'wm', 'mj', 'boards'])
  rmSync(join(here, folder), { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(here, path)), { recursive: true });
  writeFileSync(join(here, path), text);
}
console.log(`${files.size} files written.`);
