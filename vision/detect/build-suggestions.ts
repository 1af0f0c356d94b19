/** Turns what the stages found into suggestions. */
import { simplify } from '../../model/turf/index.js';
import type { AssignedNumber } from '../numbers/index.js';
import { type Picture, scalePosition } from '../pixels/index.js';
import type { FoundStreets } from '../streets/index.js';
import type { FoundCircle, FoundCrossing, FoundNodes } from './find-nodes.js';
import type { StageQuality, SuggestedCircle, SuggestedCrossing, SuggestedLine, Suggestions } from './suggestions.js';
