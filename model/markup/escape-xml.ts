/** Words as they may stand between tags and inside of quotes, in XML and in HTML. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (each) => ENTITIES.get(each)!);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
