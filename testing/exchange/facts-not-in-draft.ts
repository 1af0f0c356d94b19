/** Finds facts of a reconciliation that its draft lacks. */
import { idOfCircle, idOfHex, type HexBoard, type StreetBoard } from '../../model/index.js';
import { parseHexId } from '../../model/hex/coordinates.js';
import type { ReconcileResult, WeighedFact } from '../../exchange/reconcile/report/reconciliation.js';

/** Lines such as `colour of c65: red` for each fact that the draft contradicts. Facts that no board can hold are left out. */
export function factsNotInDraft({ draft, facts, report }: ReconcileResult): readonly string[] {
  const stated = 'hexes' in draft ? hexFacts(draft) : streetFacts(draft, facts);
  const { remarks = [] } = report;
  return facts
    .filter((fact) => {
      const has = stated(fact);
      return has !== UNASKED && JSON.stringify(has ?? null) !== JSON.stringify(fact.value);
    })
    .map(({ property, part, of, value }) => `${property ?? part} of ${of.join(' ')}: ${JSON.stringify(value)}`)
    .filter((fact) => !remarks.some(({ is, of }) => (is === 'no-goulston' ? LETTERS.test(fact) : fact === `number of ${of[0]!}: ${of[1]!.slice(1)}`))); // prettier-ignore
}

const UNASKED = Symbol('a fact that no board can hold');
const LETTERS = /^(dearBoss|saucyJacky|fromHell|goulston) of /;

const OWNERS: Readonly<Record<string, string>> = { number: 'circle', colour: 'circle', border: 'crossing', name: 'crossing' }; // prettier-ignore

const KINDS: readonly string[] = ['circle', 'crossing', 'junction'];

type Said = (fact: WeighedFact) => unknown;

function streetFacts(draft: StreetBoard, facts: readonly WeighedFact[]): Said {
  const { circles, crossings, junctions, blocks } = draft;
  const nodes = new Map<string, Readonly<Record<string, unknown>>>([
    ...circles.map((each) => [idOfCircle(each), { ...each, kind: 'circle' }] as const),
    ...crossings.map((each) => [each.id, { ...each, kind: 'crossing' }] as const),
    ...junctions.map((each) => [each.id, { ...each, kind: 'junction' }] as const),
  ]);
  const lines = { street: draft.streets, waterline: draft.waterlines };
  const nodeFacts = facts.filter(({ part, property }) => property === undefined && KINDS.includes(part));
  // A rejected circle is named by its number, which another circle may have; such names are ambiguous.
  const isThere = new Set(nodeFacts.filter(({ of, value }) => value === true && nodeFacts.filter((fact) => fact.of[0] === of[0]).length === 1).map(({ of }) => of[0]!)); // prettier-ignore
  const isBlock = new Set(facts.filter(({ part, property, value }) => part === 'block' && property === undefined && value === true).map(({ of }) => of[0]!)); // prettier-ignore
  return ({ part, of, property, value }) => {
    switch (part) {
      case 'circle':
      case 'crossing':
      case 'junction':
        // A rejected node has no other facts in the draft; another node may have its number.
        if (!isThere.has(of[0]!) || property === 'count' || property === 'section') return UNASKED;
        if (property === undefined) return value === false ? UNASKED : nodes.has(of[0]!);
        // A node may have another kind in the draft than in some sources.
        if (OWNERS[property] !== undefined && OWNERS[property] !== nodes.get(of[0]!)?.['kind'])
          return UNASKED;
        // A file holds positions up to a million units.
        if (property === 'place' && (value as number[]).some((each) => Math.abs(each) > 1_000_000))
          return UNASKED;
        return nodes.get(of[0]!)?.[property === 'place' ? 'at' : property];
      case 'street':
      case 'waterline': {
        if (!of.every((id) => isThere.has(id))) return UNASKED;
        const same = facts.filter((fact) => fact.part === part && fact.of.join() === of.join() && fact.value === true); // prettier-ignore
        const ends = of.toSorted().join();
        return lines[part].filter(({ between }) => between.toSorted().join() === ends).length === same.length ? value : 'another count'; // prettier-ignore
      }
      case 'block': {
        // A source may have two blocks with the same id; such names are ambiguous.
        if (facts.filter((fact) => fact.part === 'block' && fact.property === undefined && fact.of[0] === of[0]).length > 1) return UNASKED; // prettier-ignore
        const block = blocks.find(({ id }) => id === of[0]!);
        const walk = facts.find((fact) => fact.property === 'walk' && fact.of[0] === of[0])!
          .value as string[];
        // A block whose nodes are all missing is missing with them.
        if (!walk.some((id) => isThere.has(id))) return UNASKED;
        if (property === undefined) return block !== undefined;
        if (!isBlock.has(of[0]!) || property === 'walk') return UNASKED;
        return block?.kind;
      }
      case 'tracks':
      case 'letters':
        return draft[part]?.[property as never];
      case 'grid':
        return draft.grid ? draft.grid.sections : UNASKED;
      default:
        return UNASKED;
    }
  };
}

function hexFacts({ hexes, setup, tracks }: HexBoard): Said {
  const kinds = new Map(hexes.filter(({ kind }) => kind !== 'void').map((hex) => [idOfHex(hex) as string, hex.kind])); // prettier-ignore
  return ({ part, of: [of], property, value }) => {
    // In the frame of the first board a position may lie outside all hexes.
    if (typeof value === 'string' && value.startsWith('h') && parseHexId(value) === undefined) return UNASKED;
    if (part === 'hex') return kinds.get(of!);
    if (part === 'tracks') return tracks?.rounds;
    if (part === 'character')
      return property === 'faces'
        ? setup?.watsonFaces
        : setup?.characters.find(({ character }) => character === of)?.hex;
    return UNASKED;
  };
}
