/** Decides what to open where `lamplighter edit` serves a file: the file, or a stored document of it. */
import type { DocumentRecord } from '../view/index.js';
import type { Address } from './address.js';

/** The file as it is on disk now. */
export interface ServedFileVersion {
  readonly origin: string;
  readonly digest: string;
}

export type StartPlan =
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

/** `kept` is sorted, last changed first. Only a document of this very file may be saved to it. */
export function planStart(
  { board, document }: Address,
  kept: readonly DocumentRecord[],
  { origin, digest }: ServedFileVersion,
): StartPlan {
  const open = (it: DocumentRecord): StartPlan => {
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
