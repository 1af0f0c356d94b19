/** Writes the editor pages that are generated from its code: keyboard shortcuts and elements. `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatChord, POINTER_HELP } from '../editor/tools/input/key-chord.js';
import { COMMANDS, COMMAND_GROUPS } from '../editor/tools/commands/commands.js';
import { REVIEW_KEYS } from '../editor/tools/suggestions/review-keys.js';

const root = join(import.meta.dirname, '..');

/** The generated pages, by their name in docs. */
export const editorPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['keys.md', keysPage()],
    ['elements.md', elementsPage()],
  ]);

function keysPage(): string {
  const table = (rows: readonly (readonly [string, string])[]): string[] => [
    '| key | action |',
    '|---|---|',
    ...rows.map(([keys, meaning]) => `| ${keys} | ${meaning} |`),
  ];
  const groups = COMMAND_GROUPS.flatMap((group) => [
    '',
    `## ${group}`,
    '',
    ...table(
      COMMANDS.filter((command) => command.group === group).map(({ keys, name }) => [
        keys.map((key) => `\`${formatChord(key, false).replace('|', '\\|')}\``).join(' or '),
        name,
      ]),
    ),
  ]);
  return `${[
    '# Keyboard shortcuts of the editor',
    '',
    'Generated from the table of commands that the palette (Ctrl+K) and the list of shortcuts in the editor (?) show. On a Mac, use Cmd instead of Ctrl. Commands without a key are in the palette.',
    '',
    '## Mouse and touch',
    '',
    ...table(POINTER_HELP),
    ...groups,
    '',
    '## Review queue',
    '',
    ...table(REVIEW_KEYS.map(({ key, does }) => [`\`${key}\``, does])),
    '',
    'Digits choose a lens, unless a circle is selected or the circle tool is active: then they enter its number. `L` cycles through the lenses at any time. Tab after the last node leaves the board, and `F6` cycles through the top bar, the tools, the map and the panels.',
    '',
    'Keys of tools, `Q` and `Z` work wherever no text is typed: in panels and on buttons too, and choosing a tool moves the focus to the map. Other single letters, digits, arrows and Del work on the map only, so that a mistyped key or speech input in a panel cannot change the board. Esc, `F6`, `?` and everything with Ctrl or Cmd work everywhere. In a text field `?` is a question mark, undo, copy and paste act on the field, and Esc moves the focus back to the map.',
  ].join('\n')}\n`;
}

/** Elements, each with the file whose class comment documents it. */
const ELEMENTS = [
  ['lamplighter-board', 'editor/view/lamplighter-board.ts'],
  ['lamplighter-editor', 'editor/view/lamplighter-editor.ts'],
  ['lamplighter-canvas', 'editor/view/canvas/lamplighter-canvas.ts'],
] as const;

const TAGS = {
  property: 'Properties',
  fires: 'Events',
  slot: 'Slots',
  csspart: 'Parts',
} as const;

function elementsPage(): string {
  return `${[
    '# Elements for other pages',
    '',
    'One script registers the elements; they need no framework and no other file of the package. [examples/elements](examples/elements/index.html) is a complete page.',
    '',
    '```html',
    '<script type="module" src="node_modules/lamplighter/dist/elements/lamplighter.js"></script>',
    '<lamplighter-board src="board.json" relation="jack" of="c65"></lamplighter-board>',
    '```',
    '',
    'Colours are custom properties, set by `theme`; a page may override them, for example `--accent`. String and boolean properties are attributes too. The elements fetch only the file in `src` and do not store boards: the page decides what to do with a change. Only scans and view settings are stored in the browser.',
    ...ELEMENTS.flatMap(([name, file]) => elementSection(name, readFileSync(join(root, file), 'utf8'))),
  ].join('\n')}\n`;
}

function elementSection(name: string, source: string): readonly string[] {
  const comment = /\/\*\*\n((?: \*[^\n]*\n)+?) \*\/\nexport class/.exec(source)?.[1];
  if (comment === undefined) throw new Error(`${name} has no class comment`);
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, ''))
    .join('\n')
    .split(/\n(?=@)/);
  const parts = Object.entries(TAGS).flatMap(([tag, heading]) => {
    const entries = lines
      .filter((line) => line.startsWith(`@${tag} `))
      .map((line) => line.slice(tag.length + 2));
    if (entries.length === 0) return [];
    const rows = entries.map((entry) => {
      const [, what, meaning] = /^(\S+) - ([^]*)$/.exec(entry.trim())!;
      return `| \`${what!}\` | ${meaning!.replace(/\s+/g, ' ').trim()} |`;
    });
    return ['', `**${heading}**`, '', '| name | meaning |', '|---|---|', ...rows];
  });
  return ['', `## \`<${name}>\``, '', lines[0]!.trim().replace(/\s+/g, ' '), ...parts];
}

if (process.argv[1] === import.meta.filename)
  for (const [name, text] of editorPages()) writeFileSync(join(import.meta.dirname, name), text);
