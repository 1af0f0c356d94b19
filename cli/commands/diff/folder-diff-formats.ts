/** Formats the comparison of a folder of boards. */
import {
  formatDiff,
  formatFolderDiffAsHtml,
  type BoardDiff,
  type DiffFormat,
  type DiffFormatOptions,
} from '../../../exchange/diff/index.js';
import { escapeMarkdown, type Board } from '../../../model/index.js';
import { escapeControlCharacters } from '../../terminal/terminal.js';

interface FileDiff {
  readonly file: string;
  readonly diff: BoardDiff;
  readonly boards: readonly [before: Board, after: Board];
}

/** The comparison of a folder, with the paths of files that were added, removed or cannot be read. */
export interface FolderDiff {
  readonly compared: readonly FileDiff[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly unreadable: readonly string[];
}

type Options = Pick<DiffFormatOptions, 'all' | 'paint'>;
type Formatter = (diff: FolderDiff, options: Options) => string;

/** Writes the comparison in one of the formats. */
export const formatFolderDiff = (diff: FolderDiff, format: DiffFormat, options: Options): string =>
  FORMATTERS[format](diff, options);

const formatText: Formatter = (diff, options) =>
  [
    ...changedOf(diff).map(
      (each) => `${escapeControlCharacters(each.file)}: ${textOf(each, 'pretty', options)}\n`,
    ),
    ...listOf(diff).map((line) => `${escapeControlCharacters(line)}\n`),
    `${describeCounts(diff)}\n`,
  ].join('');

const formatMarkdown: Formatter = (diff, options) =>
  [
    ...changedOf(diff).map((each) => `${textOf(each, 'markdown', options)}\n`),
    ...listOf(diff).map((line) => `- ${escapeMarkdown(line)}\n`),
    `\n${describeCounts(diff)}\n`,
  ].join('');

const formatJson: Formatter = (diff, options) => {
  const changed = changedOf(diff).map((each) => ({
    file: each.file,
    diff: JSON.parse(textOf(each, 'json', options)) as unknown,
  }));
  const same = diff.compared.filter((each) => each.diff.same).map(({ file }) => file);
  const { added, removed, unreadable } = diff;
  const all = { format: 'lamplighter-folder-diff', version: 1, changed, same, added, removed, unreadable };
  return `${JSON.stringify(all, null, 2)}\n`;
};

const formatHtml: Formatter = (diff, options) => {
  const { added, removed, unreadable } = diff;
  const [names, ...others] = [changedOf(diff).map(({ file }) => file), added, removed, unreadable].map(
    (files) => files.map(escapeControlCharacters),
  ) as [string[], string[], string[], string[]];
  return formatFolderDiffAsHtml(
    {
      summary: describeCounts(diff),
      changed: changedOf(diff).map(({ diff: found, boards }, i) => ({
        name: names[i]!,
        diff: found,
        boards,
      })),
      added: others[0],
      removed: others[1],
      unreadable: others[2],
    },
    options,
  );
};

const FORMATTERS: Readonly<Record<DiffFormat, Formatter>> = {
  pretty: formatText,
  markdown: formatMarkdown,
  json: formatJson,
  html: formatHtml,
};

const changedOf = ({ compared }: FolderDiff): readonly FileDiff[] =>
  compared.filter(({ diff }) => !diff.same);

const textOf = ({ diff }: FileDiff, format: DiffFormat, options: Options): string =>
  formatDiff(diff, format, options);

const listOf = ({ added, removed, unreadable }: FolderDiff): readonly string[] => [
  ...added.map((file) => `added: ${file}`),
  ...removed.map((file) => `removed: ${file}`),
  ...unreadable.map((file) => `cannot be read: ${file}`),
];

/** "4 boards: 1 changed, 1 added, 1 removed, 1 the same, 1 unreadable." */
function describeCounts({ compared, added, removed, unreadable }: FolderDiff): string {
  const same = compared.filter(({ diff }) => diff.same).length;
  const total = compared.length + added.length + unreadable.length;
  const counts = [
    [compared.length - same, 'changed'],
    [added.length, 'added'],
    [removed.length, 'removed'],
    [same, 'the same'],
    [unreadable.length, 'unreadable'],
  ] as const;
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${total === 1 ? '1 board' : `${total} boards`}: ${words.join(', ')}.`;
}
