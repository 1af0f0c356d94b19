/** What to put on the table where `lamplighter edit` serves a file: the file, or what was done to it before. */
import type { Kept } from '../view/store/shelf.js';
import type { Address } from './address.js';

/** The file as it is on the disk now. */
export interface FileNow {
  readonly origin: string;
  readonly digest: string;
}

export type Plan =
  /** `isServed`: it is a document of this file. `isBehind`: the file was changed since that document was last level with it. */
  | { readonly kind: 'kept'; readonly kept: Kept; readonly isServed: boolean; readonly isBehind: boolean }
  | { readonly kind: 'shipped'; readonly name: string }
  /** `earlier`: what is kept of an older text of the file. */
  | { readonly kind: 'file'; readonly earlier?: Kept };

/**
 * `kept` as the shelf lists it, the last changed first. Only a document of this very file may ever be saved into it: the
 * address names whatever was on the table last.
 */
export function planServed(
  { board, document }: Address,
  kept: readonly Kept[],
  { origin, digest }: FileNow,
): Plan {
  const open = (it: Kept): Plan => {
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
