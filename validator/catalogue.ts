/** The catalogue of faults a board can have, row by row, and why some rows need no rule of their own. */

/** Every row that is an error or a warning, by group and number. */
const GROUPS = {
  SCH: 9,
  IDN: 9,
  GEO: 10,
  STR: 19,
  TOP: 15,
  BLK: 12,
  WAT: 9,
  SEC: 11,
  COL: 12,
  HEX: 12,
  SET: 10,
  REF: 8,
  PRV: 8,
  ENG: 15,
  EXP: 5,
} as const;

/** Rows that only inform: statistics and hints. Rules may answer them, but need not. */
const HINTS = new Set([
  'GEO-009',
  'STR-015',
  'TOP-010',
  'TOP-011',
  'TOP-013',
  'BLK-006',
  'BLK-011',
  'WAT-009',
  'SEC-011',
  'HEX-009',
  'HEX-011',
  'HEX-012',
  'ENG-005',
  'ENG-009',
  'ENG-015',
]);

/** The rows that must be answered, in order. */
export const CATALOGUE: readonly string[] = Object.entries(GROUPS)
  .flatMap(([group, count]) =>
    Array.from({ length: count }, (_, i) => `${group}-${String(i + 1).padStart(3, '0')}`),
  )
  .filter((row) => !HINTS.has(row));

/** Rows that are answered by something else than a rule, and by what. */
export const NOT_A_RULE: Readonly<Record<string, string>> = {
  'SCH-001': 'The reader refuses such a file before any rule runs: findings `file/…`.',
  'SCH-002': 'The compiled schema refuses it: findings `schema/…`, with the nearest property or value.',
  'SCH-003':
    'The schema knows one version, 1; a file of another is refused by `schema/unknown-value`. There is no older one to migrate.',
  'IDN-005': 'The schema wants `x` before a crossing’s number and `c` before a circle’s.',
  'GEO-004': 'The file keeps one radius for all circles and one for all crossings, so none can stand out.',
  'GEO-007': 'The file keeps walks, not polygons; `block/…` compares each walk with the area it goes round.',
  'GEO-008': 'As GEO-007: there is no stored polygon that could be stale.',
  'GEO-010': 'Hex centres follow from the lattice and are never stored, so they always fit it.',
  'STR-019': 'The format has no marks for bridges or tunnels over a street; no printed board needs one.',
  'TOP-004': 'A property of the derivation, tested on random boards; a board cannot break it.',
  'TOP-005': 'A board file stores no adjacency. The canonical file does, and its import compares every pair.',
  'TOP-012':
    'Euler’s formula holds for every drawing that `street/…` passes; it is a test of the half-edge walk.',
  'BLK-012':
    'Whether an area at the rim is closed is a question to the print; what the lines enclose is judged by `block/undeclared-area`.',
  'COL-010': 'It needs the scan, which stays on its owner’s machine: the editor’s business.',
  'HEX-001': 'The schema wants orientation and origin; neighbours are derived and never stored.',
  'SET-010': 'A board names no options; the engine refuses a game with options that do not go together.',
  'REF-008': 'A comparison with a second tracing takes two files: the business of reconciling boards.',
  'ENG-004': 'A red circle without a way out is found by `topology/…`, whatever its colour.',
  'ENG-012': 'An exit that cannot be reached on foot is found by `hex/streets-apart` and `hex/lonely-hex`.',
  'ENG-013': 'Playing random games is the engine’s own test, on every shipped board.',
  'ENG-014': 'As ENG-013: what a seat sees is the engine’s own test.',
  'EXP-001': 'A property of the canonical export, tested on every shipped board and on random ones.',
  'EXP-002': 'Every export carries the digest; its import compares.',
  'EXP-003': 'The canonical export keeps all routes, and says `incompleteRoutes` where there are too many.',
  'EXP-004': 'Vectors test programs, not boards.',
  'EXP-005': 'The format fixes the axes: x to the right, y down.',
};

/** Rows of which the rules answer a part, and what becomes of the rest. */
export const REMARKS: Readonly<Record<string, string>> = {
  'REF-003': 'Blocks without circles and sections without nodes exist in print, and are no fault.',
  'PRV-003':
    'The licence and what was taken; repository and commit are words of the source, which a rule cannot judge.',
  'PRV-006': 'The version; the changelog is written by people.',
  'PRV-008': 'Whether it still matches; a waiver has no release it could be old by.',
};
