/** XML as text, for data: nothing is tidied away, so that what a reader gets is what the board says. */

/** Words for element content and for attributes. Tabs and all that may end a line are spelled out, or a reader may take them for blanks or for one another. */
export const xmlText = (text: string): string =>
  text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"'\t\n\r\u0085\u2028]/g, (character) => ENTITIES[character]!);

/** What no XML 1.0 document may hold in any spelling: controls, halves of surrogate pairs, U+FFFE and U+FFFF. */
// eslint-disable-next-line no-control-regex -- they are what this looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\u0085': '&#133;',
  '\u2028': '&#8232;',
};

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
