/** Programs of others that tests ask for a second opinion. `.ci/run` installs them; elsewhere they may be missing. */
import { spawnSync } from 'node:child_process';

/** Debian's own Python comes first: it is the one that has Debian's packages. */
export const PYTHON = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import networkx']).status === 0,
);

export const HAS_GRAPHVIZ = spawnSync('dot', ['-V']).status === 0;

export const HAS_RUST = spawnSync('rustc', ['--version']).status === 0;

/** Whether a tool is missing. If it is, the log says which tests were skipped, and what to install. */
export function isMissing(tool: unknown, what: string, debianPackage: string): boolean {
  if (tool !== undefined && tool !== false) return false;
  console.warn(`Skipped: ${what}. Install the Debian package ${debianPackage} to run it.`);
  return true;
}
