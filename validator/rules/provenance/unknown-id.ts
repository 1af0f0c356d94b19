import { idOfCircle, idOfHex, idsOfLines, isStreetBoard, type Board } from '../../../model/index.js';
import { boardRule } from '../../definitions/define-rule.js';

/** A note or an unreviewed entry about something that is not on the board. */
export const unknownId = boardRule({
  id: 'provenance/unknown-id',
  severity: 'warning',
  summary: 'Notes and unreviewed entries refer to things that are on the board.',
  why: 'A note about a missing thing misleads readers who compare it with the print.',
  remedy: 'Use the current id, or remove the note.',
  whenToWaive: 'Where the note is about something that was left out on purpose.',
  catalogueIds: ['REF-001', 'REF-003'],
  topologyOnly: true,
  check: ({ board }) => {
    const known = idsOfBoard(board);
    const { notes = [], unreviewed = [] } = board.provenance;
    const named = [
      ...notes.flatMap(({ about }, i) => about.map((id, n) => [id, `notes/${i}/about/${n}`] as const)),
      ...unreviewed.map((id, i) => [id, `unreviewed/${i}`] as const),
    ];
    return named.map(([id, place]) =>
      known.has(id)
        ? undefined
        : {
            entities: [id],
            pointer: `/provenance/${place}`,
            what: `There is nothing called ${id} on the board.`,
            remedy: 'Correct the name, or remove it.',
            seen: id,
          },
    );
  },
});

const idsOfBoard = (board: Board): Set<string> =>
  new Set<string>(
    isStreetBoard(board)
      ? [
          ...board.circles.map(idOfCircle),
          ...[...board.crossings, ...board.junctions, ...board.blocks].map(({ id }) => id),
          ...idsOfLines(board.streets),
          ...idsOfLines(board.waterlines),
        ]
      : [
          ...board.hexes.map(idOfHex),
          ...board.exits.map(({ id }) => id),
          ...(board.setup?.characters ?? []).map(({ character }) => character),
          ...(board.setup?.lamps ?? []).map(({ tile }) => tile),
        ],
  );
