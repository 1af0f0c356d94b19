/** Text for XML, HTML and Markdown, and the head of generated HTML pages. */
import { sha256 } from '../file/sha256.js';

/** Escapes text for XML and HTML, between tags and inside quotes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (each) => ENTITIES.get(each)!);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes text for Markdown, so that it makes no markup, HTML, link or mention, and does not end a table cell. */
export const escapeMarkdown = (text: string): string =>
  text
    // Entities where there are some, so that readers without escapes are safe too.
    .replace(MARKUP, (sign) => (/[<>&]/.test(sign) ? escapeXml(sign) : `\\${sign}`))
    // At the start of a line these begin a list or underline a heading.
    .replace(/^\s*(\d*)([-+=.)])/, '$1\\$2')
    // Links, mentions and issue numbers are recognised after escapes are decoded, so only a zero-width space prevents them.
    .replace(/(?=@)|(?<=[@#])|(?<=:)(?=\/\/)|(?<=www)(?=\.)/gi, '\u200b');

const MARKUP = /[\\`*_[\]<>#|~&$]/g;

/** The source expression that allows exactly this script or style. */
export const cspHash = (text: string): string => `'sha256-${base64OfHex(sha256(text))}'`;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Three hex digits are two digits in base 64; 64 hex digits leave one over, so that the end is padded. */
function base64OfHex(hex: string): string {
  let text = '';
  for (let i = 0; i < hex.length; i += 6) {
    const group = hex.slice(i, i + 6);
    const bits = parseInt(group.padEnd(6, '0'), 16);
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((bits >> shift) & 63)).join('');
    text += digits.slice(0, group.length / 2 + 1).padEnd(4, '=');
  }
  return text;
}

/** The head of a generated HTML page. Its policy allows nothing but the page's own script and style. */
export function htmlHead(
  title: string,
  { style, script }: { readonly style: string; readonly script?: string },
): readonly string[] {
  const scripts = script === undefined ? '' : `script-src ${cspHash(script)}; `;
  const policy = `default-src 'none'; ${scripts}style-src ${cspHash(style)}; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="referrer" content="no-referrer"/>',
    `<title>${escapeXml(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
  ];
}
