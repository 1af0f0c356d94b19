/** The head of a page that we write: its policy lets nothing in, and runs nothing but our own script and style. */
import { contentHash } from './content-hash.js';
import { escapeXml } from './escape-xml.js';

export function pageHead(
  title: string,
  { style, script }: { readonly style: string; readonly script?: string },
): readonly string[] {
  const scripts = script === undefined ? '' : `script-src ${contentHash(script)}; `;
  const policy = `default-src 'none'; ${scripts}style-src ${contentHash(style)}; base-uri 'none'; form-action 'none'`;
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
