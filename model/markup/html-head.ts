/** The head of a generated HTML page. Its policy allows nothing but the page's own script and style. */
import { cspHash } from './csp-hash.js';
import { escapeXml } from './escape-xml.js';

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
