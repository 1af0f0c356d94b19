/** The elements that are not needed to show a board. They are loaded after it is shown. */
import { LamplighterKeys } from './commands/lamplighter-keys.js';
import { LamplighterMenu } from './commands/lamplighter-menu.js';
import { LamplighterPalette } from './search/lamplighter-palette.js';
import { LamplighterQuestion } from './commands/lamplighter-question.js';
import { LamplighterCorrection } from './corrections/lamplighter-correction.js';
import { LamplighterConflict } from './documents/lamplighter-conflict.js';
import { LamplighterExport } from './documents/lamplighter-export.js';
import { LamplighterWelcome } from './documents/lamplighter-welcome.js';
import { LamplighterFirstSteps } from './panels/lamplighter-first-steps.js';
import { LamplighterHistory } from './panels/lamplighter-history.js';
import { LamplighterLoupe } from './scan/lamplighter-loupe.js';
import { LamplighterBlockReview } from './review/lamplighter-block-review.js';
import { LamplighterReviewQueue } from './review/lamplighter-review-queue.js';
import { LamplighterScanPanel } from './scan/lamplighter-scan-panel.js';

export { LamplighterConflict, LamplighterExport, LamplighterFirstSteps, LamplighterWelcome };

export const ELEMENTS_ON_DEMAND: Readonly<Record<string, CustomElementConstructor>> = {
  'lamplighter-block-review': LamplighterBlockReview,
  'lamplighter-review-queue': LamplighterReviewQueue,
  'lamplighter-correction': LamplighterCorrection,
  'lamplighter-history': LamplighterHistory,
  'lamplighter-loupe': LamplighterLoupe,
  'lamplighter-scan-panel': LamplighterScanPanel,
  'lamplighter-palette': LamplighterPalette,
  'lamplighter-menu': LamplighterMenu,
  'lamplighter-keys': LamplighterKeys,
  'lamplighter-question': LamplighterQuestion,
  'lamplighter-conflict': LamplighterConflict,
  'lamplighter-export': LamplighterExport,
  'lamplighter-first-steps': LamplighterFirstSteps,
  'lamplighter-welcome': LamplighterWelcome,
};
