/** The groups of fields that are open, remembered in this browser. A page may not have storage. */

const KEY = 'lamplighter open groups';

/** The groups as they were left; undefined if nothing is known. */
export function recallOpenGroups(): ReadonlySet<string> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? new Set(kept.filter((each) => typeof each === 'string')) : undefined;
  } catch {
    return undefined;
  }
}

export function rememberOpenGroups(groups: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...groups]));
  } catch {
    // Without storage the groups are as usual next time.
  }
}
