import { requiredVersionStep } from '../../../model/index.js';
import { boardRule, makeSafeFix } from '../../definitions/define-rule.js';

const WORDS = {
  geometry: 'the drawing changed but nothing plays differently, which requires a patch version',
  play: 'moves, colours, sections or the setup changed, which requires a minor version',
  identity: 'a circle, crossing, hex or exit is gone or was renamed, which requires a major version',
} as const;

/** A changed board whose version was not raised, or not enough. */
export const versionStep = boardRule({
  id: 'provenance/version-step',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Since the last release the version was raised by the step that the change requires.',
  why: 'Saved games and vectors refer to the version, and would silently use another board.',
  remedy: 'Raise the version: patch for geometry, minor for play, major for ids.',
  neverWaive: 'raising a version costs nothing.',
  catalogueIds: ['PRV-006', 'PRV-007'],
  *check({ board, release }) {
    if (release === undefined) return;
    const before = release.board.boardVersion;
    const change = release.changeTo(board);
    if (change === 'none') return;
    const { least: version, enough } = requiredVersionStep(before, board.boardVersion, change);
    if (enough) return;
    yield {
      entities: ['boardVersion'],
      pointer: '/boardVersion',
      what: `${stepInWords(before, board.boardVersion)}, but ${WORDS[change]}.`,
      remedy: `Write ${version} or higher.`,
      seen: board.boardVersion,
      expected: version,
      fix: makeSafeFix('setVersion', { version }, `Raise the version to ${version}`),
    };
  },
});

const stepInWords = (before: string, after: string): string =>
  before === after ? `The version is still ${after}` : `The version went from ${before} to ${after}`;
