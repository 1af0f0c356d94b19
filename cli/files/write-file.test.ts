import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replaceFile, writeFile, writeFiles, type FileSystem } from './write-file.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'write-file-'));
  file = join(folder, 'board.json');
  fs.writeFileSync(file, 'old');
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});
const read = (path: string): string => fs.readFileSync(path, 'utf8');

describe('writing', () => {
  test('replaces the text and leaves nothing else', () => {
    expect(writeFile(file, 'new …')).toEqual({ ok: true });
    expect(read(file)).toBe('new …');
    expect(fs.readdirSync(folder)).toEqual(['board.json']);
  });

  test('takes a text in pieces, into a file and into a device', () => {
    const pieces = function* (): Generator<string> {
      for (let i = 0; i < 30_000; i++) yield `piece ${i} …\n`;
    };
    expect(writeFile(file, pieces())).toEqual({ ok: true });
    expect(read(file)).toBe([...pieces()].join(''));
    expect(writeFile('/dev/null', pieces())).toEqual({ ok: true });
    expect(fs.readdirSync(folder)).toEqual(['board.json']);
  });

  test('takes bytes as they are', () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256);
    expect(writeFile(file, bytes)).toEqual({ ok: true });
    expect(new Uint8Array(fs.readFileSync(file))).toEqual(bytes);
    expect(writeFile('/dev/null', bytes)).toEqual({ ok: true });
  });

  test('writes files that belong together', () => {
    const other = join(folder, 'other.json');
    expect(writeFiles([[file, 'new'], [other, 'new too']])).toEqual({ ok: true }); // prettier-ignore
    expect([read(file), read(other)]).toEqual(['new', 'new too']);
    expect(fs.readdirSync(folder)).toEqual(['board.json', 'other.json']);
  });

  test.each([0o644, 0o600, 0o664, 0o755])('keeps the mode %o', (mode) => {
    fs.chmodSync(file, mode);
    writeFile(file, 'new');
    expect(fs.statSync(file).mode & 0o7777).toBe(mode);
  });

  test('makes a new file as any program would', () => {
    const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
    fs.writeFileSync(theirs, '');
    expect(writeFile(ours, 'new')).toEqual({ ok: true });
    expect(fs.statSync(ours).mode).toBe(fs.statSync(theirs).mode);
  });

  test('follows links, even to a file that is not there yet, and keeps them', () => {
    fs.mkdirSync(join(folder, 'real'));
    fs.writeFileSync(join(folder, 'real/board.json'), 'old');
    fs.symlinkSync('real/board.json', join(folder, 'link'));
    fs.symlinkSync('link', join(folder, 'link-to-link'));
    fs.symlinkSync('real/new.json', join(folder, 'dangling'));
    writeFile(join(folder, 'link-to-link'), 'new');
    writeFile(join(folder, 'dangling'), 'new too');
    expect(read(join(folder, 'real/board.json'))).toBe('new');
    expect(read(join(folder, 'real/new.json'))).toBe('new too');
    for (const link of ['link', 'link-to-link', 'dangling'])
      expect(fs.lstatSync(join(folder, link)).isSymbolicLink()).toBe(true);
    expect(fs.readdirSync(join(folder, 'real')).sort()).toEqual(['board.json', 'new.json']);
  });

  test('writes into a device instead of replacing it', () => {
    expect(writeFile('/dev/null', 'new')).toEqual({ ok: true });
    expect(fs.statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('syncs the text before the renaming, and the folder after it', () => {
    const steps: string[] = [];
    const noting =
      (name: keyof FileSystem) =>
      (...given: never[]) => {
        steps.push(name);
        return (fs[name] as (...all: never[]) => unknown)(...given);
      };
    const files = Object.fromEntries(Object.keys(fs).map((name) => [name, noting(name as keyof FileSystem)]));
    writeFile(file, 'new', files as unknown as FileSystem);
    expect(steps.join(' ')).toMatch(
      /openSync writeFileSync .*fchmodSync fsyncSync closeSync renameSync openSync fsyncSync closeSync$/,
    );
  });
});

describe('a write that fails', () => {
  const failing = (step: keyof FileSystem, code: string): FileSystem => ({
    ...fs,
    [step]: () => {
      throw Object.assign(new Error(code), { code });
    },
  });

  test.each<[keyof FileSystem, string, string]>([
    ['openSync', 'EACCES', 'permission denied (EACCES)'],
    ['openSync', 'EROFS', 'the disk is read-only (EROFS)'],
    ['writeFileSync', 'ENOSPC', 'the disk is full (ENOSPC)'],
    ['fsyncSync', 'EIO', 'the disk failed (EIO)'],
    ['closeSync', 'EDQUOT', 'the disk quota is exceeded (EDQUOT)'],
    ['fchmodSync', 'EPERM', 'the operation is not permitted (EPERM)'],
    ['renameSync', 'EBUSY', 'it is in use (EBUSY)'],
    ['accessSync', 'EACCES', 'permission denied (EACCES)'],
    ['statSync', 'ELOOP', 'its links form a loop (ELOOP)'],
  ])('at %s with %s is a sentence; the old file stays and no other is left', (step, code, reason) => {
    expect(writeFile(file, 'new', failing(step, code))).toEqual({
      ok: false,
      message: `"${file}" cannot be written: ${reason}. The file is unchanged.`,
    });
    expect(read(file)).toBe('old');
    expect(fs.readdirSync(folder)).toEqual(['board.json']);
  });

  test('half-way through the text leaves the old file', () => {
    const files: FileSystem = {
      ...fs,
      writeFileSync: (descriptor) => {
        fs.writeSync(descriptor as number, 'ne');
        throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      },
    };
    expect(writeFile(file, 'new', files).ok).toBe(false);
    expect(read(file)).toBe('old');
    expect(fs.readdirSync(folder)).toEqual(['board.json']);
  });

  test.each(['first', 'second'])(
    'of files that belong together leaves both as they were: the %s',
    (which) => {
      const blocked = join(folder, 'blocked');
      fs.mkdirSync(blocked);
      const wanted = [[file, 'new'], [blocked, 'new']] as const; // prettier-ignore
      const written = writeFiles(which === 'second' ? wanted : wanted.toReversed());
      expect(written.ok ? '' : written.message).toBe(
        `"${blocked}" cannot be written: it is a folder (EISDIR). The file is unchanged.`,
      );
      expect(read(file)).toBe('old');
      expect(fs.readdirSync(folder)).toEqual(['blocked', 'board.json']);
    },
  );

  test.each([1, 2])('at the renaming of file %i of two leaves no temporary file', (nth) => {
    let renamed = 0;
    const files: FileSystem = {
      ...fs,
      renameSync: (from, to) => {
        if (++renamed === nth) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
        fs.renameSync(from, to);
      },
    };
    const other = join(folder, 'other.json');
    expect(writeFiles([[file, 'new'], [other, 'new']], files).ok).toBe(false); // prettier-ignore
    expect(fs.readdirSync(folder)).toEqual(['board.json']);
    expect(read(file)).toBe(nth === 1 ? 'old' : 'new');
  });

  test('because its text cannot be made is our own fault, and leaves the old file', () => {
    const broken = function* (): Generator<string> {
      yield 'new'.repeat(100_000);
      throw new RangeError('ours');
    };
    expect(() => writeFile(file, broken())).toThrow('ours');
    expect(read(file)).toBe('old');
    expect(fs.readdirSync(folder)).toEqual(['board.json']);
  });

  test('onto a folder, or into a missing one, is reported', () => {
    const onto = writeFile(folder, 'new');
    expect(onto.ok ? '' : onto.message).toContain('it is a folder');
    const into = writeFile(join(folder, 'none/board.json'), 'new');
    expect(into.ok ? '' : into.message).toContain('its folder does not exist');
    expect(fs.readdirSync(folder)).toEqual(['board.json']);
  });

  test('to open or sync the folder afterwards is no failure: the text is written', () => {
    let synced = 0;
    const files: FileSystem = {
      ...fs,
      fsyncSync: (descriptor) => {
        if (++synced === 2) throw Object.assign(new Error('EINVAL'), { code: 'EINVAL' });
        fs.fsyncSync(descriptor);
      },
    };
    expect(writeFile(file, 'new', files)).toEqual({ ok: true });
    expect(synced).toBe(2);
  });
});

describe('replacing an expected text', () => {
  /** Another program writes at this step. */
  const interrupted = (step: keyof FileSystem, write: () => void): FileSystem => ({
    ...fs,
    [step]: (...given: never[]) => {
      write();
      return (fs[step] as (...all: never[]) => unknown)(...given);
    },
  });
  const theirs = (): void => {
    fs.writeFileSync(file, 'theirs');
  };

  test('writes it, also through a link, and creates a missing file', () => {
    fs.symlinkSync('board.json', join(folder, 'link'));
    expect(replaceFile(join(folder, 'link'), 'new', 'old')).toEqual({ ok: true });
    expect(read(file)).toBe('new');
    expect(replaceFile(join(folder, 'second'), 'new', undefined)).toEqual({ ok: true });
  });

  test.each<keyof FileSystem>(['openSync', 'writeFileSync', 'fchmodSync', 'fsyncSync', 'closeSync'])(
    'leaves what another program writes during %s',
    (step) => {
      expect(replaceFile(file, 'new', 'old', interrupted(step, theirs))).toEqual({
        ok: false,
        isChanged: true,
      });
      expect(read(file)).toBe('theirs');
      expect(fs.readdirSync(folder)).toEqual(['board.json']);
    },
  );

  test('leaves a file that another program creates or deletes meanwhile', () => {
    fs.rmSync(file);
    expect(replaceFile(file, 'new', undefined, interrupted('fsyncSync', theirs)).ok).toBe(false);
    expect(read(file)).toBe('theirs');
    const deleting = interrupted('fsyncSync', () => {
      fs.rmSync(file);
    });
    expect(replaceFile(file, 'new', 'theirs', deleting)).toEqual({ ok: false, isChanged: true });
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});

/** A process that writes a long text of a's, then one of b's, and so on until it is ended. */
function endlessWriter(signal: NodeJS.Signals, delay: number): Promise<NodeJS.Signals | null> {
  const source = new URL('./write-file.ts', import.meta.url).href;
  const program = `
    import { writeFile } from ${JSON.stringify(source)};
    for (let i = 0; ; i++) {
      writeFile(${JSON.stringify(file)}, 'ab'[i % 2].repeat(4_000_000));
      if (i === 0) console.log('started');
      await new Promise(setImmediate);
    }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  child.stdout.once('data', () => setTimeout(() => child.kill(signal), delay));
  return new Promise((resolve) =>
    child.on('exit', (_, by) => {
      resolve(by);
    }),
  );
}

describe('a process that is ended in the middle', () => {
  test.each([1, 7, 13, 29])('by SIGKILL after %i ms leaves the old text or the new', async (delay) => {
    expect(await endlessWriter('SIGKILL', delay)).toBe('SIGKILL');
    const text = read(file);
    expect([text.length, new Set(text).size]).toEqual([4_000_000, 1]);
  });

  test.each([
    ['SIGINT', 3],
    ['SIGTERM', 11],
    ['SIGHUP', 17],
  ] as const)('by %s ends by it and leaves no temporary file', async (signal, delay) => {
    expect(await endlessWriter(signal, delay)).toBe(signal);
    expect(fs.readdirSync(folder)).toEqual(['board.json']);
    const text = read(file);
    expect([text.length, new Set(text).size]).toEqual([4_000_000, 1]);
  });
});
