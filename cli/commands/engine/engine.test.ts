/** The engine as a process: lines in, lines out, whatever comes; and whole games that replay. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../engine/protocol/index.js';
import type { Terminal } from '../../terminal/terminal.js';
import { runCli, temporaryFolder } from '../../testing/run-cli.js';
import { serveEngine } from './engine.js';

interface Answer {
  readonly id: unknown;
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly [field: string]: unknown;
}

const folder = temporaryFolder();
const parsed = (text: string): Answer[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Answer);

/** What is answered to bytes that come in these pieces. */
async function served(pieces: Iterable<string | Buffer>, readers = Infinity): Promise<Answer[]> {
  let text = '';
  let answers = 0;
  const terminal: Terminal = {
    writeResult: (line) => {
      text += line;
      answers++;
    },
    writeMessage: () => undefined,
    showProgress: () => undefined,
    paint: (_, words) => words,
    paintMessage: (_, words) => words,
    hasReader: () => answers < readers,
  };
  // eslint-disable-next-line @typescript-eslint/require-await -- a stream is one by form
  const stream = async function* (): AsyncGenerator<Buffer> {
    for (const piece of pieces) yield Buffer.from(piece);
  };
  expect(await serveEngine(stream(), terminal)).toBe(0);
  return parsed(text);
}

const codes = (answers: readonly Answer[]): unknown[] => answers.map(({ ok, error }) => error?.code ?? ok);

describe('lines', () => {
  test('may come cut up in any way', async () => {
    const bytes = Buffer.from('{"id":"é","do":"help"}\n{"id":2,"do":"nothing"}\r\n\n{"id":3,"do":"help"}');
    const whole = await served([bytes]);
    expect(codes(whole)).toEqual([true, 'unknownRequest', 'badJson', true]);
    expect(whole.map(({ id }) => id)).toEqual(['é', 2, null, 3]);
    for (const size of [1, 3, 7]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      expect(await served(pieces)).toEqual(whole);
    }
  });

  test('that are too long are passed over, whole or in pieces, and the next is answered', async () => {
    const long = 'x'.repeat(LIMITS.line);
    expect(codes(await served([`${long}x\n{"do":"help"}\n`]))).toEqual(['tooLong', true]);
    expect(codes(await served([long, long, long, '\n{"do":"help"}\n', long, 'x']))).toEqual([
      'tooLong',
      true,
      'tooLong',
    ]);
    expect(codes(await served([`${long}\n`]))).toEqual(['badJson']);
  });

  test('that are no text are refused', async () => {
    expect(codes(await served([Buffer.from([0x22, 0xff, 0x22, 0x0a]), '\ufeff{}\n']))).toEqual([
      'badText',
      'badJson',
    ]);
  });

  test('are read no more when nobody reads the answers', async () => {
    let read = 0;
    const many = function* (): Generator<string> {
      while (read < 1000) {
        read++;
        yield '{"do":"help"}\n';
      }
    };
    expect(await served(many(), 3)).toHaveLength(3);
    expect(read).toBe(3);
  });
});

test('an input that ends early is reported, and the lines before it are answered', async () => {
  let [answer, talk] = ['', ''];
  // eslint-disable-next-line @typescript-eslint/require-await -- a stream is one by form
  const broken = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.from('{"id":1,"do":"help"}\n');
    throw Object.assign(new Error('gone'), { code: 'EIO' });
  };
  const exit = await serveEngine(broken(), {
    writeResult: (text) => (answer += text),
    writeMessage: (line) => (talk += line),
    showProgress: () => undefined,
    paint: (_, words) => words,
    paintMessage: (_, words) => words,
  });
  expect([exit, talk]).toEqual([2, 'lamplighter engine: stdin cannot be read (EIO).']);
  expect(codes(parsed(answer))).toEqual([true]);
});

describe('boards', () => {
  test('are shipped ones by name, others by path, or sent whole', async () => {
    const path = join(folder, 'mine.json');
    const text = readFileSync('boards/whitehall/board.json', 'utf8');
    writeFileSync(path, text);
    const boards = ['whitehall', 'boards/whitehall', path, JSON.parse(text) as object];
    const answers = await served(boards.map((board) => `${JSON.stringify({ do: 'new', board })}\n`));
    expect(answers.map(({ game }) => game)).toEqual(['g1', 'g2', 'g3', 'g4']);
    expect(new Set(answers.map(({ hash }) => hash)).size).toBe(1);
  });

  test.each([
    ['whitehal', 'Did you mean "whitehall"?'],
    ['nowhere', 'Shipped boards are mr-jack-2006, mr-jack-2016, whitechapel, whitehall.'],
    ['../package.json', 'There is no file'],
    ['../boards/whitehall', 'There is no file'],
    ['docs/examples/broken/misspelled-colour.json', ':13:49:'],
  ])('%s is refused', async (board, words) => {
    const [answer] = await served([JSON.stringify({ do: 'new', board })]);
    expect(answer).toMatchObject({
      error: { code: 'badBoard', message: expect.stringContaining(words) as string },
    });
  });
});

/** The built program as a process of its own. `npm test` builds it first. */
const started = (): ChildProcessWithoutNullStreams => spawn(process.execPath, ['dist/cli/main.js', 'engine']);

function ended(
  child: ChildProcessWithoutNullStreams,
): Promise<{ exit: number | null; stdout: string; stderr: string }> {
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve) => {
    child.on('close', (exit) => {
      resolve({ exit, stdout, stderr });
    });
  });
}

describe('the process', () => {
  test('answers each line before it waits for the next, stays up after bad ones, and ends with its input', async () => {
    const child = started();
    const end = ended(child);
    const lines = [
      'nonsense',
      '{"id":1,"do":"new","board":"whitehall"}',
      '{"id":2,"do":"outcome","game":"g1"}',
    ];
    child.stdout.on('data', () => {
      const next = lines.shift();
      if (next === undefined) child.stdin.end();
      else child.stdin.write(`${next}\n`);
    });
    child.stdin.write('{"do":"help"}\n');
    const { exit, stdout, stderr } = await end;
    expect([exit, stderr]).toEqual([0, '']);
    expect(codes(parsed(stdout))).toEqual([true, 'badJson', true, true]);
  });

  test('ends well without any input, and when its reader goes', async () => {
    const silent = started();
    silent.stdin.end();
    expect(await ended(silent)).toEqual({ exit: 0, stdout: '', stderr: '' });
    const left = started();
    const end = ended(left);
    left.stdin.on('error', () => undefined);
    left.stdout.once('data', () => {
      left.stdout.destroy();
      // It notices at the next answers, and stops although its input does not end.
      const more = setInterval(() => left.stdin.write('{"do":"help"}\n'), 5);
      left.on('close', () => {
        clearInterval(more);
      });
    });
    left.stdin.write('{"do":"help"}\n');
    expect(await end).toMatchObject({ exit: 0, stderr: '' });
  });
});

const NONE = { yellow: 'none', blue: 'none', red: 'none', smoker: 'none' };
const ALL_OF_WHITECHAPEL = {
  letters: true,
  falseClues: true,
  rushing: true,
  areaArrests: true,
  catchMe: true,
  address: true,
};
const ALL_OF_WHITEHALL = {
  murdererAtLarge: true,
  newspaper: true,
  rollUp: true,
  smoker: true,
  falseClues: true,
  reinforcements: { green: true, brown: true },
};

describe('a whole game, seeded, from the command line', () => {
  test.each([
    ['whitechapel', 'no options', {}, 30],
    ['whitechapel', 'all options', { options: ALL_OF_WHITECHAPEL, seats: 3 }, 30],
    ['whitehall', 'no options', {}, 20],
    ['whitehall', 'all options', { options: ALL_OF_WHITEHALL, variants: { abilities: NONE } }, 20],
  ])('of %s with %s ends, and replays to the same hashes', async (board, name, agreed, least) => {
    const child = started();
    const end = ended(child);
    child.stdin.end(
      [
        { id: 1, do: 'new', board, seed: 'lamp', ...agreed },
        { id: 2, do: 'playout', game: 'g1', seed: 'lamp', player: 'leaning', record: true },
        { id: 3, do: 'playout', game: 'g1', seed: 'lamp', keep: true },
        { id: 4, do: 'outcome', game: 'g1' },
      ]
        .map((request) => `${JSON.stringify(request)}\n`)
        .join(''),
    );
    const { exit, stdout } = await end;
    const [opened, played, again, outcome] = parsed(stdout) as [Answer, Answer, Answer, Answer];
    expect([exit, opened.ok, played.ok]).toEqual([0, true, true]);
    const { options, hashes } = played['record'] as { options: object; hashes: string[] };
    expect(options).toMatchObject((agreed as { options?: object }).options ?? {});
    expect(played['steps']).toBeGreaterThan(least);
    expect(outcome['outcome']).toMatch(/^(jack|police|inv)\./);
    expect([again['hash'], hashes[0]]).toEqual([played['hash'], opened['hash']]);
    const file = join(folder, `${board} ${name}.json`);
    writeFileSync(file, JSON.stringify(played['record']));
    // `replay` compares every step with its hash.
    expect(await runCli('replay', file)).toMatchObject({
      exit: 0,
      stdout: expect.stringContaining(`${hashes.length - 1} steps: ${String(outcome['outcome'])}.`) as string,
    });
  });
});
