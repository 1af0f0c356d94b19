/** The build writes `dist/custom-elements.json` with this: the elements for editors and catalogues, in the manifest's schema 1.0.0. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CUSTOM_PROPERTIES, type ElementFacts, readElementFacts } from './element-facts.js';

/** Where each element is registered. */
const MODULES: Readonly<Record<string, string>> = {
  'lamplighter-board': 'dist/elements/board.js',
  'lamplighter-editor': 'dist/elements/editor.js',
};

/** Properties that take data, which no attribute can. */
const WITHOUT_ATTRIBUTE = ['board', 'practice'];

function declarationOf({ name, className, description, entries }: ElementFacts): object {
  const members = entries.property.map(([member, meaning]) => ({
    kind: 'field',
    name: member,
    description: meaning,
  }));
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: name,
    description,
    superclass: { name: 'LitElement', package: 'lit' },
    members,
    attributes: members
      .filter((member) => !WITHOUT_ATTRIBUTE.includes(member.name))
      .map((member) => ({ name: member.name.toLowerCase(), fieldName: member.name, description: member.description })), // prettier-ignore
    events: entries.fires.map(([event, meaning]) => ({
      name: event,
      type: { text: 'CustomEvent' },
      description: meaning,
    })),
    slots: entries.slot.map(([slot, meaning]) => ({ name: slot, description: meaning })),
    cssParts: entries.csspart.map(([part, meaning]) => ({ name: part, description: meaning })),
    cssProperties: CUSTOM_PROPERTIES.flatMap(([names, meaning]) =>
      names.map((property) => ({ name: property, description: meaning })),
    ),
  };
}

/** The manifest of the elements that have an entry point. */
const manifest = {
  schemaVersion: '1.0.0',
  modules: readElementFacts().flatMap((facts) => {
    const path = MODULES[facts.name];
    if (path === undefined) return [];
    const declaration = { name: facts.className, module: path };
    return [
      {
        kind: 'javascript-module',
        path,
        declarations: [declarationOf(facts)],
        exports: [
          { kind: 'js', name: facts.className, declaration },
          { kind: 'custom-element-definition', name: facts.name, declaration },
        ],
      },
    ];
  }),
};

const file = join(import.meta.dirname, '../dist/custom-elements.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
