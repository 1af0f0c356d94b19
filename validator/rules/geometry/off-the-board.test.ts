import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { offTheBoard } from './off-the-board.js';

testRule(offTheBoard, { 'bend-off-the-board': ['(c1-x2)'], 'circle-off-the-board': ['(c5)'] });
