/** The file of the open board: where it is saved to, and whether the board has changed since. */
import { formatBoard, sha256, type Board } from '../../../model/index.js';
import type { FileTarget, SaveResult } from './file-target.js';
import type { FileRecord } from '../store/document-store.js';

/** What the top bar shows about the file, separate from autosave. */
export interface FileState {
  readonly name: string;
  readonly savedAt?: number | undefined;
  readonly isChanged: boolean;
}

/** A class, because the file stays the same while the board changes. */
export class BoardFile {
  #target: FileTarget | undefined;
  #mark: FileRecord | undefined;
  /** The board as saved in the file. Undoing back to it yields the same object. */
  #inFile: Board | undefined;
  /** Counts opened documents. */
  #document = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get target(): FileTarget | undefined {
    return this.#target;
  }

  /** Starts tracking another document, with its file if it has one. */
  open(board: Board, mark?: FileRecord, target?: FileTarget): void {
    this.#document++;
    this.#target = target;
    this.#mark = mark;
    this.#inFile = undefined;
    if (mark) this.#inFile = sha256(formatBoard(board)) === mark.digest ? board : undefined;
  }

  stateOf(board: Board): FileState | undefined {
    if (!this.#mark) return undefined;
    const { name, savedAt } = this.#mark;
    return { name, savedAt, isChanged: board !== this.#inFile };
  }

  /** Saves to a file, which becomes the board's own unless another document was opened meanwhile; `over` as in `FileTarget`. */
  async save(
    board: Board,
    target: FileTarget,
    over?: string,
  ): Promise<SaveResult & { readonly mark?: FileRecord }> {
    const document = this.#document;
    const text = formatBoard(board);
    const answer = await target.save(text, over);
    if (!answer.ok) return answer;
    const mark = { name: target.name, savedAt: this.#now(), digest: sha256(text) };
    if (document === this.#document) [this.#target, this.#mark, this.#inFile] = [target, mark, board];
    return { ok: true, mark };
  }
}
