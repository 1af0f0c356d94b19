/**
 * A second, independent implementation of Mr Jack: hexes have doubled coordinates, walks are tried step by step,
 * and a whistle is played call by call in every order. It shares nothing with the model's relations or the engine.
 */
import type { Character, HexBoard } from '../../model/index.js';

interface Spot {
  readonly id: string;
  readonly column: number;
  /** Counts half hexes, so that two beside each other in a column differ by two. */
  readonly row: number;
  readonly isStreet: boolean;
  readonly isManhole: boolean;
}

/** As much of a game as light and ways depend on. */
interface Standing {
  readonly pos: Readonly<Record<Character, string>>;
  readonly watsonFacing: string;
  readonly lit: readonly { readonly hex: string }[];
  readonly covered: readonly string[];
}

/** How the picture changes by one step on, by the name of the direction: columns and half rows. */
const ON: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
};

export interface ReferenceMrJack {
  /** Where a character's move may end, whoever stands there, and the fewest points for it. */
  readonly ends: (standing: Standing, character: Character) => ReadonlyMap<string, number>;
  readonly visible: (standing: Standing, litLampStops: boolean) => readonly string[];
  /** Every result of a whistle with at least one call, as `who hex, who hex`, with the fewest points for it. */
  readonly whistles: (standing: Standing) => ReadonlyMap<string, number>;
}

export function createReferenceMrJack(board: HexBoard): ReferenceMrJack {
  const spots = board.hexes
    .filter(({ kind }) => kind !== 'void')
    .map(({ at: [q, r], kind }): Spot => ({
      id: `h${q},${r}`,
      column: q,
      row: 2 * r + q,
      isStreet: kind === 'street' || kind === 'manhole',
      isManhole: kind === 'manhole',
    }));
  const spot = (id: string): Spot => spots.find((each) => each.id === id)!;
  const touch = (a: Spot, b: Spot): boolean => {
    const [across, along] = [Math.abs(a.column - b.column), Math.abs(a.row - b.row)];
    return (across === 0 && along === 2) || (across === 1 && along === 1);
  };
  const beside = new Map(spots.map((a) => [a.id, spots.filter((b) => touch(a, b))]));

  const ends: ReferenceMrJack['ends'] = ({ pos, covered }, character) => {
    const isOpen = ({ id, isManhole }: Spot): boolean => isManhole && !covered.includes(id);
    const steps = (from: Spot): Spot[] => [
      ...beside.get(from.id)!.filter(({ isStreet }) => isStreet || character === 'stealthy'),
      ...(isOpen(from) ? spots.filter((other) => isOpen(other) && other !== from) : []),
    ];
    const found = new Map<string, number>();
    let walkers = [spot(pos[character])];
    for (let points = 1; points <= (character === 'stealthy' ? 4 : 3); points++) {
      walkers = [...new Set(walkers.flatMap(steps))];
      for (const { id, isStreet } of walkers)
        if (isStreet && id !== pos[character] && !found.has(id)) found.set(id, points);
    }
    return found;
  };

  const visible: ReferenceMrJack['visible'] = ({ pos, lit, watsonFacing }, litLampStops) => {
    const lamps = lit.map(({ hex }) => hex);
    const inRay = new Set<string>();
    const [across, along] = ON[watsonFacing]!;
    const watson = spot(pos.watson);
    for (let far = 1; ; far++) {
      const next = spots.find(
        ({ column, row }) => column === watson.column + far * across && row === watson.row + far * along,
      );
      const isStopped = next === undefined || (!next.isStreet && (litLampStops || !lamps.includes(next.id)));
      if (isStopped) break;
      inRay.add(next.id);
    }
    return Object.entries(pos)
      .filter(([character, hex]) => {
        const around = beside.get(hex)!.map(({ id }) => id);
        const isNotAlone = Object.values(pos).some((other) => around.includes(other));
        return (
          isNotAlone || around.some((id) => lamps.includes(id)) || (inRay.has(hex) && character !== 'watson')
        );
      })
      .map(([character]) => character)
      .sort();
  };

  /** Street distances, lowered until nothing changes any more. */
  const distancesTo = (goal: string): Map<string, number> => {
    const far = new Map(spots.map(({ id }) => [id, id === goal ? 0 : Infinity]));
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (const { id, isStreet } of spots)
        for (const other of beside.get(id)!)
          if (isStreet && other.isStreet && far.get(other.id)! + 1 < far.get(id)!) {
            far.set(id, far.get(other.id)! + 1);
            isChanged = true;
          }
    }
    return far;
  };

  const whistles: ReferenceMrJack['whistles'] = ({ pos }) => {
    const far = distancesTo(pos.goodley);
    const found = new Map<string, number>();
    const call = (now: Readonly<Record<string, string>>, called: readonly string[], used: number): void => {
      if (called.length > 0) {
        const name = called
          .toSorted()
          .map((each) => `${each} ${now[each]!}`)
          .join();
        found.set(name, Math.min(used, found.get(name) ?? Infinity));
      }
      for (const who of Object.keys(now)) {
        if (who === 'goodley' || called.includes(who)) continue;
        let walkers = new Set([now[who]!]);
        for (let points = 1; points <= 3 - used; points++) {
          walkers = new Set(
            [...walkers].flatMap((id) =>
              beside
                .get(id)!
                .filter(({ isStreet }) => isStreet)
                .map((each) => each.id),
            ),
          );
          for (const end of walkers)
            if (far.get(end)! < far.get(now[who]!)! && !Object.values(now).includes(end))
              call({ ...now, [who]: end }, [...called, who], used + points);
        }
      }
    };
    call(pos, [], 0);
    return found;
  };

  return { ends, visible, whistles };
}
