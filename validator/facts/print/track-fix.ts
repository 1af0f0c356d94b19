import type { Fix, Profile } from './rule.js';

/** The fix that writes a printed track into the board. On a home-made board somebody may have meant what is there. */
export const writingTrack = (profile: Profile, track: string, value: unknown): Fix => ({
  kind: profile === 'official' ? 'safe' : 'ask',
  action: 'setTrack',
  arguments: { track, value },
  label: `Write the printed ${track === 'move' ? 'move track' : track}`,
});
