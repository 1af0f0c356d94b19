/** The package as it is published: its entry points, their types, and nothing that no entry point reaches. `npm test` builds it first. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Entry {
  readonly types: string;
  readonly default: string;
}
const { exports, dependencies } = JSON.parse(read('package.json')) as {
  readonly exports: Readonly<Record<string, Entry | string>>;
  readonly dependencies: Readonly<Record<string, string>>;
};
const entries = Object.entries(exports).flatMap(([name, entry]) =>
  typeof entry === 'string' ? [] : [[name.slice(2), entry] as const],
);
const packed = new Set(listPackedFiles());

function listPackedFiles(): readonly string[] {
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    }),
  ) as [{ readonly files: readonly { readonly path: string }[] }];
  return files.map(({ path }) => path);
}

/** An import or export with a path, also on one line with others, as in minified modules. */
const IMPORT =
  /\b(?:import|export)\b\s*(?:[\w$*{][^'"`;]*?)?\bfrom\s*['"`]([\w@.][\w@./:-]*)['"`]|\bimport\s*\(?\s*['"`]([\w@.][\w@./:-]*)['"`]/g;

/** The paths and packages that a module or declaration imports. */
const importsOf = (file: string): string[] =>
  Array.from(read(file).matchAll(IMPORT), ([, from, dynamic]) => from ?? dynamic!);

/** The files that some files import, directly or indirectly, and themselves. */
function reachedFrom(files: readonly string[], extension: string): Set<string> {
  const reached = new Set(files);
  for (const file of reached)
    for (const path of importsOf(file).filter((each) => each.startsWith('.')))
      reached.add(posix.join(posix.dirname(file), path.replace(/\.js$/, extension)));
  return reached;
}

const targets = (kind: keyof Entry): string[] => entries.map(([, entry]) => entry[kind].slice(2));
const below = (folder: string): string[] =>
  [...packed].filter((file) => file.startsWith(`${folder}/`)).sort();

test('the package has fourteen entry points with types', () => {
  expect(entries.map(([name]) => name).sort()).toEqual([
    'elements',
    'elements/board',
    'elements/editor',
    'elements/preact',
    'elements/react',
    'engine',
    'engine/protocol',
    'exchange',
    'model',
    'model/graph',
    'validator',
    'validator/fixes',
    'validator/reports',
    'vision',
  ]);
  expect([...targets('types'), ...targets('default')].filter((file) => !packed.has(file))).toEqual([]);
});

test('it contains the declarations that the entry points reach, and no others', () => {
  expect(below('dist/types')).toEqual([...reachedFrom(targets('types'), '.d.ts')].sort());
});

test('it contains the modules that the entry points reach, with source maps, and no others', () => {
  const library = targets('default').filter((file) => file.startsWith('dist/library/'));
  const modules = [...reachedFrom(library, '.js')];
  // A module that only passes exports on has no map.
  const mapped = modules.filter((file) => read(file).includes('//# sourceMappingURL='));
  expect(mapped.length).toBeGreaterThan(modules.length / 2);
  expect(below('dist/library')).toEqual([...modules, ...mapped.map((file) => `${file}.map`)].sort());
});

test('it contains no state of the build', () => {
  expect([...packed].filter((file) => /tsbuildinfo|build-stamp|declarations/.test(file))).toEqual([]);
});

test('the library imports its dependencies and contains all other packages', () => {
  const imported = below('dist/library')
    .filter((file) => file.endsWith('.js'))
    .flatMap(importsOf)
    .filter((name) => !name.startsWith('.'));
  expect(imported).toContain('graphology');
  expect(imported.filter((name) => !Object.hasOwn(dependencies, name.split('/')[0]!))).toEqual([]);
});

describe('in plain Node', () => {
  test.each(entries)('lamplighter/%s is imported', (name) => {
    const script = `console.log(Object.keys(await import('lamplighter/${name}')).length)`;
    const count = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
    expect(Number(count)).toBeGreaterThan(0);
  });
});
