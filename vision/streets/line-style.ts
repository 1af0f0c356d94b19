/** The style of a board's lines: the period of their dashes, or solid. */
import { median, quantile } from '../pixels/index.js';
import { type LineStyle, mean, windowCoherences } from './dashes.js';

/** The periods that are tried, in pixels of the ink map. */
const SHORTEST_PERIOD = 3;
const LONGEST_PERIOD = 18;
const PERIOD_STEP = 0.25;

/**
 * Lines are solid if less than a fifth of the clear ones repeat this well at the best period. Among the clear lines
 * of a dirty print there are many hatchings; the best fifth of dashed lines has .82 and more, of solid ones .58.
 */
const LEAST_COHERENCE = 0.7;
/** The deviation of the ink along dashes, as a share of its mean: about .15 and more; of solid lines .08 and less. */
const LEAST_CONTRAST = 0.1;

/** The period of dashes on most boards in sides of a crossing, by which lengths are judged on boards without dashes. */
const USUAL_PERIOD = 0.85;

/** The style that most of the given inks along clear lines share; `side` is a crossing's. */
export function lineStyle(inks: readonly Float32Array[], side: number): LineStyle {
  const period = dashPeriod(inks);
  const coherences = inks.map((ink) =>
    mean(windowCoherences(ink, mean(ink), period, Math.round(2.5 * period))),
  );
  const isDashed = !(
    quantile(coherences, 0.8) < LEAST_COHERENCE || quantile(inks.map(contrastOf), 0.8) < LEAST_CONTRAST
  );
  const level = inks.length === 0 ? 1 : median(inks.map(mean));
  return { period: isDashed ? period : USUAL_PERIOD * side, isDashed, level };
}

/** The dash period that most of the given paths share, in pixels. */
function dashPeriod(inks: readonly Float32Array[]): number {
  const count = Math.round((LONGEST_PERIOD - SHORTEST_PERIOD) / PERIOD_STEP);
  const energies = new Float64Array(count);
  for (const ink of inks) {
    if (ink.length < 24) continue;
    const level = mean(ink);
    const norm =
      Math.sqrt(ink.reduce((sum, value) => sum + (value - level) ** 2, 0)) * Math.sqrt(ink.length / 2) + 1e-6;
    for (let k = 0; k < count; k++) {
      const turn = (2 * Math.PI) / (SHORTEST_PERIOD + k * PERIOD_STEP);
      let [real, imaginary] = [0, 0];
      for (let t = 0; t < ink.length; t++) {
        real += (ink[t]! - level) * Math.cos(turn * t);
        imaginary += (ink[t]! - level) * Math.sin(turn * t);
      }
      energies[k] = energies[k]! + (Math.hypot(real, imaginary) / norm) * Math.sqrt(ink.length);
    }
  }
  return SHORTEST_PERIOD + energies.indexOf(Math.max(...energies)) * PERIOD_STEP;
}

function contrastOf(ink: Float32Array): number {
  const level = mean(ink);
  return Math.sqrt(mean(ink.map((value) => (value - level) ** 2))) / (level + 1e-6);
}
