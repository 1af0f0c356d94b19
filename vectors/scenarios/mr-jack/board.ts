/** What follows from hex boards alone: steps, sewers, light, street distances. */
import { derive, type Scenario } from '../../scenario.js';

type Row = readonly [
  id: string,
  rules: string | readonly string[],
  note: string,
  relation: string,
  of: string,
];

const rows = (board: string, all: readonly Row[]): Scenario[] =>
  all.map(([id, rules, note, relation, of]) => derive([`mj-${id}`, rules, note], board, relation, of));

// A table is read by its lines.
// prettier-ignore
const TWO_MANHOLES = rows('teaching/two-manholes', [
  ['def-21-walls-are-neighbours', 'DEF-21', 'Whatever shares an edge is a neighbour: h1,1 has the two walls h2,0 and h2,1 too.', 'neighbours', 'h1,1'],
  ['def-21-wall', 'DEF-21', 'A wall has neighbours like any hex.', 'neighbours', 'h2,0'],
  ['def-22-no-walls', 'DEF-22', 'One walks from h1,1 to its neighbours but for the walls.', 'walking', 'h1,1'],
  ['def-22-covered-manhole', 'DEF-22', 'Above ground a covered manhole is a street: one walks from h0,3.', 'walking', 'h0,3'],
  ['def-23-open', ['DEF-23', 'MJ-R12'], 'From one open manhole to the other, wherever it is.', 'sewer', 'h1,0'],
  ['def-23-covered', ['DEF-23', 'MJ-R12'], 'From a covered manhole no sewer leads, nor to it.', 'sewer', 'h0,3'],
  ['def-24-over-walls', ['DEF-24', 'MJ-R13'], 'Miss Stealthy steps from h1,1 on the walls as well.', 'stealth', 'h1,1'],
  ['def-28-round-the-wall', ['DEF-28', 'MJ-X09'], 'From h1,0 to h3,1 it is four steps round the wall; the sewer shortens nothing.', 'distance', 'h1,0'],
]);

// prettier-ignore
const LANTERN = rows('teaching/lantern-and-walls', [
  ['def-26-wall', ['DEF-26', 'MJ-X07'], 'To the south-east the lantern shines over Lestrade as far as the wall h4,0; to the south as far as the edge.', 'lantern', 'h0,0'],
  ['def-26-gaslight', ['DEF-26', 'MJ-X07'], 'To the south the gaslight h1,3 stops the ray, which is not in it.', 'lantern', 'h1,0'],
  ['def-26-beside-the-wall', 'DEF-26', 'To the north-west the wall stops the ray at once; to the other sides it goes as far as the edge.', 'lantern', 'h5,0'],
  ['def-25-glow', 'DEF-25', 'A lit gaslight shines on the three streets beside it.', 'glow', 'h1,3'],
  ['def-25-glow-at-the-rim', 'DEF-25', 'Another, in a corner, on those beside it.', 'glow', 'h6,-3'],
  ['def-27-by-the-lamp', ['DEF-25', 'DEF-27'], 'Smith is seen by the lamp.', 'visibility', 'smith'],
  ['def-27-in-the-ray', ['DEF-26', 'DEF-27', 'MJ-X07'], 'Lestrade is seen in the ray.', 'visibility', 'lestrade'],
  ['def-27-side-by-side', ['DEF-27', 'MJ-X08'], 'Gull is seen beside Goodley.', 'visibility', 'gull'],
  ['def-27-lantern-bearer', ['DEF-27', 'MJ-X07'], 'Watson is not seen by his own lantern.', 'visibility', 'watson'],
  ['def-27-behind-the-wall', ['DEF-27', 'MJ-X07'], 'Holmes is straight ahead, behind the wall, and not seen.', 'visibility', 'holmes'],
  ['def-27-lamp-that-is-out', ['DEF-25', 'DEF-27'], 'Stealthy is beside a gaslight without a lit tile, and not seen.', 'visibility', 'stealthy'],
]);

// prettier-ignore
const PRINT_2016 = rows('mr-jack-2016', [
  ['2016-lantern-over-a-manhole', ['DEF-26', 'MJ-X07'], 'The ray passes streets and the manholes h6,1 and h5,-3, and stops at the gaslight h5,-2 and at the edge.', 'lantern', 'h6,-3'],
  ['2016-lantern-at-a-garden', ['DEF-26', 'MJ-X07'], 'To the south-east the garden h1,3 stops the ray at once.', 'lantern', 'h0,3'],
  ['2016-lantern-at-a-building', ['DEF-26', 'MJ-X07'], 'To the north-east the building h5,3 stops the ray at once; to the north all is street.', 'lantern', 'h4,4'],
  ['2016-lantern-at-a-gaslight', ['DEF-26', 'MJ-X07'], 'To the north-east the gaslight h7,3 stops the ray at once.', 'lantern', 'h6,4'],
  ['2016-one-way-out', 'DEF-22', 'From the exit hex h1,0 one walks only to h1,1.', 'walking', 'h1,0'],
  ['2016-sewers', ['DEF-23', 'MJ-B04'], 'Seven of nine manholes are open at the start.', 'sewer', 'h2,3'],
  ['2016-sewer-of-an-exit', ['DEF-23', 'MJ-B04'], 'The manhole at the exit NE is covered at the start.', 'sewer', 'h11,-5'],
  ['2016-stealth', ['DEF-24', 'MJ-R13'], 'From h0,4 Stealthy also steps on the garden h1,3.', 'stealth', 'h0,4'],
  ['2016-glow', 'DEF-25', 'The gaslight h5,2 shines on streets only, not on the buildings beside it.', 'glow', 'h5,2'],
  ['2016-distances', 'DEF-28', 'How far everything is from Goodley on foot at the start.', 'distance', 'h12,-3'],
  ['x01-holmes', ['MJ-X01', 'MJ-B09'], 'At the start Holmes is seen.', 'visibility', 'holmes'],
  ['x01-watson', ['MJ-X01', 'MJ-B09'], 'At the start Watson is not seen.', 'visibility', 'watson'],
  ['x01-smith', ['MJ-X01', 'MJ-B09'], 'At the start Smith is seen.', 'visibility', 'smith'],
  ['x01-lestrade', ['MJ-X01', 'MJ-B09'], 'At the start Lestrade is seen.', 'visibility', 'lestrade'],
  ['x01-stealthy', ['MJ-X01', 'MJ-B09'], 'At the start Stealthy is not seen.', 'visibility', 'stealthy'],
  ['x01-goodley', ['MJ-X01', 'MJ-B09'], 'At the start Goodley is not seen.', 'visibility', 'goodley'],
  ['x01-gull', ['MJ-X01', 'MJ-B09'], 'At the start Gull is not seen.', 'visibility', 'gull'],
  ['x01-bert', ['MJ-X01', 'MJ-B09'], 'At the start Bert is seen.', 'visibility', 'bert'],
]);

// prettier-ignore
const PRINT_2006 = rows('mr-jack-2006', [
  ['2006-sewers', ['DEF-23', 'MJ-B04'], 'In the older print six of eight manholes are open at the start.', 'sewer', 'h7,1'],
  ['2006-street', ['DEF-23', 'MJ-B04'], 'In the older print h2,3 has no manhole.', 'sewer', 'h2,3'],
  ['2006-walking', 'DEF-22', 'The streets are the same: h0,2, here with a manhole, has the same neighbours.', 'walking', 'h0,2'],
  ['2006-lantern', 'DEF-26', 'The ray to the north from h7,1 stops at the garden h7,0, to the south at the building h7,2.', 'lantern', 'h7,1'],
  ['2006-x01-watson', ['MJ-X01', 'MJ-B09'], 'In the older print Watson starts on h0,4, and is not seen there.', 'visibility', 'watson'],
  ['2006-x01-stealthy', ['MJ-X01', 'MJ-B09'], 'Nor is Stealthy on h8,3.', 'visibility', 'stealthy'],
  ['2006-x01-bert', ['MJ-X01', 'MJ-B09'], 'Bert is seen, as in the newer print.', 'visibility', 'bert'],
]);

export const BOARD: readonly Scenario[] = [...TWO_MANHOLES, ...LANTERN, ...PRINT_2016, ...PRINT_2006];
