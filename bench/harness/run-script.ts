import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a script with a size and further arguments in its own process, and returns the JSON it prints; undefined if it fails. */
export function runScript(
  script: URL,
  size: number,
  flags: readonly string[] = [],
  words: readonly string[] = [],
): unknown {
  const { status, stdout } = spawnSync(
    process.execPath,
    [...flags, '--import', 'tsx', fileURLToPath(script), `${size}`, ...words],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return status === 0 ? JSON.parse(stdout) : undefined;
}
