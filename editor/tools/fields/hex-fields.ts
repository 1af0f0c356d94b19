/** The fields of hexes, exits and the pieces of the starting position. */
import {
  noAction,
  sequenceActions,
  placeCharacter,
  placeLamp,
  renameExit,
  setCordon,
  setManholeCover,
  setExit,
  setEntityFields,
  setWatsonDirection,
  type Action,
  type EntityName,
  type LampTile,
} from '../../document/index.js';
import {
  type Character,
  DIRECTIONS,
  HEX_KINDS,
  type HexBoard,
  type HexId,
  type HexKind,
  idOfHex,
  memoByBoard,
  parseHexId,
} from '../../../model/index.js';
import { hexOfPiece, namesOfPieces } from '../entities/pieces.js';
import {
  choiceField,
  factField,
  linksField,
  toFieldOptions,
  fieldStepName,
  type FieldEditResult,
  type FieldSpec,
} from './field.js';

const kindsOf = memoByBoard(
  (hexes: HexBoard['hexes']) => new Map<string, HexKind>(hexes.map((hex) => [idOfHex(hex), hex.kind])),
);

const nameIn = (key: EntityName): string => key.slice(key.indexOf(':') + 1);

const KIND: FieldSpec<HexBoard> = choiceField({
  id: 'hex-kind',
  label: 'Kind',
  read: (board, key) => kindsOf(board.hexes).get(key),
  values: HEX_KINDS,
  labels: { void: 'void (a hole in the board)' },
  problem: `A hex is one of these: ${HEX_KINDS.join(', ')}.`,
  choose: (board, keys, kind) => ({
    name: fieldStepName(board, keys, 'kind', kind),
    action: setEntityFields(keys, { kind }),
  }),
});

const WHERE: FieldSpec<HexBoard> = factField('where', 'Column and row', (_, key) =>
  key.slice(1).replace(',', ', '),
);

const STANDS: FieldSpec<HexBoard> = linksField('stands', 'On it', 'nothing', (board, hex) =>
  namesOfPieces(board).filter((name) => hexOfPiece(board, name) === hex),
);

/** A hex that is typed: `3,2`, `h3,2` or `3 2`. */
function hexTyped(board: HexBoard, value: string): HexId | { readonly problem: string } {
  const [, q, r] = /^h?(-?\d{1,4})(?:\s*,\s*|\s+)(-?\d{1,4})$/.exec(value.trim().replaceAll('−', '-')) ?? [];
  const id = q === undefined ? '' : `h${Number(q) + 0},${Number(r) + 0}`;
  if (!parseHexId(id)) return { problem: 'A hex is named by its column and its row, such as 3,2.' };
  return kindsOf(board.hexes).has(id) ? (id as HexId) : { problem: `The board has no hex ${id.slice(1)}.` };
}

const onHex = (
  label: string,
  put: (board: HexBoard, name: string, hex: HexId) => Action,
  keyOn: (key: EntityName, hex: HexId) => EntityName = (key) => key,
): FieldSpec<HexBoard> => ({
  id: 'hex',
  label,
  kind: 'text',
  ofOne: true,
  read: (board, key) => hexOfPiece(board, key)?.slice(1),
  hint: (board, [key]) => {
    const kind = kindsOf(board.hexes).get(hexOfPiece(board, key!) ?? '');
    return kind && `That hex is ${kind === 'void' ? 'a hole' : `a ${kind} hex`}.`;
  },
  set: (board, keys, value): FieldEditResult => {
    const hex = hexTyped(board, value);
    if (typeof hex === 'object') return hex;
    const [key] = keys;
    return {
      name: fieldStepName(board, keys, 'hex', hex.slice(1)),
      action: put(board, nameIn(key!), hex),
      select: [keyOn(key!, hex)],
    };
  },
});

const CHARACTER_ON = onHex('Stands on', (_, name, hex) => placeCharacter(name as Character, hex));

const LAMP_ON = onHex('Lit on', (_, name, hex) => placeLamp(name as LampTile, hex));

const COVER_ON = onHex(
  'Lies on',
  (_, name, hex) =>
    name === hex
      ? noAction
      : sequenceActions(setManholeCover(name as HexId, false), setManholeCover(hex, true)),
  (_, hex) => `cover:${hex}`,
);

const exitOf = (board: HexBoard, name: string) => board.exits.find(({ id }) => id === name);

const EXIT_NAME: FieldSpec<HexBoard> = {
  id: 'exit-name',
  label: 'Name',
  kind: 'text',
  ofOne: true,
  read: (_, key) => nameIn(key),
  set: (board, keys, value): FieldEditResult => {
    const [was, name] = [nameIn(keys[0]!), value.trim().toUpperCase()];
    if (!/^[A-Z][A-Z0-9]{0,7}$/.test(name))
      return { problem: 'An exit is named by the corner it stands at, in capitals, such as NW.' };
    const isTaken = name !== was && exitOf(board, name) !== undefined;
    return {
      name: isTaken ? `Swap the exits ${was} and ${name}` : `Rename the exit ${was} to ${name}`,
      action: renameExit(was, name),
      select: [`exit:${name}`],
      ...(isTaken && { remark: `There is an exit ${name} already: the two swap their names.` }),
    };
  },
};

const EXIT_ON = onHex('From hex', (board, name, hex) =>
  setExit({ side: 'N', ...exitOf(board, name), id: name, hex }),
);

const SIDE: FieldSpec<HexBoard> = choiceField({
  id: 'side',
  label: 'Over its side',
  ofOne: true,
  read: (board, key) => exitOf(board, nameIn(key))?.side,
  values: DIRECTIONS,
  problem: `A side is one of ${DIRECTIONS.join(', ')}.`,
  choose: (board, keys, side) => ({
    name: fieldStepName(board, keys, 'side', side),
    action: setExit({ ...exitOf(board, nameIn(keys[0]!))!, side }),
  }),
});

const CORDON: FieldSpec<HexBoard> = {
  id: 'cordon',
  label: 'At the start',
  kind: 'choice',
  read: ({ setup }, key) => (setup?.cordons.includes(nameIn(key)) ? 'cordon' : 'open'),
  options: () => toFieldOptions(['open', 'cordon'], { cordon: 'under police cordon' }),
  set: (board, keys, value) => ({
    name: fieldStepName(board, keys, 'cordon', value === 'cordon' ? 'closed' : 'open'),
    action: sequenceActions(...keys.map((key) => setCordon(nameIn(key), value === 'cordon'))),
  }),
};

const FACES: FieldSpec<HexBoard> = choiceField({
  id: 'faces',
  label: 'Lantern faces',
  read: ({ setup }) => setup?.watsonFaces,
  values: DIRECTIONS,
  problem: `A lantern faces one of ${DIRECTIONS.join(', ')}.`,
  choose: (_, __, faces) => ({
    name: `Turn Watson’s lantern to ${faces}`,
    action: setWatsonDirection(faces),
  }),
});

export const HEX_FIELDS = [KIND, WHERE, STANDS];
export const CHARACTER_FIELDS = [CHARACTER_ON];
export const WATSON_FIELDS = [CHARACTER_ON, FACES];
export const LAMP_FIELDS = [LAMP_ON];
export const COVER_FIELDS = [COVER_ON];
export const EXIT_FIELDS = [EXIT_NAME, EXIT_ON, SIDE, CORDON];
