import type { Fix, FixArguments } from '../../../model/index.js';
import type { Profile } from '../../definitions/rule.js';

/** The fix that writes a printed track into the board. On a home-made board the difference may be intentional, so it asks. */
export const trackFix = (
  profile: Profile,
  track: FixArguments['setTrack']['track'],
  value: FixArguments['setTrack']['value'],
): Fix => ({
  kind: profile === 'official' ? 'safe' : 'ask',
  action: 'setTrack',
  arguments: { track, value },
  label: `Write the printed ${track === 'move' ? 'move track' : track}`,
});
