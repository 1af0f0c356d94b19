/** `lamplighter diff REVISION folder`: compares all boards of a folder with a revision or with another folder. */
import { join } from 'node:path';
import { diffBoards, formatDiff, type DiffFormat } from '../../../exchange/diff/index.js';
import { escapeMarkdown } from '../../../model/index.js';
import { printParseErrors } from '../../boards/read-board.js';
import { EXIT_CODES, failure, type Arguments, type Ending } from '../../command/command.js';
import { checkOutputFile, writeOutput } from '../../files/output.js';
import {
  isFolderOfBoards,
  matchBoards,
  readBoardsAtRevision,
  readBoardsOfFolder,
  type BoardOfFolder,
} from '../../revisions/boards-of-folder.js';
import { escapeControlCharacters, quoteForMessage, type Terminal } from '../../terminal/terminal.js';

/** Compares the boards of a folder with those before; `since` is a git revision or a folder of boards. */
export async function diffFolder(
  [since, folder]: readonly [string, string],
  format: DiffFormat,
  options: Arguments['options'],
  terminal: Terminal,
): Promise<Ending> {
  if (format === 'html')
    return failure('--format html draws two boards, not a folder. Name one board, or take another format.');
  const before = isFolderOfBoards(since) ? readBoardsOfFolder(since) : readBoardsAtRevision(folder, since);
  const after = readBoardsOfFolder(folder);
  for (const each of [before, after]) {
    if (each.ok) continue;
    if (!('errors' in each)) return each;
    printParseErrors(each.file, each.errors, terminal);
    return EXIT_CODES.usage;
  }
  if (!before.ok || !after.ok) return EXIT_CODES.usage;
  if (before.boards.length + after.boards.length === 0)
    return failure(`There is no board in ${quoteForMessage(folder)}, now or at ${quoteForMessage(since)}.`);
  const output = options.get('output');
  const nameOf = ({ path }: BoardOfFolder): string => join(folder, path).replaceAll('\\', '/');
  const refusal = checkOutputFile(output, after.boards.map(nameOf));
  if (refusal !== undefined) return failure(refusal);
  const matched = matchBoards(before.boards, after.boards);
  const diffs = matched.pairs.map((pair) => {
    const diff = diffBoards(pair.before.board, pair.after.board);
    const text = formatDiff(diff, format, {
      all: options.has('all'),
      ...((output === undefined || output === '-') && { paint: terminal.paint }),
    });
    return { file: nameOf(pair.after), isSame: diff.same, text };
  });
  const [added, removed] = [matched.added.map(nameOf), matched.removed.map(nameOf)];
  const delivered = await writeOutput(FORMATTERS[format]({ diffs, added, removed }), output, terminal);
  if (delivered !== EXIT_CODES.clean) return delivered;
  const isSame = diffs.every((each) => each.isSame) && added.length + removed.length === 0;
  return isSame ? EXIT_CODES.clean : EXIT_CODES.findings;
}

interface FileDiff {
  readonly file: string;
  readonly isSame: boolean;
  readonly text: string;
}

/** The comparison of a folder, with the paths of files that were added and removed. */
interface FolderDiff {
  readonly diffs: readonly FileDiff[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

type Formatter = (diff: FolderDiff) => string;

const changedOf = ({ diffs }: FolderDiff): readonly FileDiff[] => diffs.filter(({ isSame }) => !isSame);

const formatText: Formatter = (diff) =>
  [
    ...changedOf(diff).map(({ file, text }) => `${escapeControlCharacters(file)}: ${text}\n`),
    ...diff.added.map((file) => `added: ${escapeControlCharacters(file)}\n`),
    ...diff.removed.map((file) => `removed: ${escapeControlCharacters(file)}\n`),
    `${describeCounts(diff)}\n`,
  ].join('');

const formatMarkdown: Formatter = (diff) =>
  [
    ...changedOf(diff).map(({ text }) => `${text}\n`),
    ...diff.added.map((file) => `- added: ${escapeMarkdown(file)}\n`),
    ...diff.removed.map((file) => `- removed: ${escapeMarkdown(file)}\n`),
    `\n${describeCounts(diff)}\n`,
  ].join('');

const formatJson: Formatter = (diff) => {
  const changed = changedOf(diff).map(({ file, text }) => ({ file, diff: JSON.parse(text) as unknown }));
  const same = diff.diffs.filter(({ isSame }) => isSame).map(({ file }) => file);
  const { added, removed } = diff;
  const all = { format: 'lamplighter-folder-diff', version: 1, changed, same, added, removed };
  return `${JSON.stringify(all, null, 2)}\n`;
};

const FORMATTERS: Readonly<Record<Exclude<DiffFormat, 'html'>, Formatter>> = {
  pretty: formatText,
  markdown: formatMarkdown,
  json: formatJson,
};

/** "3 boards: 1 changed, 1 added, 1 removed, 1 the same." */
function describeCounts({ diffs, added, removed }: FolderDiff): string {
  const same = diffs.filter(({ isSame }) => isSame).length;
  const total = diffs.length + added.length;
  const counts = [
    [diffs.length - same, 'changed'],
    [added.length, 'added'],
    [removed.length, 'removed'],
    [same, 'the same'],
  ] as const;
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${total === 1 ? '1 board' : `${total} boards`}: ${words.join(', ')}.`;
}
