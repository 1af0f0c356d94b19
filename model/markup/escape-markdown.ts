/** Words for a Markdown page that stay words: no markup, no HTML, no link, no mention, no end of a table's cell. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(MARKUP, (character) => ENTITIES.get(character) ?? `\\${character}`)
    // At the start of a line these begin a list or underline a heading.
    .replace(/^\s*(\d*)([-+=.)])/, '$1\\$2')
    // Links, mentions and issue numbers are made after escapes are undone, so only a gap in the word stops them.
    .replace(/(?=@)|(?<=[@#])|(?<=:)(?=\/\/)|(?<=www)(?=\.)/gi, '\u200b');

const MARKUP = /[\\`*_[\]<>#|~&$]/g;

/** As entities, so that readers without escapes are safe too. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
]);
