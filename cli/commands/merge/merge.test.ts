import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { formatBoard, parseBoard, type StreetBoard } from '../../../model/index.js';
import { validateText } from '../../../validator/index.js';
import {
  expectWrongUsage,
  readTextFile,
  runCli,
  temporaryFolder,
  WHITECHAPEL_FILE,
} from '../../testing/run-cli.js';

const top = temporaryFolder();
const home = process.cwd();
afterEach(() => {
  process.chdir(home);
});

function write(path: string, text: string): string {
  const file = join(top, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const text = readTextFile(WHITECHAPEL_FILE);
const base = parseStreets(text);

function parseStreets(of: string): StreetBoard {
  const parsed = parseBoard(of);
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  return parsed.board as StreetBoard;
}

/** Five streets that divide blocks, the last two by way of a new crossing x235. */
function edited(from: number): StreetBoard {
  const blocks = base.blocks
    .filter(
      ({ walk, islands }) => islands === undefined && new Set(walk).size === walk.length && walk.length > 6,
    )
    .slice(from, from + 4);
  const placeOf = new Map([
    ...base.circles.map(({ number, at }) => [`c${number}`, at] as const),
    ...[...base.crossings, ...base.junctions].map(({ id, at }) => [id, at] as const),
  ]);
  return blocks.reduce<StreetBoard>((now, { id, walk }, i) => {
    const [a, b] = [walk[0]!, walk[3]!];
    const by = i === 3 ? (['x235'] as const) : [];
    const [[x1, y1], [x2, y2]] = [placeOf.get(a)!, placeOf.get(b)!];
    const block = now.blocks.find((each) => each.id === id)!;
    return {
      ...now,
      crossings: [...now.crossings, ...by.map((crossing) => ({ id: crossing, at: [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)] as const }))], // prettier-ignore
      streets: [...now.streets, ...(i === 3 ? [{ between: [a, 'x235'] as const }, { between: [b, 'x235'] as const }] : [{ between: [a, b] as const }])], // prettier-ignore
      blocks: [
        ...now.blocks.map((each) =>
          each.id === id ? { ...each, walk: [...walk.slice(0, 4), ...by] } : each,
        ),
        { ...block, id: `b${149 + i}`, walk: [a, ...by, ...walk.slice(3)] },
      ],
      expect: now.expect.map((each) =>
        each.what === 'streets' ? { ...each, count: each.count + (i === 3 ? 2 : 1) } : each,
      ),
    };
  }, base);
}

const [ours, theirs] = [edited(0), edited(4)];
const named = (board: StreetBoard, name: string): string => formatBoard({ ...board, name });

describe('merge as a command', () => {
  const [one, two, three] = [write('base.json', text), write('ours.json', formatBoard(ours)), write('theirs.json', formatBoard(theirs))]; // prettier-ignore

  test('disjoint edits are merged: exit 0, one file', async () => {
    const output = join(top, 'merged.json');
    const { exit, stdout, stderr } = await runCli('merge', one, two, three, '-o', output);
    expect([exit, stderr]).toEqual([0, `Written: ${output}\n`]);
    expect(stdout).toContain('All edits are merged.');
    expect(stdout).toContain('their crossing x235 is now x236, because ours has another x235');
    expect(stdout).toContain('593 becomes 603');
    expectBothSides(readTextFile(output));
    expect(existsSync(join(top, 'merged.conflicts.json'))).toBe(false);
  });

  test('conflicts: exit 1, our side is written, and all values beside it until they are settled', async () => {
    const [a, b] = [write('a.json', named(ours, 'Ours')), write('b.json', named(theirs, 'Theirs'))];
    const output = join(top, 'out.json');
    const { exit, stdout } = await runCli('merge', one, a, b, '-o', output, '--format', 'json');
    expect(exit).toBe(1);
    expect(readTextFile(join(top, 'out.conflicts.json'))).toBe(stdout);
    expect(JSON.parse(stdout)).toMatchObject({ format: 'lamplighter-merge', conflicts: [{ part: 'board', property: 'name', theirs: 'Theirs' }] }); // prettier-ignore
    expect(parseStreets(readTextFile(output)).name).toBe('Ours');
    const again = await runCli('merge', one, a, three, '-o', output);
    expect([again.exit, again.stderr]).toEqual([0, expect.stringContaining('Removed: ')]);
    expect(existsSync(join(top, 'out.conflicts.json'))).toBe(false);
  });

  test('without -o nothing is written, and shipped boards are named as everywhere', async () => {
    const { exit, stdout } = await runCli(
      'merge',
      'whitechapel',
      'whitechapel',
      three,
      '--format',
      'markdown',
    );
    expect([exit, stdout]).toEqual([0, expect.stringContaining('### whitechapel: 1.0.0')]);
  });

  test('wrong usage', async () => {
    await expectWrongUsage(['merge', one, two], '<theirs> is missing');
    await expectWrongUsage(['merge', one, two, three, one], 'one argument too many');
    await expectWrongUsage(['merge', one, two, three, '-o', two], 'would be overwritten');
    await expectWrongUsage(['merge', one, two, three, '-o', '-'], 'cannot go to stdout');
    await expectWrongUsage(['merge', '--driver', one], 'merge --driver %O %A %B %P');
    await expectWrongUsage(['merge', '--install', '--uninstall'], 'cannot be used together');
    await expectWrongUsage(['merge', one, two, 'boards/mr-jack-2006'], 'boards of different games');
  });

  test('a file that is no board: exit 2, nothing is written', async () => {
    const output = join(top, 'none.json');
    const { exit, stdout, stderr } = await runCli(
      'merge',
      one,
      two,
      write('half.json', text.slice(0, 400)),
      '-o',
      output,
    );
    expect([exit, stdout, stderr]).toEqual([2, '', expect.stringMatching(/half\.json:\d+:\d+: /)]);
    expect(existsSync(output)).toBe(false);
  });
});

/** The streets of both sides, and two crossings. */
function expectBothSides(merged: string): void {
  const board = parseStreets(merged);
  expect(formatBoard(board)).toBe(merged);
  expect(board.streets).toHaveLength(base.streets.length + 10);
  expect(board.crossings.slice(-2).map(({ id }) => id)).toEqual(['x235', 'x236']);
  expect(board.blocks).toHaveLength(base.blocks.length + 8);
  expect(board.expect.find(({ what }) => what === 'streets')!.count).toBe(603);
  const layers = validateText(merged).findings.map(({ rule }) => rule.split('/')[0]!);
  expect(
    layers.filter((layer) => ['file', 'schema', 'reference', 'block', 'topology'].includes(layer)),
  ).toEqual([]);
}

/** Git runs the built program, as in a user's clone. */
const program = resolve(home, 'dist/cli/main.js');

describe.runIf(existsSync(program))('git', () => {
  const newRepository = (name: string) => {
    const folder = join(top, name);
    mkdirSync(folder);
    const git = (...words: string[]) => {
      const all = ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words];
      const { status, stdout, stderr } = spawnSync('git', all, {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
      });
      return { status, stdout, stderr };
    };
    const save = (content: string): void => {
      write(`${name}/boards/w/board.json`, content);
      git('add', '.');
      git('commit', '-qm', 'edit');
    };
    git('init', '-q', '-b', 'main');
    const read = (): string => readFileSync(join(folder, 'boards/w/board.json'), 'utf8');
    return { folder, git, save, read };
  };

  /** Two branches of one board, with the driver installed. */
  async function branches(name: string, [before, mine, other]: readonly [string, string, string]) {
    const repository = newRepository(name);
    process.chdir(repository.folder);
    expect((await runCli('merge', '--install')).exit).toBe(0);
    repository.save(before);
    repository.git('checkout', '-qb', 'other');
    repository.save(other);
    repository.git('checkout', '-q', 'main');
    repository.save(mine);
    return repository;
  }

  test('two branches that each add five streets and a crossing x235 merge to one clean valid board', async () => {
    const { git, read } = await branches('clean', [text, formatBoard(ours), formatBoard(theirs)]);
    const { status, stderr } = git('merge', '-q', '--no-edit', 'other');
    expect([status, stderr]).toEqual([0, expect.stringContaining('their crossing x235 is now x236')]);
    expect(git('status', '--porcelain').stdout).toBe('');
    expectBothSides(read());
  });

  test('conflicts leave a valid board with our side, and the file beside it', async () => {
    const { folder, git, read } = await branches('conflict', [
      text,
      named(ours, 'Ours'),
      named(theirs, 'Theirs'),
    ]);
    const { status, stderr } = git('merge', '-q', '--no-edit', 'other');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('The board is valid and has our side of each conflict'),
    ]);
    expect(parseStreets(read()).name).toBe('Ours');
    expect(git('status', '--porcelain').stdout).toBe(
      'UU boards/w/board.json\n?? boards/w/board.conflicts.json\n',
    );
    expect(JSON.parse(readFileSync(join(folder, 'boards/w/board.conflicts.json'), 'utf8'))).toMatchObject({ conflicts: [{ property: 'name' }] }); // prettier-ignore
  });

  test('what is no board is merged as text, with the markers of git and the reason', async () => {
    const broken = text.replace('"game": "lfw"', '"game": "chess"');
    const { git, read } = await branches('broken', [
      text,
      named(base, 'Ours'),
      broken.replace(base.name, 'Theirs'),
    ]);
    const { status, stderr } = git('merge', '-q', '--no-edit', 'other');
    expect([status, stderr]).toEqual([1, expect.stringContaining('Their version cannot be read as a board')]);
    expect(read()).toMatch(/^<<<<<<< ours\n[^]*^=======\n[^]*^>>>>>>> theirs$/m);
  });

  test('git diff shows entities in words', async () => {
    const { git } = await branches('diff', [text, formatBoard(ours), formatBoard(theirs)]);
    const { stdout } = git('diff', 'HEAD~1', 'HEAD');
    expect(stdout).toMatch(/^\+crossing x235: at \d+,\d+$/m);
    expect(stdout).toMatch(/^\+street c\d+ – x235$/m);
  });

  test('installing twice changes nothing, other attributes stay, and it can be undone', async () => {
    const { folder } = newRepository('twice');
    const attributes = join(folder, '.gitattributes');
    writeFileSync(attributes, '*.png binary');
    process.chdir(folder);
    const { stdout } = await runCli('merge', '--install');
    expect(stdout).toContain(
      `git config merge.lamplighter.driver = node '${program}' merge --driver -- %O %A %B %P\n`,
    );
    expect(readFileSync(attributes, 'utf8')).toBe(
      '*.png binary\nboard.json merge=lamplighter diff=lamplighter\n',
    );
    const again = await runCli('merge', '--install');
    expect([again.exit, again.stdout, again.stderr]).toEqual([
      0,
      '',
      'Git merges boards with Lamplighter already.\n',
    ]);
    expect((await runCli('merge', '--uninstall')).exit).toBe(0);
    expect(readFileSync(attributes, 'utf8')).toBe('*.png binary\n');
    expect(execFileSync('git', ['-C', folder, 'config', '--local', '--list'], { encoding: 'utf8' })).not.toContain('lamplighter'); // prettier-ignore
    expect((await runCli('merge', '--uninstall')).stderr).toBe('There is nothing to remove.\n');
  });

  test('a package in node_modules is run by npx', async () => {
    const { folder } = newRepository('package');
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.bin/lamplighter'), '');
    process.chdir(folder);
    expect((await runCli('merge', '--install')).stdout).toContain(
      '= npx --no-install lamplighter merge --driver -- %O',
    );
  });

  test('outside a repository: exit 2', async () => {
    process.chdir(top);
    await expectWrongUsage(['merge', '--install'], 'not in a git repository');
  });
});
