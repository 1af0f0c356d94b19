/** The fonts of simulated scans are those of the machine. */
import { execFileSync } from 'node:child_process';

/** Throws what to install if the first font of a look is missing: another font is read with another certainty. */
export function requireFont(family: string): void {
  const wanted = family.split(',')[0]!.replaceAll("'", '').trim();
  const found = execFileSync('fc-match', ['--format', '%{family}', wanted], { encoding: 'utf8' });
  if (!found.split(',').includes(wanted))
    throw new Error(
      `The font "${wanted}" of this scan is not installed (fontconfig offers "${found}"). Install the fonts that .ci/run lists.`,
    );
}
