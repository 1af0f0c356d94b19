/** A guessed mapping with the evidence for each part, and what could not be guessed. */
import type { Mapping } from '../mapping/mapping.js';

export interface MappingGuess {
  readonly mapping: Mapping;
  /** What speaks for each part, as sentences. */
  readonly evidence: readonly string[];
  /** What a person has to decide, as sentences; the guess is certain if there are none. */
  readonly needs: readonly string[];
}

/** A guess that adds nothing. */
export const noGuess = (mapping: Mapping): MappingGuess => ({ mapping, evidence: [], needs: [] });

/** The next step of a guess, with the evidence and the needs of all steps. */
export function addGuess(before: MappingGuess, step: (mapping: Mapping) => MappingGuess): MappingGuess {
  const { mapping, evidence, needs } = step(before.mapping);
  return { mapping, evidence: [...before.evidence, ...evidence], needs: [...before.needs, ...needs] };
}
