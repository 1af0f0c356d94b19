/** The canonical file as types: what the schema says, never changed in place, with the model's boards in it. */
import type { HexBoard, StreetBoard } from '../../model/board.js';
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
/** A board with every relation of it spelled out: what a program that knows no geometry plays from. */
export type CanonicalFile = CanonicalStreetBoard | CanonicalHexBoard;
