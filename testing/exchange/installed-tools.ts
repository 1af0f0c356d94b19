/** Detects which external programs are installed for tests. `.ci/run` installs them; elsewhere they may be missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Python with networkx; undefined if there is none. Debian's comes first, because it has Debian's packages. */
export const PYTHON = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import networkx']).status === 0,
);

/** Whether that Python has igraph. */
export const HAS_IGRAPH = PYTHON !== undefined && spawnSync(PYTHON, ['-c', 'import igraph']).status === 0;

export const HAS_GRAPHVIZ = spawnSync('dot', ['-V']).status === 0;

export const HAS_RUST = spawnSync('rustc', ['--version']).status === 0;

export const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

export const HAS_GO = spawnSync('go', ['version']).status === 0;

/** Newtonsoft's library for C#, where Debian or `NEWTONSOFT_JSON` has it. */
export const NEWTONSOFT = [
  process.env['NEWTONSOFT_JSON'],
  '/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll',
].find((file) => file !== undefined && existsSync(file));

export const HAS_MONO =
  NEWTONSOFT !== undefined && ['mcs', 'mono'].every((each) => spawnSync(each, ['--version']).status === 0);

/** Whether cargo has the dependencies of a manifest without a network. */
export function hasCrates(manifest: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-crates-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'main.rs'), '');
  writeFileSync(join(folder, 'Cargo.toml'), manifest);
  const { status } = spawnSync('cargo', ['generate-lockfile', '--offline'], { cwd: folder });
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** Whether a tool is missing; if so, logs which tests are skipped and what to install. */
export function isToolMissing(tool: unknown, what: string, debianPackage: string): boolean {
  if (tool !== undefined && tool !== false) return false;
  console.warn(`Skipped: ${what}. Install the Debian package ${debianPackage} to run it.`);
  return true;
}
