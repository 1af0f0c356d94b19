/** Another program that answers JSON lines. If it hangs or crashes, it is killed and restarted for the next question. */
import { spawn, type ChildProcess } from 'node:child_process';
import { linesOfStream } from '../../files/lines-of-stream.js';

type Reply =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };

export interface ExternalEngine {
  readonly ask: (request: { readonly id: string } & Readonly<Record<string, unknown>>) => Promise<Reply>;
  readonly close: () => void;
}

const LONGEST_LINE = 16 * 1024 * 1024;
/** Failures in a row, and in all, before the program is given up; each one may take the whole time limit. */
const MOST_FAILURES = 3;
const MOST_IN_ALL = 20;

interface Running {
  readonly child: ChildProcess;
  readonly lines: AsyncGenerator<Buffer | undefined, void, undefined>;
  readonly ended: Promise<string>;
}

/** Starts a program by a shell command; `limitMs` is the time limit per question. */
export function startExternalEngine(command: string, limitMs: number): ExternalEngine {
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
      // After a line that does not answer this question, the program would stay out of step.
      if (!reply.ok) return failed(reply.message);
      failures = 0;
      return reply;
    },
  };
}

function start(command: string): Running {
  // A process group of its own, so that children of the shell are killed with it.
  const child = spawn(command, {
    shell: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let stated = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stated = `${stated}${chunk.toString()}`.slice(-LAST_WORDS);
  });
  // A write to a program that has ended is not an error here: its end is reported.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => {
      resolve(error.message);
    });
    child.on('close', (code, signal) => {
      const last = stated.trim().split('\n').at(-1) ?? '';
      resolve(`exit ${signal ?? code ?? '?'}${last === '' ? '' : `, "${last}"`}`);
    });
  });
  return { child, ended, lines: linesOfStream(child.stdout as AsyncIterable<Buffer>, LONGEST_LINE) };
}

const LAST_WORDS = 400;

function end(child: ChildProcess): void {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
  // A child that left the group may hold the pipes open; do not wait for it.
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy();
  child.unref();
}

/** The first promise to resolve, or `late`. */
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

/** How the program ended, if that is known soon. */
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
