/** Detects which external programs are installed for tests. `.ci/run` installs them; elsewhere they may be missing. */
import { spawnSync } from 'node:child_process';

/** A Python with networkx; undefined if there is none. Debian's comes first, because it has Debian's packages. */
export const PYTHON = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import networkx']).status === 0,
);

export const HAS_GRAPHVIZ = spawnSync('dot', ['-V']).status === 0;

export const HAS_RUST = spawnSync('rustc', ['--version']).status === 0;

/** Whether a tool is missing; if so, logs which tests are skipped and what to install. */
export function isToolMissing(tool: unknown, what: string, debianPackage: string): boolean {
  if (tool !== undefined && tool !== false) return false;
  console.warn(`Skipped: ${what}. Install the Debian package ${debianPackage} to run it.`);
  return true;
}
