import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { missingCharacter } from './missing-character.js';

testRule(missingCharacter, {
  'character-twice': ['(goodley)', '(gull)'],
  'seven-characters': ['(gull)'],
});

testSeverities(missingCharacter, 'character-twice', { draft: 'info', custom: 'info', official: 'error' });
