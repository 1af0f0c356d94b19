/** A board that is to be compared: a file, a folder, a canonical export, or any of these at a git revision. */
import { statSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { fromCanonical } from '../exchange/canonical/index.js';
import type { Board } from '../model/board.js';
import { parseBoard, type ParseError } from '../model/file/parse-board.js';
import { suggest } from '../model/file/suggest.js';
import { GAME_NAMES } from '../model/vocabulary.js';
import { linesOfErrors } from './board-errors.js';
import { EXIT, type ExitCode } from './command.js';
import { BOARD_FILE, findBoard, missing, realPath } from './find-boards.js';
import { boardFilesOf, commitOf, readBlobs, rootOf } from './git.js';
import { readText, textOfBytes, type ReadText } from './read-board.js';
import { quoted, visible, type Terminal } from './terminal.js';
import { didYouMean, wrongUsage } from './usage.js';

type ComparedBoard =
  | {
      readonly ok: true;
      readonly board: Board;
      /** Where it lies, unless it lies in a revision. */
      readonly file?: string;
    }
  | { readonly ok: false; readonly message: string }
  | { readonly ok: false; readonly file: string; readonly errors: readonly ParseError[] };

/** The boards that a command line names. A revision alone means the first other board as it was then. */
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

/** The boards, if all of them could be read; otherwise it has been said what is wrong, and the exit code is here. */
export async function openComparedBoards(
  words: readonly string[],
  terminal: Terminal,
  command: string,
): Promise<
  | { readonly ok: true; readonly boards: readonly Board[]; readonly files: readonly string[] }
  | { readonly ok: false; readonly exit: ExitCode }
> {
  const [boards, files]: [Board[], string[]] = [[], []];
  for (const each of await comparedBoards(words)) {
    if (each.ok) {
      boards.push(each.board);
      if (each.file !== undefined) files.push(each.file);
      continue;
    }
    if (!('errors' in each)) return { ok: false, exit: wrongUsage(terminal, each.message, command) };
    for (const line of linesOfErrors(each.file, each.errors, terminal.paintTalk)) terminal.talk(line);
    return { ok: false, exit: EXIT.usage };
  }
  const other = boards.findIndex(({ game }) => game !== boards[0]!.game);
  if (other < 0) return { ok: true, boards, files };
  const message = `${quoted(words[0]!)} is a board of ${GAME_NAMES[boards[0]!.game]}, ${quoted(words[other]!)} one of ${GAME_NAMES[boards[other]!.game]}: they have nothing in common. Name ${words.length === 2 ? 'two ' : ''}boards of one game.`;
  return { ok: false, exit: wrongUsage(terminal, message, command) };
}

const no = (message: string): ComparedBoard => ({ ok: false, message });

/** The board of a path, here or at a revision; undefined for what is neither. */
function boardAt(word: string): ComparedBoard | undefined {
  if (isThere(word)) {
    const found = findBoard(word);
    return found.ok ? boardOfText(found.file, readText(found.file), found.file) : found;
  }
  const [, revision, path] = /^([^:]+):(.*)$/s.exec(word) ?? [];
  return revision === undefined ? undefined : boardAtRevision(word, revision, path!);
}

function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Something is there that cannot be looked at; reading it will say why.
    return path.toLowerCase().endsWith('.json');
  }
}

function boardOfText(name: string, read: ReadText, file?: string): ComparedBoard {
  if (!read.ok) return { ok: false, file: name, errors: [read.error] };
  const parsed = CANONICAL.test(read.text) ? fromCanonical(read.text) : parseBoard(read.text);
  if (!parsed.ok) return { ok: false, file: name, errors: parsed.errors };
  return { ok: true, board: parsed.board, ...(file !== undefined && { file }) };
}

/** No property of a board file is called so. */
const CANONICAL = /"format"\s*:\s*"lamplighter-canonical"/;

function boardAtRevision(word: string, revision: string, path: string): ComparedBoard {
  const found = rootOf('.');
  if (!found.ok)
    return no(
      `There is no file or folder ${quoted(word)}, and here is no git repository of which it could be a revision (${visible(found.reason)}).`,
    );
  const { root } = found;
  const commit = commitOf(root, revision);
  if (commit === undefined)
    return no(
      `There is no file or folder ${quoted(word)}, and no git revision ${quoted(revision)}. If it is on a server, fetch it first; "git log --oneline" shows what is here.`,
    );
  for (const candidate of pathsMeant(path, root)) {
    const [bytes] = readBlobs(root, [`${commit}:${candidate}`]);
    if (bytes) return boardOfText(word, textOfBytes(bytes));
  }
  const boards = boardFilesOf(root, commit).map((file) => posix.dirname(file));
  const near = suggest(path, boards);
  const all =
    boards.length > 0 && boards.length <= 12 ? ` Boards there are ${boards.map(visible).join(', ')}.` : '';
  return no(
    `At ${quoted(revision)} there is no board ${quoted(path)}.${didYouMean(near === undefined ? undefined : `${revision}:${near}`) || all}`,
  );
}

/** As git reads it, from the top of the repository, and as the user may mean it, from here; a folder means its board.json. */
function pathsMeant(path: string, root: string): readonly string[] {
  const here = relative(root, realPath('.')).replaceAll('\\', '/');
  const fromHere = posix.join(here, path);
  const starts = /^\.\.?(\/|$)/.test(path) ? [fromHere] : [posix.normalize(path), fromHere];
  return starts.flatMap((start) => {
    const trimmed = start.replace(/\/$/, '');
    return [trimmed, posix.join(trimmed, BOARD_FILE)];
  });
}

/** The other board as it was at a revision, by its place or else by its id. */
async function boardThen(
  revision: string,
  other: ComparedBoard | undefined,
  word: string,
): Promise<ComparedBoard> {
  if (!other?.ok || other.file === undefined)
    return no(
      other === undefined || other.ok
        ? `${missing(revision)} A board of a git revision is written REVISION:PATH, such as HEAD~1:boards/whitehall.`
        : missing(revision),
    );
  const { releasedBoards } = await import('./released-board.js');
  const released = releasedBoards([other.file], revision);
  // A slip of the pen in a path is likelier than one in a revision.
  const slip = missing(revision);
  if (!released.ok) return no(slip.includes('Did you mean') ? slip : released.message);
  const text = released.texts.get(other.file);
  if (text !== undefined) return boardOfText(`${revision}:${word}`, { ok: true, text });
  return no(`${released.notes[0] ?? `${quoted(word)} is no board file.`} Name a revision that has it.`);
}
