import type { Board, Provenance } from '../../../model/index.js';

/** Who traced a board, when and how. */
export type TracedBy = Provenance['traced'][number];

/** The board with a detection among those who traced it, once, and with what it found marked unreviewed. */
export function recordDetection<B extends Board>(board: B, ids: readonly string[], traced: TracedBy): B {
  const { provenance } = board;
  const isRecorded = provenance.traced.some(
    ({ by, date, how }) => by === traced.by && date === traced.date && how === traced.how,
  );
  return {
    ...board,
    provenance: {
      ...provenance,
      traced: isRecorded ? provenance.traced : [...provenance.traced, traced],
      ...(ids.length > 0 && {
        unreviewed: [...new Set([...(provenance.unreviewed ?? []), ...ids])].sort(),
      }),
    },
  };
}
