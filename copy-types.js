/**
 * Copies the declarations that the entry points of the package refer to, directly or indirectly, from `dist/declarations`,
 * where tsc writes those of all sources, to `dist/types`.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = import.meta.dirname;
const [FROM, TO] = [join(root, 'dist/declarations'), join(root, 'dist/types')];
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Declarations that are written by hand lie beside the sources. */
const sourceOf = (file) => (existsSync(join(FROM, file)) ? join(FROM, file) : join(root, file));

/** The relative imports of a declaration: `from '…'`, `import('…')` and `import '…'`. */
const importsOf = (file) =>
  Array.from(
    readFileSync(sourceOf(file), 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']*)\.js'/g),
    ([, path]) => posix.join(posix.dirname(file), `${path}.d.ts`),
  );

const reached = new Set(
  Object.values(exports).flatMap(({ types }) => (types ? [types.replace('./dist/types/', '')] : [])),
);
for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);

rmSync(TO, { recursive: true, force: true });
for (const file of reached) {
  mkdirSync(dirname(join(TO, file)), { recursive: true });
  copyFileSync(sourceOf(file), join(TO, file));
}
