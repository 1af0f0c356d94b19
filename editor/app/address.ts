/** What the address of the page says shall be opened. */
export interface Address {
  /** The name of a board that comes with the editor. */
  readonly board?: string | undefined;
  /** The id of a kept document. */
  readonly document?: string | undefined;
  /** The key to the file that `lamplighter edit` serves. */
  readonly token?: string | undefined;
}

export function parseAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const get = (key: keyof Address): string | undefined => query.get(key) ?? undefined;
  return { board: get('board'), document: get('document'), token: get('token') };
}

/** The part after the path; empty where there is nothing to say. */
export function formatAddress({ board, document, token }: Address): string {
  const query = new URLSearchParams();
  if (token !== undefined) query.set('token', token);
  if (board !== undefined) query.set('board', board);
  if (document !== undefined) query.set('document', document);
  const text = query.toString().replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}
