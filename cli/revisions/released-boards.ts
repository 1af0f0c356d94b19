/** Finds the last released version of each board. */
import { basename, dirname } from 'node:path';
import { GAME_NAMES, parseBoard, type Board } from '../../model/index.js';
import { BOARD_FILE_NAME } from '../boards/shipped-boards.js';
import { readText, type ReadTextResult } from '../files/read-text.js';
import { findReleases, memo, type Release, type ReleasedFile } from './releases.js';
import { quoteForMessage, escapeControlCharacters } from '../terminal/terminal.js';
import { failure, type Failure } from '../command/command.js';

export type ReleasedTextsResult =
  | {
      readonly ok: true;
      /** The released texts by the files to compare with them. */
      readonly texts: ReadonlyMap<string, string>;
      /** A line for each board that did not exist yet. */
      readonly notes: readonly string[];
    }
  | Failure;

/** Finds the released board for each file: the one at the same path, or else the one with the same id. Other files are skipped. */
export function findReleasedTexts(files: readonly string[], since: string): ReleasedTextsResult {
  const releaseOf = findReleases(since);
  const indexOfRelease = memo(indexOf);
  const texts = new Map<string, string>();
  const notes: string[] = [];
  for (const file of files) {
    const found = releaseOf(file);
    if (!found.ok) return found;
    const { release } = found;
    const board = boardIn(file);
    if (board === undefined) continue;
    const released = releasedState(file, board, release, indexOfRelease);
    if (released === undefined) notes.push(noteOf(file, release));
    else if (released.ok) texts.set(file, released.text);
    else return released;
  }
  return { ok: true, texts, notes };
}

/** A byte order mark is ignored, because --fix removes it. */
function boardIn(file: string): Board | undefined {
  const read = readText(file);
  const parsed = read.ok ? parseBoard(read.text.replace(/^\ufeff/, '')) : undefined;
  return parsed?.ok ? parsed.board : undefined;
}

function noteOf(file: string, { description }: Release): string {
  const folder = dirname(file);
  const name = basename(file) === BOARD_FILE_NAME && folder !== '.' ? folder : file;
  return `${escapeControlCharacters(name)} did not exist ${description}; its version was not compared.`;
}

function releasedState(
  file: string,
  board: Board,
  release: Release,
  index: (release: Release) => Index,
): State | Failure | undefined {
  const near = release.fileAtSamePath(file);
  const inPlace = near === undefined ? undefined : stateIn(near, file, board, release);
  if (inPlace?.ok) return inPlace;
  if (inPlace?.kind === 'unreadable') return inPlace;
  const { ids, unknown } = index(release);
  const [path, another] = ids.get(board.id) ?? [];
  if (path !== undefined && another !== undefined)
    return failure(
      `Several boards ${release.description} have the id ${quoteForMessage(board.id)}: ${escapeControlCharacters(path)}, ${escapeControlCharacters(another)}. Compare with the right one as a file: --since FILE.`,
    );
  if (path !== undefined) return stateIn(release.readFile(path), file, board, release);
  if (inPlace) return inPlace;
  // A file without a readable id may be this board.
  return unknown[0] === undefined ? undefined : stateIn(release.readFile(unknown[0]), file, board, release);
}

type State =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly kind: 'unreadable' | 'another'; readonly message: string };

/** The text of a released file if it is the same board. */
function stateIn({ path, read }: ReleasedFile, file: string, board: Board, release: Release): State {
  const name = release.describeFile(path);
  const not = (kind: 'unreadable' | 'another', message: string): State => ({ ok: false, kind, message });
  if (release.isSameFile(path, file))
    return not('another', `${name} would be compared with itself. Name an older version after --since.`);
  const parsed = read.ok ? parseBoard(read.text) : { ok: false as const, errors: [read.error] };
  if (!read.ok || !parsed.ok)
    return not(
      'unreadable',
      `${name} cannot be read as a board, so ${escapeControlCharacters(file)} cannot be compared with it: ${escapeControlCharacters((parsed.ok ? undefined : parsed.errors[0]?.message) ?? '')} Fix it, or compare with another version.`,
    );
  if (parsed.board.id === board.id && parsed.board.game === board.game) return { ok: true, text: read.text };
  return not(
    'another',
    `${name} is a different board, ${inWords(parsed.board)}; ${escapeControlCharacters(file)} is ${inWords(board)}. Compare each board with its own release.`,
  );
}

const inWords = ({ id, game }: Board): string => `${escapeControlCharacters(id)} of ${GAME_NAMES[game]}`;

interface Index {
  /** The released files by board id. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** Released files without a readable id. */
  readonly unknown: readonly string[];
}

function indexOf(release: Release): Index {
  const ids = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const { path, read } of release.allFiles()) {
    const named = idsIn(read);
    if (named.length === 0) unknown.push(path);
    for (const id of new Set(named)) ids.set(id, [...(ids.get(id) ?? []), path]);
  }
  return { ids, unknown };
}

/** The id of a board; in a file that does not parse, every id may be the board's. */
function idsIn(read: ReadTextResult): string[] {
  if (!read.ok) return [];
  const parsed = parseBoard(read.text);
  if (parsed.ok) return [parsed.board.id];
  return [...read.text.matchAll(/"id"\s*:\s*"([^"]*)"/g)].map(([, id]) => id!);
}
