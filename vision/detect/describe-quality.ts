/** Says which stages of a detection can be used. */
import type { FoundNodes } from './find-nodes.js';
import type { StageQuality } from './suggestions.js';

/** Fewer nodes than this are no board. */
export const FEWEST_NODES = 8;

/** Whether circles, numbers and crossings can be used, with a sentence where they cannot. */
export function describeQuality({ circles, crossings, readability }: FoundNodes): readonly StageQuality[] {
  const few = (found: readonly unknown[], reason: string): string | null =>
    found.length >= FEWEST_NODES ? null : reason;
  const circlesReason = few(circles, 'Hardly any round discs were found.');
  const crossingsReason = few(crossings, 'Hardly any black squares were found.');
  const { usable, reason } = readability;
  return [
    { stage: 'circles', isUsable: circlesReason === null, reason: circlesReason },
    { stage: 'numbers', isUsable: usable, reason: reason === undefined ? null : sentenceOf(reason) },
    { stage: 'crossings', isUsable: crossingsReason === null, reason: crossingsReason },
  ];
}

const sentenceOf = (clause: string): string => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;
