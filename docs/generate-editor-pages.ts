/** Writes the pages about the editor that follow from its code: the keys, and the elements for other pages. `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOfChord } from '../editor/tools/chord.js';
import { COMMANDS, GROUPS } from '../editor/tools/commands.js';
import { HAND_KEYS } from '../editor/tools/hand-keys.js';

const root = join(import.meta.dirname, '..');

/** The pages made here, by their name below docs. */
export const editorPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['keys.md', keysPage()],
    ['elements.md', elementsPage()],
  ]);

function keysPage(): string {
  const table = (rows: readonly (readonly [string, string])[]): string[] => [
    '| key | does |',
    '|---|---|',
    ...rows.map(([keys, meaning]) => `| ${keys} | ${meaning} |`),
  ];
  const groups = GROUPS.flatMap((group) => [
    '',
    `## ${group}`,
    '',
    ...table(
      COMMANDS.filter((command) => command.group === group).map(({ keys, name }) => [
        keys.map((key) => `\`${wordsOfChord(key, false).replace('|', '\\|')}\``).join(' or '),
        name,
      ]),
    ),
  ]);
  return `${[
    '# The keys of the editor',
    '',
    'Made from the one table of commands that the palette (Ctrl+K) and the sheet in the editor (?) show too. On a Mac, Cmd stands for Ctrl. Commands without a key are in the palette.',
    '',
    '## Hands',
    '',
    ...table(HAND_KEYS),
    ...groups,
    '',
    'Digits choose a lens unless a circle is selected or the circle tool is in hand, where they are its number; `L` goes from lens to lens at any time. Tab past the last node leaves the board, and `F6` goes from the bar to the tools, the map and the panels.',
    '',
    'Single letters, digits, arrows and Del are keys of the map: they do nothing while the focus is in a panel or on a button, so that nobody draws by a slip or by speaking to a machine. Esc, `F6`, `?` and everything with Ctrl or Cmd work everywhere; in a field `?` is a question mark, undo, copy and paste are the field’s own, and Esc leads back to the map. A tool that is taken with a pointer leads to the map too.',
  ].join('\n')}\n`;
}

/** Elements, each with the file whose class comment says what it offers. */
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
    '# The elements, in any page',
    '',
    'One script registers the elements; they need no framework and nothing else of ours. [examples/elements](examples/elements/index.html) is a whole page.',
    '',
    '```html',
    '<script type="module" src="node_modules/lamplighter/dist/elements/lamplighter.js"></script>',
    '<lamplighter-board src="board.json" relation="jack" of="c65"></lamplighter-board>',
    '```',
    '',
    'Colours are custom properties, set by `theme`; a page may set its own, such as `--accent`. Properties that are words or switches are attributes too. Nothing is asked of the network but what `src` names, and no board is kept: what becomes of a change is up to the page that hears of it. Only pictures that were laid under a board, and how it was looked at, stay in the browser.',
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
