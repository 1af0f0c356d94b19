/** Escapes text for XML and HTML, between tags and inside quotes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (each) => ENTITIES.get(each)!);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
