import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { hiddenJunction } from './hidden-junction.js';

testRule(hiddenJunction, { 'junction-under-a-circle': ['(c4 t1)'] });
