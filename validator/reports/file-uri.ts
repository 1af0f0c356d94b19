import { MAX_TEXT_LENGTH, truncate } from '../../model/index.js';

/** The name of a file as a URI reference (RFC 3986): relative names stay relative, absolute ones become `file:` addresses. */
export function fileUri(file: string): string {
  const slashed = truncate(file, MAX_TEXT_LENGTH.file).replaceAll('\\', '/');
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
