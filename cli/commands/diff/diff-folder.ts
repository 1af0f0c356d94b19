/** `lamplighter diff REVISION folder`: compares all boards of a folder with a revision or with another folder. */
import { join } from 'node:path';
import { diffBoards, type DiffFormat } from '../../../exchange/diff/index.js';
import { printParseErrors } from '../../boards/read-board.js';
import { EXIT_CODES, failure, type Arguments, type Ending } from '../../command/command.js';
import { checkOutputFile, writeOutput } from '../../files/output.js';
import {
  isFolderOfBoards,
  matchBoards,
  readBoardsAtRevision,
  readBoardsOfFolder,
} from '../../revisions/boards-of-folder.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import { formatFolderDiff, type FolderDiff } from './folder-diff-formats.js';

/**
 * Compares the boards of a folder with those before; `since` is a git revision or a folder of boards. A board that cannot
 * be read is named, and the others are compared.
 */
export async function diffFolder(
  [since, folder]: readonly [string, string],
  format: DiffFormat,
  options: Arguments['options'],
  terminal: Terminal,
): Promise<Ending> {
  const before = isFolderOfBoards(since) ? readBoardsOfFolder(since) : readBoardsAtRevision(folder, since);
  if (!before.ok) return before;
  const after = readBoardsOfFolder(folder);
  const unreadable = [...before.unreadable, ...after.unreadable];
  if (before.boards.length + after.boards.length + unreadable.length === 0)
    return failure(`There is no board in ${quoteForMessage(folder)}, now or at ${quoteForMessage(since)}.`);
  const output = options.get('output');
  const nameOf = ({ path }: { readonly path: string }): string => join(folder, path).replaceAll('\\', '/');
  const refusal = checkOutputFile(output, [...after.boards, ...after.unreadable].map(nameOf));
  if (refusal !== undefined) return failure(refusal);
  for (const { name, errors } of unreadable) printParseErrors(name, errors, terminal);
  const { pairs, added, removed } = matchBoards(before, after);
  const diff: FolderDiff = {
    compared: pairs.map((pair) => ({
      file: nameOf(pair.after),
      diff: diffBoards(pair.before.board, pair.after.board),
      boards: [pair.before.board, pair.after.board],
    })),
    added: added.map(nameOf),
    removed: removed.map(nameOf),
    // A board that was unreadable before and is now counts once.
    unreadable: [...new Map(unreadable.map(({ path, name }) => [path, name.replaceAll('\\', '/')])).values()],
  };
  const text = formatFolderDiff(diff, format, {
    all: options.has('all'),
    ...((output === undefined || output === '-') && { paint: terminal.paint }),
  });
  const delivered = await writeOutput(text, output, terminal);
  if (delivered !== EXIT_CODES.clean) return delivered;
  const isSame =
    diff.compared.every((each) => each.diff.same) && added.length + removed.length + unreadable.length === 0;
  return isSame ? EXIT_CODES.clean : EXIT_CODES.findings;
}
