/** The last released state of each board that is judged. */
import { basename, dirname } from 'node:path';
import { GAME_NAMES, parseBoard, type Board } from '../model/index.js';
import { BOARD_FILE } from './find-boards.js';
import { readText, type ReadText } from './read-board.js';
import { releasesOf, type Release, type ReleasedFile } from './release.js';
import { quoted, visible } from './terminal.js';

export type Compared =
  | {
      readonly ok: true;
      /** The texts of the released boards, by the files that are compared with them. */
      readonly texts: ReadonlyMap<string, string>;
      /** A line for each board that was not there yet. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/**
 * Finds what each file is to be compared with: the board in the same place, or else the one of the same id. Before any work
 * is done, so that a comparison that cannot be made stops the whole. A file that is no board is not compared.
 */
export function releasedBoards(files: readonly string[], since: string): Compared {
  const releaseOf = releasesOf(since);
  const indexes = new Map<Release, Index>();
  const texts = new Map<string, string>();
  const notes: string[] = [];
  for (const file of files) {
    const found = releaseOf(file);
    if (!found.ok) return found;
    const { release } = found;
    const board = boardIn(file);
    if (board === undefined) continue;
    const released = releasedState(file, board, release, () => {
      let index = indexes.get(release);
      if (index === undefined) indexes.set(release, (index = indexOf(release)));
      return index;
    });
    if (released === undefined) notes.push(noteOf(file, release));
    else if (released.ok) texts.set(file, released.text);
    else return released;
  }
  return { ok: true, texts, notes };
}

/** --fix takes a byte order mark away and judges the rest, so here it does not matter. */
function boardIn(file: string): Board | undefined {
  const read = readText(file);
  const parsed = read.ok ? parseBoard(read.text.replace(/^\ufeff/, '')) : undefined;
  return parsed?.ok ? parsed.board : undefined;
}

function noteOf(file: string, { where }: Release): string {
  const folder = dirname(file);
  const name = basename(file) === BOARD_FILE && folder !== '.' ? folder : file;
  return `${visible(name)} was not there ${where}: its version was not compared.`;
}

type Released =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string } | undefined;

const no = (message: string): Released => ({ ok: false, message });

function releasedState(file: string, board: Board, release: Release, index: () => Index): Released {
  const near = release.inPlaceOf(file);
  const inPlace = near === undefined ? undefined : stateIn(near, file, board, release);
  if (inPlace?.ok) return inPlace;
  if (inPlace?.kind === 'unreadable') return inPlace;
  const { ids, unknown } = index();
  const [path, another] = ids.get(board.id) ?? [];
  if (path !== undefined && another !== undefined)
    return no(
      `Several boards ${release.where} have the id ${quoted(board.id)}: ${visible(path)}, ${visible(another)}. Compare with the right one as a file: --since FILE.`,
    );
  if (path !== undefined) return stateIn(release.again(path), file, board, release);
  if (inPlace) return inPlace;
  // It may be this one; nobody knows.
  return unknown[0] === undefined ? undefined : stateIn(release.again(unknown[0]), file, board, release);
}

type State =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly kind: 'unreadable' | 'another'; readonly message: string };

/** The text of a released file, if it is this board. */
function stateIn({ path, read }: ReleasedFile, file: string, board: Board, release: Release): State {
  const name = release.nameOf(path);
  const not = (kind: 'unreadable' | 'another', message: string): State => ({ ok: false, kind, message });
  if (release.isFile(path, file))
    return not('another', `${name} would be compared with itself. Name an older state of it after --since.`);
  const parsed = read.ok ? parseBoard(read.text) : { ok: false as const, errors: [read.error] };
  if (!read.ok || !parsed.ok)
    return not(
      'unreadable',
      `${name} cannot be read as a board, so ${visible(file)} cannot be compared with it: ${visible((parsed.ok ? undefined : parsed.errors[0]?.message) ?? '')} Mend it, or compare with another state.`,
    );
  if (parsed.board.id === board.id && parsed.board.game === board.game) return { ok: true, text: read.text };
  return not(
    'another',
    `${name} is another board, ${inWords(parsed.board)}; ${visible(file)} is ${inWords(board)}. Compare each board with its own release.`,
  );
}

const inWords = ({ id, game }: Board): string => `${visible(id)} of ${GAME_NAMES[game]}`;

interface Index {
  /** The released files that have an id. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** Released files that do not even say their id. */
  readonly unknown: readonly string[];
}

function indexOf(release: Release): Index {
  const ids = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const { path, read } of release.all()) {
    const named = idsIn(read);
    if (named.length === 0) unknown.push(path);
    for (const id of new Set(named)) ids.set(id, [...(ids.get(id) ?? []), path]);
  }
  return { ids, unknown };
}

/** The id of a board; of a file that is no board, each id in it may be the one. */
function idsIn(read: ReadText): string[] {
  if (!read.ok) return [];
  const parsed = parseBoard(read.text);
  if (parsed.ok) return [parsed.board.id];
  return [...read.text.matchAll(/"id"\s*:\s*"([^"]*)"/g)].map(([, id]) => id!);
}
