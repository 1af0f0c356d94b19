/** The file of the board on the table: where it is saved to, and whether it has changed since. */
import { formatBoard, sha256, type Board } from '../../../model/index.js';
import type { FileTarget, SaveAnswer } from './file-target.js';
import type { FileMark } from './shelf.js';

/** For the eye, apart from whether the strokes are kept. */
export interface FileState {
  readonly name: string;
  readonly savedAt?: number | undefined;
  readonly isChanged: boolean;
}

/** A class, because a file stays the same while the board in it changes. */
export class BoardFile {
  #target: FileTarget | undefined;
  #mark: FileMark | undefined;
  /** The board as it is in the file. A board that is undone to is the same object again. */
  #inFile: Board | undefined;
  /** Counts what was opened. */
  #document = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get target(): FileTarget | undefined {
    return this.#target;
  }

  /** Another document is on the table, with the file it is from if there is one. */
  open(board: Board, mark?: FileMark, target?: FileTarget): void {
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

  /**
   * Saves into a file, which is the board's own from now on; `over` as in `FileTarget`. If another document has come onto the
   * table meanwhile, that one knows nothing of the file.
   */
  async save(
    board: Board,
    target: FileTarget,
    over?: string,
  ): Promise<SaveAnswer & { readonly mark?: FileMark }> {
    const document = this.#document;
    const text = formatBoard(board);
    const answer = await target.save(text, over);
    if (!answer.ok) return answer;
    const mark = { name: target.name, savedAt: this.#now(), digest: sha256(text) };
    if (document === this.#document) [this.#target, this.#mark, this.#inFile] = [target, mark, board];
    return { ok: true, mark };
  }
}
