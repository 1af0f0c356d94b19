/** Chooses what to open when `lamplighter edit` serves a file: the file, or a stored document of it. */
import type { DocumentRecord } from '../view/index.js';
import type { PageQuery } from './page-query.js';

/** The file as it is on disk now. */
export interface ServedFileVersion {
  readonly origin: string;
  readonly digest: string;
}

export type ServedDocumentChoice =
  /** `isServed`: of this file. `isBehind`: the file has changed since the document last read or saved it. */
  | {
      readonly kind: 'kept';
      readonly kept: DocumentRecord;
      readonly isServed: boolean;
      readonly isBehind: boolean;
    }
  | { readonly kind: 'shipped'; readonly name: string }
  /** `earlier`: a stored document of an older version of the file. */
  | { readonly kind: 'file'; readonly earlier?: DocumentRecord };

/**
 * Chooses a stored document, a shipped board or the served file. `kept` is sorted, last changed first. Only a
 * document of this very file may be saved to it, although the URL may name any document.
 */
export function chooseServedDocument(
  { board, document }: PageQuery,
  kept: readonly DocumentRecord[],
  { origin, digest }: ServedFileVersion,
): ServedDocumentChoice {
  const open = (it: DocumentRecord): ServedDocumentChoice => {
    const isServed = it.origin === origin;
    return { kind: 'kept', kept: it, isServed, isBehind: isServed && it.file?.digest !== digest };
  };
  const asked = kept.find(({ id }) => id === document);
  if (asked) return open(asked);
  if (board !== undefined) return { kind: 'shipped', name: board };
  const earlier = kept.find((each) => each.origin === origin);
  if (!earlier) return { kind: 'file' };
  return earlier.file?.digest === digest ? open(earlier) : { kind: 'file', earlier };
}
