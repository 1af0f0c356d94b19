import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sweepTemporaryFiles } from './sweep-temporary-files.js';
import { writeFile } from './write-file.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with a temporary file for each age in minutes and process. */
function folderWith(files: readonly (readonly [name: string, age: number])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
  folders.push(folder);
  for (const [name, age] of files) {
    writeFileSync(join(folder, name), 'half');
    utimesSync(join(folder, name), new Date(), new Date(Date.now() - age * 60_000));
  }
  return folder;
}

const ended = spawnSync(process.execPath, ['-e', '']).pid;

test.each([
  ['of a process that has ended', `.lamplighter-${ended}-a1.tmp`, 2, true],
  ['written just now, perhaps on another machine', `.lamplighter-${ended}-a1.tmp`, 0, false],
  ['of a running process', `.lamplighter-${process.pid}-a1.tmp`, 120, false],
  ['of yesterday, whose number has a new process', `.lamplighter-${process.pid}-a1.tmp`, 3000, true],
  ['of another program', `.other-${ended}-a1.tmp`, 3000, false],
])('a temporary file %s', (_, name, age, isDeleted) => {
  const folder = folderWith([[name, age]]);
  sweepTemporaryFiles(folder);
  expect(readdirSync(folder)).toEqual(isDeleted ? [] : [name]);
});

test('saving a file sweeps its folder', () => {
  const folder = folderWith([[`.lamplighter-${ended}-a1.tmp`, 5]]);
  writeFile(join(folder, 'board.json'), 'new');
  expect(readdirSync(folder)).toEqual(['board.json']);
});
