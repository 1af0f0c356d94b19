/** Writes THIRD-PARTY-NOTICES.md: the licences of the packages that are bundled into our builds. `npm run docs`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package whose code is part of a build. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '..');

/** The packages of turf behind model/turf: each function is a package of its own. */
function packagesOfTurf(): readonly string[] {
  const door = readFileSync(join(root, 'model', 'turf', 'index.ts'), 'utf8');
  const [, names = ''] = /export \{([^}]*)\} from '@turf\/turf'/.exec(door) ?? [];
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ['turf', ...names.split(',').flatMap((name) => name.trim() || [])].map(
    (name) => `@turf/${kebab(name)}`,
  );
}

/** Packages that contain type declarations only. */
const isTypesOnly = (name: string): boolean => name.startsWith('@types/') || name === 'graphology-types';

/** The runtime dependencies with their own dependencies, by name. */
export function bundledPackages(): readonly BundledPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const found = new Map<string, LockedPackage>();
  const add = (name: string): void => {
    const locked = packages[`node_modules/${name}`];
    if (found.has(name) || locked === undefined || isTypesOnly(name)) return;
    found.set(name, locked);
    Object.keys({ ...locked.dependencies, ...locked.peerDependencies }).forEach(add);
  };
  Object.keys(packages['']?.dependencies ?? {}).forEach(add);
  const [turf, ...functionsOfTurf] = packagesOfTurf();
  functionsOfTurf.forEach(add);
  // Only the code that ajv generates is bundled, and of turf only some functions, not all dependencies.
  for (const name of ['ajv', turf!]) found.set(name, packages[`node_modules/${name}`]!);
  return [...found]
    .map(([name, { version, license = 'unknown' }]) => ({ name, version, license, text: licenceText(name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Packages without a licence file, with another package of the same repository that has it. */
const SAME_REPOSITORY: Readonly<Record<string, string>> = { '@lit-labs/ssr-dom-shim': 'lit' };

/** The licence file of a package, or our copy of it where the package has none. */
function licenceText(name: string): string {
  const folder = join(root, 'node_modules', SAME_REPOSITORY[name] ?? name);
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(each));
  const copy = join(import.meta.dirname, 'third-party', `${name}.txt`);
  if (file === undefined && !existsSync(copy)) throw new Error(`${name} has no licence file; add ${copy}.`);
  return readFileSync(file === undefined ? copy : join(folder, file), 'utf8')
    .replaceAll('\r', '')
    .trim();
}

/** The text of THIRD-PARTY-NOTICES.md. */
export function noticesPage(): string {
  const packages = bundledPackages();
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const sections = [...new Set(packages.map(({ text }) => text))].map((text) => {
    const names = packages.filter((each) => each.text === text).map(({ name }) => name);
    return `## ${names.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
  });
  return `<!-- Made by \`npm run docs\` from package-lock.json and the installed packages. -->
# Third-party notices

The editor page, the elements and the command line contain code of these packages.

| package | version | licence |
|---|---|---|
${rows.join('\n')}

The optional package sharp is installed separately and is not part of a build.

${sections.join('\n')}`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), noticesPage());
