/** The ids that the author of an imported board uses, in sentences about it. */
import type { Board } from '../board/board.js';
import { printableText } from '../markup/printable-text.js';

/** How the sentences of this project name an entity: see `describeId`. */
const NAMED = /\b(circle) (\d+)\b|\b(crossing|junction|block) ([xtb]\d+)\b|\b(hex) (h-?\d+,-?\d+)/g;

/** The sentence with the author's ids before ours: "crossing x203" becomes "crossing 45c1 (x203 here)". */
export function nameAsInSource(board: Pick<Board, 'provenance'>, sentence: string): string {
  const { sourceIds } = board.provenance;
  if (sourceIds === undefined) return sentence;
  return sentence.replace(NAMED, (whole: string, ...groups: (string | undefined)[]) => {
    const [circle, number, node, id, hex, hexId] = groups;
    const [kind, name] = [circle ?? node ?? hex!, number ?? id ?? hexId!];
    const ours = number === undefined ? name : `c${number}`;
    const theirs = Object.hasOwn(sourceIds, ours) ? sourceIds[ours]! : name;
    // Most authors use the printed numbers of circles too.
    return theirs === name || theirs === ours || (number !== undefined && isPrintedNumber(theirs, number))
      ? whole
      : `${kind} ${printableText(theirs, MOST)} (${name} here)`;
  });
}

/** `C12` and `n012` are circle 12 for every reader. */
const isPrintedNumber = (theirs: string, number: string): boolean =>
  new RegExp(`^[A-Za-z]?0*${number}$`).test(theirs);

const MOST = 60;
