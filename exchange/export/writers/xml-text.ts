/** Escapes text for XML without changing it: a reader gets back exactly the board's text. */

/** Escapes text for XML so that a reader gets back exactly the same text. */
export const escapeXmlLosslessly = (text: string): string =>
  text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"'\t\n\r\u0085\u2028]/g, (character) => ENTITIES[character]!);

/** Characters that XML 1.0 forbids even when escaped: controls, lone surrogates, U+FFFE and U+FFFF. */
// eslint-disable-next-line no-control-regex -- this expression is meant to find them
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

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
