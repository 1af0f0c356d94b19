/** The types of the canonical file: readonly versions of the generated types, with the model's boards. */
import type { HexBoard, StreetBoard } from '../../model/index.js';
import type * as file from '../../schemas/generated/canonical.js';

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

export type StreetRelations = Frozen<file.StreetRelations>;
export type HexRelations = Frozen<file.HexRelations>;

interface CanonicalStreetBoard extends Frozen<Omit<file.CanonicalStreetBoard, 'board'>> {
  readonly board: StreetBoard;
}
interface CanonicalHexBoard extends Frozen<Omit<file.CanonicalHexBoard, 'board'>> {
  readonly board: HexBoard;
}
/** A board with all its relations listed, for programs that know no geometry. */
export type CanonicalFile = CanonicalStreetBoard | CanonicalHexBoard;
