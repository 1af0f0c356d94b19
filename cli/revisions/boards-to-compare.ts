/** Opens boards to compare: a file, a folder, a canonical export, or any of these at a git revision. */
import { statSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { fromCanonical } from '../../exchange/canonical/index.js';
import { type Board, GAME_NAMES, parseBoard, type ParseError, suggestSpelling } from '../../model/index.js';
import { explainNoBoard } from '../boards/explain-no-board.js';
import { printParseErrors, printUnknownProperties } from '../boards/read-board.js';
import { EXIT_CODES, type Ending, failure } from '../command/command.js';
import { findBoard, describeMissingPath } from '../boards/find-boards.js';
import { BOARD_FILE_NAME, shippedBoardFile } from '../boards/shipped-boards.js';
import { realPath, readText, decodeText, type ReadTextResult } from '../files/read-text.js';
import { nameOfPath, STDIN } from '../files/read-stream.js';
import { listBoardFiles, resolveCommit, readBlobs, findRepositoryRoot } from './git.js';
import { quoteForMessage, escapeControlCharacters, type Terminal } from '../terminal/terminal.js';
import { didYouMean } from '../command/usage-errors.js';

type ComparedBoard =
  | {
      readonly ok: true;
      readonly board: Board;
      /** Its path, unless it comes from a git revision. */
      readonly file?: string;
      /** Its name, if it has properties that the format does not know. */
      readonly unknown?: string;
    }
  | { readonly ok: false; readonly message: string }
  | { readonly ok: false; readonly file: string; readonly errors: readonly ParseError[] };

/** The boards named by operands. A revision alone means the first other board at that revision. */
async function comparedBoards(words: readonly string[]): Promise<readonly ComparedBoard[]> {
  const boards = words.map(boardAt);
  const read: ComparedBoard[] = [];
  for (const [i, board] of boards.entries()) {
    const isOther = (k: number): boolean => k !== i;
    const ready = boards.findIndex((each, k) => isOther(k) && each?.ok === true && each.file !== undefined);
    const other = ready >= 0 ? ready : boards.findIndex((_, k) => isOther(k));
    read.push(board ?? (await boardThen(words[i]!, boards[other], words[other]!)));
  }
  return read;
}

/** Opens the boards for a command. On failure it prints the reason and returns the exit code. */
export async function openBoardsToCompare(
  words: readonly string[],
  terminal: Terminal,
): Promise<
  | { readonly ok: true; readonly boards: readonly Board[]; readonly files: readonly string[] }
  | { readonly ok: false; readonly exit: Ending }
> {
  const [boards, files]: [Board[], string[]] = [[], []];
  for (const each of await comparedBoards(words)) {
    if (each.ok) {
      boards.push(each.board);
      if (each.unknown !== undefined) printUnknownProperties(each.unknown, terminal);
      if (each.file !== undefined) files.push(each.file);
      continue;
    }
    if (!('errors' in each)) return { ok: false, exit: each };
    printParseErrors(each.file, each.errors, terminal);
    return { ok: false, exit: EXIT_CODES.usage };
  }
  const other = boards.findIndex(({ game }) => game !== boards[0]!.game);
  if (other < 0) return { ok: true, boards, files };
  const message = `${quoteForMessage(words[0]!)} is a board of ${GAME_NAMES[boards[0]!.game]}, ${quoteForMessage(words[other]!)} one of ${GAME_NAMES[boards[other]!.game]}: boards of different games cannot be compared. Name ${words.length === 2 ? 'two ' : ''}boards of one game.`;
  return { ok: false, exit: failure(message) };
}

/** The board at a path, on the disk or at a revision; undefined if the argument is neither. */
function boardAt(word: string): ComparedBoard | undefined {
  if (word === STDIN || isThere(word)) {
    const found = findBoard(word);
    return found.ok ? boardOfText(nameOfPath(found.file), readText(found.file), found.file) : found;
  }
  const [, revision, path] = /^([^:]+):(.*)$/s.exec(word) ?? [];
  if (revision !== undefined) return boardAtRevision(word, revision, path!);
  const shipped = shippedBoardFile(word);
  return shipped === undefined ? undefined : boardOfText(shipped, readText(shipped), shipped);
}

function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // The path exists but is not accessible; reading it reports why.
    return path.toLowerCase().endsWith('.json');
  }
}

function boardOfText(name: string, read: ReadTextResult, file?: string): ComparedBoard {
  if (!read.ok) return { ok: false, file: name, errors: [read.error] };
  const parsed = CANONICAL.test(read.text) ? fromCanonical(read.text) : parseBoard(read.text);
  if (!parsed.ok) return { ok: false, file: name, errors: explainNoBoard(name, read.text, parsed.errors) };
  return {
    ok: true,
    board: parsed.board,
    ...(file !== undefined && { file }),
    ...(parsed.problems.length > 0 && { unknown: name }),
  };
}

/** Board files have no such property. */
const CANONICAL = /"format"\s*:\s*"lamplighter-canonical"/;

function boardAtRevision(word: string, revision: string, path: string): ComparedBoard {
  const found = findRepositoryRoot('.');
  if (!found.ok)
    return failure(
      `There is no file or folder ${quoteForMessage(word)}, and this folder is not in a git repository (${escapeControlCharacters(found.reason)}).`,
    );
  const { root } = found;
  const commit = resolveCommit(root, revision);
  if (commit === undefined)
    return failure(
      `There is no file or folder ${quoteForMessage(word)}, and no git revision ${quoteForMessage(revision)}. If it is on a server, fetch it first; "git log --oneline" shows what is here.`,
    );
  for (const candidate of pathsMeant(path, root)) {
    const [bytes] = readBlobs(root, [`${commit}:${candidate}`]);
    if (bytes) return boardOfText(word, decodeText(bytes));
  }
  const boards = listBoardFiles(root, commit).map((file) => posix.dirname(file));
  const near = suggestSpelling(path, boards);
  const all =
    boards.length > 0 && boards.length <= 12
      ? ` Boards there are ${boards.map(escapeControlCharacters).join(', ')}.`
      : '';
  return failure(
    `At ${quoteForMessage(revision)} there is no board ${quoteForMessage(path)}.${didYouMean(near === undefined ? undefined : `${revision}:${near}`) || all}`,
  );
}

/** The path from the top of the repository, as git reads it, and from the current folder; a folder means its board.json. */
function pathsMeant(path: string, root: string): readonly string[] {
  const here = relative(root, realPath('.')).replaceAll('\\', '/');
  const fromHere = posix.join(here, path);
  const starts = /^\.\.?(\/|$)/.test(path) ? [fromHere] : [posix.normalize(path), fromHere];
  return starts.flatMap((start) => {
    const trimmed = start.replace(/\/$/, '');
    return [trimmed, posix.join(trimmed, BOARD_FILE_NAME)];
  });
}

/** The other board at a revision, found by its path or else by its id. */
async function boardThen(
  revision: string,
  other: ComparedBoard | undefined,
  word: string,
): Promise<ComparedBoard> {
  if (!other?.ok || other.file === undefined)
    return failure(
      other === undefined || other.ok
        ? `${describeMissingPath(revision)} A board of a git revision is written REVISION:PATH, such as HEAD~1:boards/whitehall.`
        : describeMissingPath(revision),
    );
  const { findReleasedTexts } = await import('./released-boards.js');
  const released = findReleasedTexts([other.file], revision);
  // A typo in a path is more likely than one in a revision.
  const slip = describeMissingPath(revision);
  if (!released.ok) return failure(slip.includes('Did you mean') ? slip : released.message);
  const text = released.texts.get(other.file);
  if (text !== undefined) return boardOfText(`${revision}:${word}`, { ok: true, text });
  return failure(
    `${released.notes[0] ?? `${quoteForMessage(word)} is not a board file.`} Name a revision that has it.`,
  );
}
