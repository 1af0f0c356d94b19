/** The side of the judge that asks: sends what changed, takes the newest answer, and starts again if the worker dies. */
import { patchBetween } from '../../document/index.js';
import type { Board } from '../../../model/index.js';
import type { Judgement } from '../../../validator/index.js';
import type { FromRoom, RuleFacts, ToRoom } from './judge-room.js';
import { withDelta } from './judgement-delta.js';

/** What is known at this moment. While it is checking, the judgement is that of an earlier board. */
export interface JudgeState {
  readonly judgement?: Judgement;
  /** Ids of the findings that were there when the document was opened. */
  readonly opened: ReadonlySet<string>;
  readonly rules: ReadonlyMap<string, RuleFacts>;
  readonly isChecking: boolean;
  /** A sentence, where the checks themselves failed. */
  readonly problem?: string;
}

export const NOT_JUDGED: JudgeState = { opened: new Set(), rules: new Map(), isChecking: false };

/** As much of a `Worker` as is needed, and how one is had. */
export interface JudgeWorker {
  postMessage(message: ToRoom): void;
  terminate(): void;
}
export type Hire = (answer: (message: FromRoom) => void, die: () => void) => JudgeWorker;

/** A worker that died so often on the same board would do so again. */
const MOST_DEATHS = 2;

interface Task {
  readonly board: Board;
  readonly isOpening: boolean;
}

/**
 * Judges boards one at a time in a worker. Of boards that come while it is busy only the newest is judged next; the opening of
 * a document is never left out, since it says which findings are old.
 */
export class Judge {
  #state = NOT_JUDGED;
  #worker: JudgeWorker | undefined;
  #turn = 0;
  #deaths = 0;
  /** What the worker has, and what it has told of it. */
  #sent: Board | undefined;
  #told: Judgement | undefined;
  #busyWith: Task | undefined;
  #opening: Board | undefined;
  #next: Board | undefined;

  constructor(
    readonly tell: (state: JudgeState) => void,
    readonly hire: Hire = startWorker,
  ) {}

  get state(): JudgeState {
    return this.#state;
  }

  /** A new document: its findings are the old ones. `now` is where its history stands, if not at the opening. */
  open(opening: Board, now: Board = opening): void {
    this.#opening = opening;
    this.#next = now === opening ? undefined : now;
    // What is under way belongs to the document before; its answer is waited for and dropped.
    this.#busyWith = this.#busyWith && { board: this.#busyWith.board, isOpening: false };
    this.#set({ opened: new Set(), rules: this.#state.rules, isChecking: true });
    this.#pump();
  }

  judge(board: Board): void {
    if (board === (this.#next ?? this.#opening ?? this.#sent) && this.#state.problem === undefined) return;
    this.#next = board;
    this.#set({ ...withoutProblem(this.#state), isChecking: true });
    this.#pump();
  }

  /** Lets the worker go. */
  close(): void {
    this.#worker?.terminate();
    [this.#worker, this.#sent, this.#told] = [undefined, undefined, undefined];
    [this.#busyWith, this.#opening, this.#next] = [undefined, undefined, undefined];
  }

  #set(state: JudgeState): void {
    this.#state = state;
    this.tell(state);
  }

  #pump(): void {
    if (this.#busyWith !== undefined) return;
    const board = this.#opening ?? this.#next;
    if (board === undefined) return;
    const isOpening = this.#opening !== undefined;
    if (isOpening) this.#opening = undefined;
    else this.#next = undefined;
    this.#busyWith = { board, isOpening };
    const turn = ++this.#turn;
    const worker = this.#hired();
    if (!worker) return;
    // Another document has nothing in common with the one before, and a patch would be the larger message.
    worker.postMessage(
      this.#sent === undefined || isOpening
        ? { turn, board }
        : { turn, patch: patchBetween(this.#sent, board) },
    );
    this.#sent = board;
  }

  /** A worker; where the browser lets this page have none, that is said, and tried again with the next change. */
  #hired(): JudgeWorker | undefined {
    try {
      return (this.#worker ??= this.#start());
    } catch (error) {
      this.#leaveTask();
      const why = error instanceof Error ? error.message : String(error);
      this.#set({ ...this.#state, isChecking: false, problem: problemOf(why) });
      return undefined;
    }
  }

  /** What was under way is still to be done. */
  #leaveTask(): void {
    const task = this.#busyWith;
    this.#busyWith = undefined;
    if (task?.isOpening === true) this.#opening ??= task.board;
    else this.#next ??= task?.board;
  }

  #start(): JudgeWorker {
    const worker = this.hire(
      (message) => {
        if (worker === this.#worker) this.#answer(message);
      },
      () => {
        if (worker === this.#worker) this.#bury();
      },
    );
    return worker;
  }

  #answer(answer: FromRoom): void {
    if ('rules' in answer) {
      this.#set({ ...this.#state, rules: new Map(answer.rules.map((rule) => [rule.id, rule])) });
      return;
    }
    if (answer.turn !== this.#turn) return;
    const task = this.#busyWith;
    this.#busyWith = undefined;
    this.#deaths = 0;
    if ('delta' in answer) this.#told = withDelta(this.#told, answer.delta);
    // With another document waiting, the answer is about one that is no longer there.
    if (this.#opening === undefined) this.#set(this.#after(answer, task?.isOpening ?? false));
    this.#pump();
  }

  #after(answer: Exclude<FromRoom, { rules: unknown }>, isOpening: boolean): JudgeState {
    const isChecking = this.#next !== undefined;
    if ('problem' in answer) return { ...this.#state, isChecking, problem: problemOf(answer.problem) };
    const judgement = this.#told!;
    return {
      ...withoutProblem(this.#state),
      judgement,
      isChecking,
      ...(isOpening && { opened: new Set(judgement.findings.map(({ id }) => id)) }),
    };
  }

  /** The worker is dead: another one gets the whole of the newest board. */
  #bury(): void {
    this.#worker?.terminate();
    [this.#worker, this.#sent, this.#told] = [undefined, undefined, undefined];
    this.#leaveTask();
    if (++this.#deaths <= MOST_DEATHS) {
      this.#pump();
      return;
    }
    this.#deaths = MOST_DEATHS;
    this.#set({ ...this.#state, isChecking: false, problem: problemOf('they stopped without a word') });
  }
}

const withoutProblem = ({ problem: _, ...state }: JudgeState): JudgeState => state;

const problemOf = (why: string): string =>
  `The checks failed (${why}). Your work is not touched, and the next change tries them again; "lamplighter validate" checks a saved file.`;

/**
 * A script of another origin may be no worker, but it may be imported by one of our own. The name is the browser's, since
 * Vite knows a worker by these very words.
 */
const workerOfAnyOrigin = (): typeof Worker =>
  class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      const { origin, href } = new URL(script, location.href);
      super(origin === location.origin ? href : importOf(href), options);
    }
  };

const importOf = (script: string): string =>
  URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: 'text/javascript' }));

const startWorker: Hire = (answer, die) => {
  const Worker = workerOfAnyOrigin();
  const worker = new Worker(new URL('./judge-worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromRoom>) => {
    answer(data);
  };
  worker.onerror = worker.onmessageerror = die;
  return worker;
};
