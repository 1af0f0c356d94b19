import { changeBetween } from '../../../model/change.js';
import { versionStep as stepBetween } from '../../../model/version-step.js';
import type { Rule } from '../../rule.js';

const WORDS = {
  geometry: 'the drawing changed but nothing plays differently, which asks for a patch',
  play: 'moves, colours, sections or the setup changed, which asks for a minor version',
  identity: 'a circle, crossing, hex or exit is gone or was renamed, which asks for a major version',
} as const;

/** A board that changed and whose version did not say so, or not enough. */
export const versionStep: Rule = {
  id: 'provenance/version-step',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'Since the last release the version rose by the step that the change asks for.',
  why: 'Saved games and vectors go by the version, and would silently be played on another board.',
  mend: 'Raise the version: patch for geometry, minor for play, major for ids.',
  waive: 'Never: raising a version costs nothing.',
  waivable: false,
  answers: ['PRV-006', 'PRV-007'],
  check: ({ board, since }) => {
    if (since === undefined) return [];
    const change = changeBetween(since, board);
    if (change === 'none') return [];
    const { least: version, enough } = stepBetween(since.boardVersion, board.boardVersion, change);
    if (enough) return [];
    return [
      {
        entities: ['boardVersion'],
        pointer: '/boardVersion',
        what: `${stepInWords(since.boardVersion, board.boardVersion)}, but ${WORDS[change]}.`,
        mend: `Write ${version} or higher.`,
        seen: board.boardVersion,
        expected: version,
        fix: {
          kind: 'safe',
          action: 'setVersion',
          arguments: { version },
          label: `Raise the version to ${version}`,
        },
      },
    ];
  },
};

const stepInWords = (before: string, after: string): string =>
  before === after ? `The version is still ${after}` : `The version went from ${before} to ${after}`;
