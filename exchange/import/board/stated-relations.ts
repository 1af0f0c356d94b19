/** What an import keeps in the provenance: the author's ids, and relations that a source lists. */
import { escapeInvisible } from '../../../model/index.js';
import type { DerivedEdge } from './build-lines.js';
import type { ImportContext } from './import-context.js';

/** The author's ids by ours, where they differ. */
export function buildSourceIds({ ids }: ImportContext): object {
  const entries = Array.from(ids).flatMap(([theirs, ours]) => {
    const text = asText(theirs);
    return ours === undefined || ours === '' || text === '' || text === ours ? [] : [[ours, text]];
  });
  return entries.length === 0 ? {} : { sourceIds: Object.fromEntries(entries) as object };
}

/** A text of the file format has no invisible characters and no spaces around it. */
const asText = (text: string): string => escapeInvisible(text).trim();

/** The relations that the file lists: as lists, or as edges of a graph that is no export of ours. */
export function buildStated({ graph, ids }: ImportContext, derived: readonly DerivedEdge[]): object {
  const lists =
    graph.stated?.map(({ name, relation, lists: own }) => {
      const translated = Array.from(
        own,
        ([id, others]) => [ids.get(id) ?? '', others.flatMap((other) => ids.get(other) ?? [])] as const,
      );
      return {
        relation,
        source: asText(name),
        lists: Object.fromEntries(translated.filter(([id]) => id !== '')),
      };
    }) ?? edgesAsLists(derived);
  const stated = lists.map(({ source, ...rest }) => (source === '' ? rest : { ...rest, source }));
  return stated.length === 0 ? {} : { stated };
}

/** Edges have no direction: each is listed once, from its source. */
function edgesAsLists(
  derived: readonly DerivedEdge[],
): { relation: string; source: string; lists: Record<string, string[]> }[] {
  const relations = [...new Set(derived.map(({ relation }) => relation))].filter(
    (relation) => relation !== 'hex',
  );
  return relations.map((relation) => {
    const lists: Record<string, string[]> = {};
    for (const {
      relation: own,
      between: [from, to],
    } of derived)
      if (own === relation) (lists[from] ??= []).push(to);
    return { relation, source: 'import', lists };
  });
}
