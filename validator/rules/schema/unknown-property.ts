import {
  capitalise,
  describePointer,
  explainSchemaError,
  idOfCircle,
  idOfHex,
  idsOfLines,
  memoByBoard,
  quoteText,
  stepsOfPointer,
  unknownPropertiesOf,
  valueAtPointer,
  type Board,
  type Circle,
  type Hex,
  type Line,
  type StreetBoard,
} from '../../../model/index.js';
import { boardRule } from '../../definitions/define-rule.js';

/** The most properties that are reported one by one: a file may have one on every entity. */
const MOST_LISTED = 100;

const REMEDY = 'Write it as described in docs/format.md, or remove it.';

/** A property that the format does not know. The board keeps it, and everything else is checked. */
export const unknownProperty = boardRule({
  id: 'schema/unknown-property',
  severity: 'error',
  summary: 'Every property is one that the format knows.',
  why: 'Unknown properties are kept but not read, so something printed may be missing.',
  remedy: REMEDY,
  neverWaive: 'data of other programs belongs in another file.',
  catalogueIds: ['SCH-002'],
  blocksNothing: true,
  *check({ board }) {
    const unknown = unknownPropertiesOf(board);
    for (const { object, name } of unknown.slice(0, MOST_LISTED)) {
      const error = {
        keyword: 'additionalProperties',
        instancePath: object,
        params: { additionalProperty: name },
      };
      const { pointer, message } = explainSchemaError(error, board);
      const hint = Math.max(message.lastIndexOf('Did you mean '), message.lastIndexOf('Known are '));
      yield {
        entities: [ownerAt(board, object), /^[\w$./-]{1,60}$/.test(name) ? name : 'property'],
        pointer,
        what: `${capitalise(describePointer(board, object))} has an unknown property, ${quoteText(name)}.`,
        remedy: `${message.slice(hint)} ${REMEDY}`,
      };
    }
    const left = unknown.length - MOST_LISTED;
    if (left > 0)
      yield {
        entities: ['board'],
        pointer: '',
        what: `${left} more unknown ${left === 1 ? 'property' : 'properties'}.`,
        remedy: 'Fix the others first.',
      };
  },
});

/** The entity that has an object of the file, or else the part of the board: names that do not depend on the order of lists. */
function ownerAt(board: Board, pointer: string): string {
  const [list = 'board', index] = stepsOfPointer(pointer);
  const entry = valueAtPointer(board, `/${list}/${index ?? ''}`);
  switch (list) {
    case 'circles':
      return idOfCircle(entry as Circle);
    case 'hexes':
      return idOfHex(entry as Hex);
    case 'streets':
    case 'waterlines':
      return lineIds((board as StreetBoard)[list])[Number(index)]!;
    case 'crossings':
    case 'junctions':
    case 'blocks':
    case 'exits':
      return (entry as { readonly id: string }).id;
    default:
      return list;
  }
}

const lineIds = memoByBoard((lines: readonly Line[]) => idsOfLines(lines));
