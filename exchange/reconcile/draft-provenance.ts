/** The provenance of a merged draft, with notes about disagreements. */
import {
  type Board,
  CHARACTERS,
  idOfCircle,
  idOfHex,
  isStreetBoard,
  type Provenance,
  truncate,
} from '../../model/index.js';
import { describeVerdict, describeDisagreement, describeDeviation } from './report/describe-disagreement.js';
import type { ReconciliationReport, ReconcileSource } from './report/reconciliation.js';

type Outside = Pick<Board, 'provenance' | 'waivers'>;

/** Further notes are only in the report. */
const MOST_NOTES = 200;
const MOST = 900;

/** The provenance of the draft: digitisations become sources, disagreements notes; reviews are dropped. */
export function buildDraftProvenance(
  sources: readonly ReconcileSource[],
  { sources: stated, disagreements, remarks = [] }: ReconciliationReport,
  draft: Board,
): Outside {
  const ids = idsOf(draft);
  const disputed = [...new Set(disagreements.flatMap(({ of }) => of))].filter((id) => ids.has(id));
  const provenances = sources.map(({ board }) => board.provenance);
  const all = (text: (provenance: Provenance) => string): string =>
    [...new Set(provenances.map(text))].join('; ');
  const traced = new Map(
    provenances.flatMap((each) => each.traced).map((work) => [JSON.stringify(work), work]),
  );
  const base = stated.findIndex(({ frame }) => frame.is === 'base');
  const sourceIds = Object.entries(provenances[base]?.sourceIds ?? {}).filter(([id]) => ids.has(id));
  return {
    provenance: {
      licence: all(({ licence }) => licence),
      rights: all(({ rights }) => rights),
      sources: stated.map(({ source, file, id, boardVersion, digest }) => ({
        id: `source-${source.toLowerCase()}`,
        kind: 'digitisation',
        what: truncate(oneLine(`${source}: ${file}, ${id} ${boardVersion}, digest ${digest}.`), MOST),
        licence: provenances[stated.findIndex((each) => each.source === source)]!.licence,
      })),
      traced: [...traced.values()],
      reviewed: [],
      ...(disputed.length > 0 && { unreviewed: disputed }),
      ...(isStreetBoard(draft) && draft.provenance.stated && { stated: draft.provenance.stated }),
      notes: [
        { about: [], note: 'Merged automatically; not reviewed as a whole yet.' },
        ...remarks.map((each) => ({
          about: each.of.filter((id) => ids.has(id)),
          note: describeDeviation(each),
        })),
        ...disagreements.slice(0, MOST_NOTES).map((each) => ({
          about: each.of.filter((id) => ids.has(id)),
          note: truncate(oneLine(`${describeDisagreement(each)}. ${describeVerdict(each)}`), MOST),
        })),
      ],
      // The draft has the ids of the base, so its author's ids stay with them.
      ...(sourceIds.length > 0 && { sourceIds: Object.fromEntries(sourceIds) }),
    },
    waivers: [],
  };
}

/** Text on one line, trimmed. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The ids that a note can refer to. */
const idsOf = (board: Board): ReadonlySet<string> =>
  new Set<string>(
    isStreetBoard(board)
      ? [
          ...board.circles.map(idOfCircle),
          ...[...board.crossings, ...board.junctions, ...board.blocks].map(({ id }) => id),
        ]
      : [...board.hexes.map(idOfHex), ...board.exits.map(({ id }) => id), ...CHARACTERS],
  );
