/** What the class comments of the elements say, and the custom properties of their colours, for the docs and the manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const ELEMENT_TAGS = ['property', 'fires', 'slot', 'csspart'] as const;
type ElementTag = (typeof ELEMENT_TAGS)[number];

export interface ElementFacts {
  readonly name: string;
  readonly className: string;
  readonly description: string;
  /** The entries of each tag: a name and its meaning. */
  readonly entries: Readonly<Record<ElementTag, readonly (readonly [name: string, meaning: string])[]>>;
}

/** Elements, each with the file whose class comment documents it. */
const ELEMENTS = [
  ['lamplighter-board', 'editor/view/lamplighter-board.ts'],
  ['lamplighter-editor', 'editor/view/lamplighter-editor.ts'],
  ['lamplighter-canvas', 'editor/view/canvas/lamplighter-canvas.ts'],
] as const;

export const readElementFacts = (): readonly ElementFacts[] =>
  ELEMENTS.map(([name, file]) => factsOf(name, readFileSync(join(root, file), 'utf8')));

function factsOf(name: string, source: string): ElementFacts {
  const [, comment, className] = /\/\*\*\n((?: \*[^\n]*\n)+?) \*\/\nexport class (\w+)/.exec(source) ?? [];
  if (comment === undefined) throw new Error(`${name} has no class comment`);
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, ''))
    .join('\n')
    .split(/\n(?=@)/);
  const entriesOf = (tag: ElementTag): (readonly [string, string])[] =>
    lines
      .filter((line) => line.startsWith(`@${tag} `))
      .map((line) => {
        const [, what, meaning] = /^(\S+) - ([^]*)$/.exec(line.slice(tag.length + 2).trim())!;
        return [what!, meaning!.replace(/\s+/g, ' ').trim()] as const;
      });
  return {
    name,
    className: className!,
    description: lines[0]!.trim().replace(/\s+/g, ' '),
    entries: {
      property: entriesOf('property'),
      fires: entriesOf('fires'),
      slot: entriesOf('slot'),
      csspart: entriesOf('csspart'),
    },
  };
}

/** The custom properties that a theme sets and a page may override, in groups with one meaning. */
export const CUSTOM_PROPERTIES: readonly (readonly [names: readonly string[], meaning: string])[] = [
  [['--page', '--ground', '--table'], 'the paper, the board itself, and what lies around it'],
  [['--ink', '--line', '--street', '--muted'], 'text, lines, streets, and text of less weight'],
  [['--accent', '--on-accent'], 'buttons and marks, and the text on them'],
  [['--ok', '--warn', '--danger'], 'success, warnings and errors'],
  [['--panel', '--field', '--edge', '--divider', '--soft'], 'panels, input fields, their edges, dividers and soft backgrounds'], // prettier-ignore
  [['--houses', '--water', '--water-block', '--water-hatch'], 'blocks of houses, waterlines, blocks of water and the lines across them'], // prettier-ignore
  [['--red', '--yellow', '--square', '--square-outline'], 'red and yellow borders of crossings, their squares and outlines'], // prettier-ignore
  ...['white', 'red', 'black', 'blue'].map(
    (colour) =>
      [
        ['fill', 'ring', 'number'].map((part) => `--discs-${colour}-${part}`),
        `${colour} circles: fill, ring and number`,
      ] as const,
  ),
  [['street', 'lit', 'gaslight', 'building', 'garden'].map((kind) => `--hexes-${kind}`), 'hexes: streets, lit streets, gaslights, buildings, gardens'], // prettier-ignore
  [['--building', '--garden', '--unlit', '--lid', '--flame', '--on-flame'], 'symbols on hexes: houses, trees, unlit lamps, covers of manholes, flames and their numbers'], // prettier-ignore
  [['--token', '--on-token'], 'characters and their letters'],
  [['--halo-outer', '--halo-inner', '--reached'], 'the halo of the selection, and what a relation reaches'],
];
