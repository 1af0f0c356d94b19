/**
 * Another program that is asked by JSON lines. It may answer garbage, hang, die or never start: each question has a time
 * limit, and after that the program is ended and started anew for the next one.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { linesOf } from '../lines.js';

type Reply =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };

export interface Rival {
  readonly ask: (request: { readonly id: string } & Readonly<Record<string, unknown>>) => Promise<Reply>;
  readonly close: () => void;
}

const LONGEST_LINE = 16 * 1024 * 1024;
/** So often it may fail to answer before it is given up: in a row, and in all, because each time may take the whole limit. */
const MOST_FAILURES = 3;
const MOST_IN_ALL = 20;

interface Running {
  readonly child: ChildProcess;
  readonly lines: AsyncGenerator<Buffer | undefined, void, undefined>;
  readonly ended: Promise<string>;
}

/** `command` is for the shell; `limitMs` is for each question. */
export function rivalOf(command: string, limitMs: number): Rival {
  let running: Running | undefined;
  let [failures, allFailures] = [0, 0];
  const stop = (): void => {
    if (running !== undefined) end(running.child);
    running = undefined;
  };
  const failed = (message: string): Reply => {
    stop();
    failures++;
    allFailures++;
    return { ok: false, message };
  };
  return {
    close: stop,
    ask: async (request) => {
      if (failures >= MOST_FAILURES || allFailures >= MOST_IN_ALL)
        return { ok: false, message: `not asked: it gave no answer ${allFailures} times` };
      running ??= start(command);
      const { child, lines, ended } = running;
      child.stdin!.write(`${JSON.stringify(request)}\n`);
      const line = lines.next().then(
        ({ value, done }) => (done === true ? 'closed' : (value ?? 'too long')),
        () => 'closed' as const,
      );
      const first = await inTime<Awaited<typeof line> | { readonly how: string }>(
        [line, ended.then((how) => ({ how }))],
        limitMs,
      );
      if (first === 'late') return failed(`no answer within ${limitMs / 1000} s`);
      if (first === 'closed') return failed(`it ended without an answer: ${await within(ended)}`);
      if (first === 'too long') return failed(`its answer is longer than ${LONGEST_LINE} bytes`);
      if ('how' in first) return failed(`it ended without an answer: ${first.how}`);
      const reply = replyOf(first.toString(), request.id);
      // A line that is no answer, or one to something else, means that the two are out of step, and would stay so.
      if (!reply.ok) return failed(reply.message);
      failures = 0;
      return reply;
    },
  };
}

function start(command: string): Running {
  // A group of its own, so that what the shell started ends with it.
  const child = spawn(command, {
    shell: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-LAST_WORDS);
  });
  // Writing to one that is gone is no news: its end is.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => {
      resolve(error.message);
    });
    child.on('close', (code, signal) => {
      const last = said.trim().split('\n').at(-1) ?? '';
      resolve(`exit ${signal ?? code ?? '?'}${last === '' ? '' : `, "${last}"`}`);
    });
  });
  return { child, ended, lines: linesOf(child.stdout as AsyncIterable<Buffer>, LONGEST_LINE) };
}

const LAST_WORDS = 400;

function end(child: ChildProcess): void {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
  // Something it started may have left the group and hold its pipes open; it is not waited for.
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy();
  child.unref();
}

/** Whichever comes first, or `late`. */
async function inTime<T>(promises: readonly Promise<T>[], ms: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => {
      resolve('late');
    }, ms);
  });
  try {
    return await Promise.race([...promises, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** How it ended, if that is known soon. */
async function within(ended: Promise<string>): Promise<string> {
  const how = await inTime([ended], 1000);
  return how === 'late' ? 'its output is closed' : how;
}

function replyOf(line: string, id: string): Reply {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { ok: false, message: `its answer is no JSON: ${line.slice(0, 80)}` };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { ok: false, message: `its answer is no object: ${line.slice(0, 80)}` };
  const answer = data as Readonly<Record<string, unknown>>;
  return answer['id'] === id
    ? { ok: true, answer }
    : { ok: false, message: `it answered with the id ${JSON.stringify(answer['id'])}` };
}
