import { testRule } from '../../../testing/rule-fixtures.js';
import { unreviewed } from './unreviewed.js';

testRule(unreviewed, {
  'one-street-not-yet-seen-twice': ['(c1-x1)'],
  'never-reviewed': ['(reviewed)'],
});
