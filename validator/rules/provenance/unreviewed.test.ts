import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { unreviewed } from './unreviewed.js';

testRule(unreviewed, {
  'one-street-not-reviewed': ['(c1-x1)'],
  'never-reviewed': ['(reviewed)'],
});
