/** The page's side of validation: sends changes, takes the newest answer, and restarts a worker that crashes. */
import { patchBetween, toSerialisableDocument, type Document } from '../../document/index.js';
import type { ValidationResult } from '../../../validator/index.js';
import type { ValidationResponse, RuleInfo, ValidationRequest } from './validation-worker.js';
import { applyDelta } from './validation-delta.js';
import { workerOfAnyOrigin } from '../ui/worker-of-any-origin.js';

/** The current state. While checking, the result is that of an earlier board. */
export interface ValidationState {
  readonly result?: ValidationResult;
  /** Ids of the findings that existed when the document was opened. */
  readonly findingsAtOpening: ReadonlySet<string>;
  readonly rules: ReadonlyMap<string, RuleInfo>;
  readonly isChecking: boolean;
  /** Set if the checks themselves failed. */
  readonly problem?: string;
}

export const NOT_VALIDATED: ValidationState = {
  findingsAtOpening: new Set(),
  rules: new Map(),
  isChecking: false,
};

/** The part of `Worker` that is used, and how one is started. */
export interface ValidationWorker {
  postMessage(message: ValidationRequest): void;
  terminate(): void;
}
export type StartWorker = (
  answer: (message: ValidationResponse) => void,
  die: () => void,
) => ValidationWorker;

/** A worker that crashed more often on the same board is not restarted. */
const MAX_CRASHES = 2;

interface Task {
  readonly document: Document;
  readonly isOpening: boolean;
}

/** Validates one board at a time; only the newest one and the opening one, which decides what is old, are queued. */
export class ValidationClient {
  #state = NOT_VALIDATED;
  #worker: ValidationWorker | undefined;
  #turn = 0;
  #crashes = 0;
  /** The board sent to the worker, and the last result received. */
  #sent: Document | undefined;
  #lastResult: ValidationResult | undefined;
  #currentTask: Task | undefined;
  #opening: Document | undefined;
  #next: Document | undefined;

  constructor(
    readonly onChange: (state: ValidationState) => void,
    readonly startWorker: StartWorker = startWebWorker,
  ) {}

  get state(): ValidationState {
    return this.#state;
  }

  /** Starts a new document: findings of `opening` count as old. `now` is the current board, if different. */
  open(opening: Document, now: Document = opening): void {
    this.#opening = opening;
    this.#next = now === opening ? undefined : now;
    // The task in progress belongs to the previous document; its answer is dropped.
    this.#currentTask = this.#currentTask && { document: this.#currentTask.document, isOpening: false };
    this.#set({ findingsAtOpening: new Set(), rules: this.#state.rules, isChecking: true });
    this.#sendNext();
  }

  validate(document: Document): void {
    if (document === (this.#next ?? this.#opening ?? this.#sent) && this.#state.problem === undefined) return;
    this.#next = document;
    this.#set({ ...withoutProblem(this.#state), isChecking: true });
    this.#sendNext();
  }

  /** Terminates the worker. */
  close(): void {
    this.#worker?.terminate();
    [this.#worker, this.#sent, this.#lastResult] = [undefined, undefined, undefined];
    [this.#currentTask, this.#opening, this.#next] = [undefined, undefined, undefined];
  }

  #set(state: ValidationState): void {
    this.#state = state;
    this.onChange(state);
  }

  #sendNext(): void {
    if (this.#currentTask !== undefined) return;
    const document = this.#opening ?? this.#next;
    if (document === undefined) return;
    const isOpening = this.#opening !== undefined;
    if (isOpening) this.#opening = undefined;
    else this.#next = undefined;
    this.#currentTask = { document, isOpening };
    const turn = ++this.#turn;
    const worker = this.#ensureWorker();
    if (!worker) return;
    // Boards of different documents have little in common, and a patch would be larger than the board.
    worker.postMessage(
      this.#sent === undefined || isOpening
        ? { turn, document: toSerialisableDocument(document) }
        : { turn, patch: patchBetween(this.#sent, document) },
    );
    this.#sent = document;
  }

  /** The worker; if the browser refuses to start one, reports it and retries with the next change. */
  #ensureWorker(): ValidationWorker | undefined {
    try {
      return (this.#worker ??= this.#start());
    } catch (error) {
      this.#requeueTask();
      const why = error instanceof Error ? error.message : String(error);
      this.#set({ ...this.#state, isChecking: false, problem: problemOf(why) });
      return undefined;
    }
  }

  /** Puts the task in progress back into the queue. */
  #requeueTask(): void {
    const task = this.#currentTask;
    this.#currentTask = undefined;
    if (task?.isOpening === true) this.#opening ??= task.document;
    else this.#next ??= task?.document;
  }

  #start(): ValidationWorker {
    const worker = this.startWorker(
      (message) => {
        if (worker === this.#worker) this.#answer(message);
      },
      () => {
        if (worker === this.#worker) this.#restartWorker();
      },
    );
    return worker;
  }

  #answer(answer: ValidationResponse): void {
    if ('rules' in answer) {
      this.#set({ ...this.#state, rules: new Map(answer.rules.map((rule) => [rule.id, rule])) });
      return;
    }
    if (answer.turn !== this.#turn) return;
    const task = this.#currentTask;
    this.#currentTask = undefined;
    this.#crashes = 0;
    if ('delta' in answer) this.#lastResult = applyDelta(this.#lastResult, answer.delta);
    // If another document is waiting, the answer is about the previous one.
    if (this.#opening === undefined) this.#set(this.#stateAfter(answer, task?.isOpening ?? false));
    this.#sendNext();
  }

  #stateAfter(answer: Exclude<ValidationResponse, { rules: unknown }>, isOpening: boolean): ValidationState {
    const isChecking = this.#next !== undefined;
    if ('problem' in answer) return { ...this.#state, isChecking, problem: problemOf(answer.problem) };
    const result = this.#lastResult!;
    return {
      ...withoutProblem(this.#state),
      result,
      isChecking,
      ...(isOpening && { findingsAtOpening: new Set(result.findings.map(({ id }) => id)) }),
    };
  }

  /** Starts another worker after a crash, with the whole newest board. */
  #restartWorker(): void {
    this.#worker?.terminate();
    [this.#worker, this.#sent, this.#lastResult] = [undefined, undefined, undefined];
    this.#requeueTask();
    if (++this.#crashes <= MAX_CRASHES) {
      this.#sendNext();
      return;
    }
    this.#crashes = MAX_CRASHES;
    this.#set({ ...this.#state, isChecking: false, problem: problemOf('the worker stopped') });
  }
}

const withoutProblem = ({ problem: _, ...state }: ValidationState): ValidationState => state;

const problemOf = (why: string): string =>
  `Validation failed (${why}). Your work is not affected, and the next edit tries again. "lamplighter validate" checks a saved file.`;

const startWebWorker: StartWorker = (answer, die) => {
  const Worker = workerOfAnyOrigin();
  const worker = new Worker(new URL('./validation-worker-entry.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ValidationResponse>) => {
    answer(data);
  };
  worker.onerror = worker.onmessageerror = die;
  return worker;
};
