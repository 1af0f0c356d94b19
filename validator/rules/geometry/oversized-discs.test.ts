import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { oversizedDiscs } from './oversized-discs.js';

testRule(oversizedDiscs, { 'wider-than-the-street': ['(discs)'] });
