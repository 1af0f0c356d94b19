import { cut, MOST } from '../../model/text/visible.js';

/** The name of a file as a URI reference (RFC 3986): relative names stay relative, absolute ones become `file:` addresses. */
export function uriOfFile(file: string): string {
  const slashed = cut(file, MOST.file).replaceAll('\\', '/');
  const drive = /^[A-Za-z]:\//.test(slashed);
  const encoded = slashed.split('/').map(encodeSegment).join('/');
  // Two slashes at the start would name a machine.
  if (drive) return `file:///${encoded.replace('%3A', ':')}`;
  if (slashed.startsWith('/')) return `file:///${encoded.replace(/^\/+/, '')}`;
  return encoded === '' ? '.' : encoded;
}

/** Half a surrogate pair has no bytes and would throw. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
