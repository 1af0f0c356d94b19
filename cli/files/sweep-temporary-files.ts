/** Names temporary files, and deletes those that a killed process left behind. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The name contains the process, so that others can tell whether it still runs. */
export const temporaryFileName = (): string => `.lamplighter-${process.pid}-${randomName()}.tmp`;

/** `wx` refuses an existing name, so the name need only be unlikely. */
const randomName = (): string => Math.floor(Math.random() * 2 ** 48).toString(36);

const NAME = /^\.lamplighter-(\d+)-[0-9a-z]+\.tmp$/;

/** On a shared disk the process may run on another machine, where no write takes this long. */
const MINUTE = 60_000;
/** By then the process with this number is another one. */
const DAY = 24 * 60 * MINUTE;

const swept = new Set<string>();

/** Deletes stale temporary files of a folder, once per process and folder. Errors are ignored: nothing depends on it. */
export function sweepTemporaryFiles(folder: string, now: number = Date.now()): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  try {
    for (const name of readdirSync(folder)) if (NAME.test(name)) deleteIfStale(join(folder, name), name, now);
  } catch {
    // The folder cannot be listed.
  }
}

function deleteIfStale(path: string, name: string, now: number): void {
  try {
    const age = now - statSync(path).mtimeMs;
    if (age > DAY || (age > MINUTE && !isRunning(Number(NAME.exec(name)![1])))) rmSync(path, { force: true });
  } catch {
    // Another process has deleted it, or owns it.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
