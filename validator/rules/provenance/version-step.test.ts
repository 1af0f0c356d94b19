import { testRule } from '../../../testing/rule-fixtures.js';
import { versionStep } from './version-step.js';

testRule(versionStep, {
  'moved-without-a-patch': ['(boardVersion)'],
  'colour-changed-with-a-patch-only': ['(boardVersion)'],
  'crossing-renamed-with-a-minor-version': ['(boardVersion)'],
});
