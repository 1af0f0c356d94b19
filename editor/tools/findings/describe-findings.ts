/** Rewords findings for players, in the validation worker: "x46" becomes "the crossing by 25 44". */
import {
  capitalise,
  describeNode,
  isStreetBoard,
  type Board,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { type Finding, type ValidationResult } from '../../../validator/index.js';
import { describeStreetEntity } from '../entities/describe-entity.js';

/** A finding as it is shown. */
export interface DescribedFinding extends Finding {
  /** What the file calls the things that the sentences name: "x46 is the crossing by 25 44". */
  readonly meanings?: readonly string[];
}

/** The same validation result with its findings in sentences for players. */
export const describeFindings = (board: Board, result: ValidationResult): ValidationResult => ({
  ...result,
  findings: result.findings.map((finding) => describeFinding(board, finding)),
  waived: result.waived.map(({ finding, reason }) => ({
    finding: describeFinding(board, finding),
    reason,
  })),
});

function describeFinding(board: Board, finding: Finding): DescribedFinding {
  // The labels of a grid look like ids: there b5 is a row.
  if (finding.pointer.startsWith('/grid')) return finding;
  return isStreetBoard(board) ? describeOnStreets(board, finding) : reworded(finding, describeHexes);
}

function reworded(finding: Finding, tell: (sentence: string) => string): Finding {
  const { why, fixes } = finding;
  const [what, remedy] = [tell(finding.what), tell(finding.remedy)];
  return {
    ...finding,
    message: `${what} ${why} ${remedy}`,
    what,
    remedy,
    fixes: fixes.map((fix) => ({ ...fix, label: tell(fix.label) })),
  };
}

/** Hexes have no names in print, so that they go by their place; whoever reads "hex" already needs no second one. */
const describeHexes = (sentence: string): string =>
  sentence.replace(
    /(?<!["\w])(hex |gaslight )?h(-?\d+,-?\d+)/g,
    (_, noun: string | undefined, at: string) => (noun ?? 'hex ') + at,
  );

function describeOnStreets(board: StreetBoard, finding: Finding): DescribedFinding {
  const known = new Map<string, string | undefined>();
  const namesakes = new Map<string, Set<string>>();
  for (const sentence of [finding.what, finding.remedy, ...finding.fixes.map(({ label }) => label)])
    tell(sentence, (id, noun = '') => {
      const words = known.get(noun + id) ?? describeId(board, finding, id, noun);
      known.set(noun + id, words);
      if (words !== undefined) namesakes.set(words, (namesakes.get(words) ?? new Set()).add(id));
      return words;
    });
  const described = reworded(finding, (sentence) =>
    tell(sentence, (id, noun = '') => {
      const words = known.get(noun + id);
      // Twins search the same circles, and one area may be declared twice.
      return words !== undefined && namesakes.get(words)!.size > 1 ? `${words} (${id})` : words;
    }),
  );
  const meanings = meaningsOf(board, [...namesakes.values()].map((ids) => [...ids].join(' ')).join(' '));
  return meanings.length === 0 ? described : { ...described, meanings };
}

/** The description that replaces an id; undefined if the id stays. */
type Name = (id: string, noun?: string) => string | undefined;

const ID = String.raw`[bcxt][1-9]\d*(?:[–-][cxt][1-9]\d*(?:~\d+)?)?`;
const NOUN = '(?:[Tt]he )?([Bb]lock|water|crossing|junction|street|waterline|bridge|dead end|area|island)s? ';

/** Ids, one or a list of them, with the noun before them. What stands in quotes is what somebody wrote. */
const NAMED = new RegExp(String.raw`"[^"]*"|(?<![\w/–-])(?:${NOUN})?(${ID}(?:,? ${ID})*)(?![\w/–-])`, 'g');

const tell = (sentence: string, name: Name): string =>
  sentence.replace(NAMED, (all, noun: string | undefined, list: string | undefined, at: number) => {
    if (list === undefined) return all;
    const words = describeList(list.replaceAll('–', '-').split(/,? /), noun, name);
    if (words === undefined) return all;
    const isHead = at === 0 || /^[A-Z]/.test(all) || /[.?!] /.test(sentence.slice(at - 2, at));
    return isHead ? capitalise(words) : words;
  });

function describeList(ids: readonly string[], noun: string | undefined, name: Name): string | undefined {
  const isArea = noun === 'area' || noun === 'island';
  const circles = ids.filter((id) => /^c\d+$/.test(id)).map((id) => id.slice(1));
  // As a block is called by its circles.
  if (isArea && circles.length > 0) return `the ${noun} ${[...new Set(circles)].join(' ')}`;
  const names = ids.map((id) => name(id, noun));
  if (names.every((words) => words === undefined)) return undefined;
  const words = names.map((each, i) => each ?? ids[i]!).join(', ');
  return isArea ? `the ${noun} of ${words}` : words;
}

function describeId(board: StreetBoard, finding: Finding, id: string, noun: string): string | undefined {
  const ends = id.split('-');
  if (ends.length === 1) return describeStreetEntity(board, id);
  const kinds = finding.pointer.startsWith('/waterlines') ? ['waterline', 'street'] : ['street', 'waterline'];
  const [words] = (kinds.includes(noun) ? [noun] : kinds).flatMap(
    (kind) => describeStreetEntity(board, `${kind}:${id}`) ?? [],
  );
  if (words === undefined) {
    // An end of it is not on the board, which is what the finding is about.
    const names = ends.map((end) => describeStreetEntity(board, end) ?? describeNode(end as NodeId));
    return noun === '' ? undefined : `the ${noun} from ${names.join(' to ')}`;
  }
  if (noun === 'bridge' || noun === 'dead end') return words.replace(/street|waterline/, noun);
  // Of two that are the same neither is the first.
  return finding.rule === 'street/duplicate-line' ? words.replace('the first ', 'the ') : words;
}

/** Circles speak for themselves, and junctions have no other name. */
const meaningsOf = (board: StreetBoard, ids: string): readonly string[] =>
  [...new Set(ids.match(/[bx]\d+/g))].flatMap((id) => {
    const words = describeStreetEntity(board, id);
    return words === undefined || words.includes(id) ? [] : [`${id} is ${words}`];
  });
