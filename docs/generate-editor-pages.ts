/** Writes the editor pages that are generated from its code: keyboard shortcuts and elements. `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatChord, POINTER_HELP } from '../editor/tools/input/key-chord.js';
import { COMMANDS, COMMAND_GROUPS } from '../editor/tools/commands/commands.js';
import { CUSTOM_PROPERTIES, ELEMENT_TAGS, type ElementFacts, readElementFacts } from './element-facts.js';
import { REVIEW_KEYS } from '../editor/tools/suggestions/review-keys.js';

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
    'A board or the whole editor in any page. They are ES modules without a framework; [examples/elements](examples/elements/index.html) is a complete page.',
    '',
    '```html',
    '<script type="module" src="node_modules/lamplighter/dist/elements/board.js"></script>',
    '<lamplighter-board src="board.json" relation="jack" of="c65"></lamplighter-board>',
    '```',
    '',
    '| entry point | content |',
    '|---|---|',
    '| `lamplighter/elements/board` | `<lamplighter-board>`: small, without a worker; the parser for `src` is loaded on demand |',
    '| `lamplighter/elements/editor` | `<lamplighter-editor>`; the validator and detection run in workers |',
    '| `lamplighter/elements` | both, and the functions `parseBoard` and `formatBoard` |',
    '| `lamplighter/elements/react`, `lamplighter/elements/preact` | types of both for JSX; nothing at run time |',
    '',
    "With a bundler such as Vite the import is all that is needed: `import 'lamplighter/elements/board'`. Importing an entry point registers its elements. On a server it registers nothing and does not throw, so a page rendered there may contain the tags; the browser fills them in. `document.querySelector('lamplighter-board')` has the right type, and `dist/custom-elements.json` is a manifest for editors.",
    '',
    'In React 19 properties are set as properties, and `board` may be data:',
    '',
    '```tsx',
    "import 'lamplighter/elements/board';",
    "import 'lamplighter/elements/react';",
    '',
    'export const Map = ({ board }: { readonly board: Board }) => (',
    '  <lamplighter-board board={board} relation="jack" of="c65" onlamp-pick={(event) => console.log(event.detail.words)} />',
    ');',
    '```',
    '',
    'String and boolean properties are attributes too. The elements fetch only the file in `src` and do not store boards: the page decides what to do with a change. Only scans and view settings are stored in the browser.',
    '',
    '## Colours',
    '',
    'Colours are custom properties, set by `theme`. A page may override each on the element: `lamplighter-board { --accent: teal; }`.',
    '',
    '| custom properties | colours of |',
    '|---|---|',
    ...CUSTOM_PROPERTIES.map(
      ([names, meaning]) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${meaning} |`,
    ),
    ...readElementFacts().flatMap(elementSection),
  ].join('\n')}\n`;
}

function elementSection({ name, description, entries }: ElementFacts): readonly string[] {
  const parts = ELEMENT_TAGS.flatMap((tag) =>
    entries[tag].length === 0
      ? []
      : [
          '',
          `**${TAGS[tag]}**`,
          '',
          '| name | meaning |',
          '|---|---|',
          ...entries[tag].map(([what, meaning]) => `| \`${what}\` | ${meaning} |`),
        ],
  );
  return ['', `## \`<${name}>\``, '', description, ...parts];
}

if (process.argv[1] === import.meta.filename)
  for (const [name, text] of editorPages()) writeFileSync(join(import.meta.dirname, name), text);
