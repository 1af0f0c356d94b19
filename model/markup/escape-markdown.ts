/** Escapes text for Markdown, so that it makes no markup, HTML, link or mention, and does not end a table cell. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(MARKUP, (character) => ENTITIES.get(character) ?? `\\${character}`)
    // At the start of a line these begin a list or underline a heading.
    .replace(/^\s*(\d*)([-+=.)])/, '$1\\$2')
    // Links, mentions and issue numbers are recognised after escapes are decoded, so only a zero-width space prevents them.
    .replace(/(?=@)|(?<=[@#])|(?<=:)(?=\/\/)|(?<=www)(?=\.)/gi, '\u200b');

const MARKUP = /[\\`*_[\]<>#|~&$]/g;

/** As entities, so that readers without escapes are safe too. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
]);
