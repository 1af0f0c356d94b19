/** Where a merged draft comes from, and what is open about it. */
import { idOfCircle, idOfHex, isStreetBoard, type Board, type Provenance } from '../../model/board.js';
import { cut } from '../../model/text/visible.js';
import { CHARACTERS } from '../../model/vocabulary.js';
import { verdictOf, wordsOfDisagreement, wordsOfRemark } from './words-of-disagreement.js';
import type { Reconciliation, Source } from './reconciliation.js';

type Outside = Pick<Board, 'provenance' | 'waivers'>;

/** More notes than this nobody works off in one go; the rest is in the report. */
const MOST_NOTES = 200;
const MOST = 900;

/** Each digitisation is a source, its tracers are the tracers, nobody has reviewed the whole, and what was disputed is noted. */
export function draftProvenance(
  sources: readonly Source[],
  { sources: said, disagreements, remarks = [] }: Reconciliation,
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
  return {
    provenance: {
      licence: all(({ licence }) => licence),
      rights: all(({ rights }) => rights),
      sources: said.map(({ source, file, id, boardVersion, digest }) => ({
        id: `source-${source.toLowerCase()}`,
        kind: 'digitisation',
        what: cut(oneLine(`${source}: ${file}, ${id} ${boardVersion}, digest ${digest}.`), MOST),
        licence: provenances[said.findIndex((each) => each.source === source)]!.licence,
      })),
      traced: [...traced.values()],
      reviewed: [],
      ...(disputed.length > 0 && { unreviewed: disputed }),
      notes: [
        { about: [], note: 'Merged by machine; nobody has looked at the whole yet.' },
        ...remarks.map((each) => ({ about: each.of.filter((id) => ids.has(id)), note: wordsOfRemark(each) })),
        ...disagreements.slice(0, MOST_NOTES).map((each) => ({
          about: each.of.filter((id) => ids.has(id)),
          note: cut(oneLine(`${wordsOfDisagreement(each)}. ${verdictOf(each)}`), MOST),
        })),
      ],
    },
    waivers: [],
  };
}

/** Words for people stand on one line without blanks at the ends. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** What a note may be about. */
const idsOf = (board: Board): ReadonlySet<string> =>
  new Set<string>(
    isStreetBoard(board)
      ? [
          ...board.circles.map(idOfCircle),
          ...[...board.crossings, ...board.junctions, ...board.blocks].map(({ id }) => id),
        ]
      : [...board.hexes.map(idOfHex), ...board.exits.map(({ id }) => id), ...CHARACTERS],
  );
