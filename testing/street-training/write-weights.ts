/** Writes trained weights as modules. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import type { JunctionModels } from '../../vision/junctions/index.js';
import type { StreetWeights } from '../../vision/streets/index.js';

const vision = join(import.meta.dirname, '..', '..', 'vision');

/** Writes the weights of the search for streets and of that for junctions. */
export async function writeWeights(
  streets: StreetWeights,
  { prior, confidence }: JunctionModels,
): Promise<void> {
  await write(
    join(vision, 'streets', 'street-weights.ts'),
    `/** The weights of the regression in street-model.ts, in the order of its inputs. \`npm run train-streets\` writes them. */
import type { StreetWeights } from './street-model.js';

/** What streets of other boards look like. */
export const STREET_WEIGHTS: StreetWeights = ${literal(streets)};
`,
  );
  await write(
    join(vision, 'junctions', 'junction-weights.ts'),
    `/** What the search for junctions has learned from other boards. \`npm run train-streets\` writes it. */
import type { WeightPrior } from '../regression/index.js';
import type { ConfidenceWeights } from './confidence.js';

/** What other boards say about each input of a candidate path, in the order of candidate-inputs.ts, and how firmly. */
export const JUNCTION_WEIGHTS: WeightPrior = ${literal(prior)};

/** How sure evidence makes, see confidence.ts. */
export const JUNCTION_CONFIDENCE: ConfidenceWeights = ${literal(confidence)};
`,
  );
}

const literal = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' ? Number(each.toPrecision(4)) : each,
  );

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { parser: 'typescript', singleQuote: true, printWidth: 110 }));
}
