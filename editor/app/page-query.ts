/** What the page's URL asks to open. */
export interface PageQuery {
  /** The name of a shipped board. */
  readonly board?: string | undefined;
  /** The id of a stored document. */
  readonly document?: string | undefined;
  /** The token for the file served by `lamplighter edit`. */
  readonly token?: string | undefined;
}

export function parsePageQuery(search: string): PageQuery {
  const query = new URLSearchParams(search);
  const get = (key: keyof PageQuery): string | undefined => query.get(key) ?? undefined;
  return { board: get('board'), document: get('document'), token: get('token') };
}

/** Formats the query string; empty if there is nothing to open. */
export function formatPageQuery({ board, document, token }: PageQuery): string {
  const query = new URLSearchParams();
  if (token !== undefined) query.set('token', token);
  if (board !== undefined) query.set('board', board);
  if (document !== undefined) query.set('document', document);
  const text = query.toString().replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}
