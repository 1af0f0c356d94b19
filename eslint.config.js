import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** The functions of turf that are right on a plane; the others measure on a globe, in degrees. */
const PLANAR_TURF = [
  'booleanClockwise',
  'booleanPointInPolygon',
  'centerOfMass',
  'cleanCoords',
  'convex',
  'difference',
  'kinks',
  'pointOnFeature',
  'simplify',
  'union',
];

export default tseslint.config(
  {
    ignores: ['dist/', 'schemas/generated/', 'validator/editions/generated/', 'coverage/', 'docs/examples/'],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Typed arrays are read inside their bounds; an assertion there costs nothing and a check does.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Lists first, types from lists.' },
        { selector: 'ExportAllDeclaration', message: 'An index lists its exports by name.' },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@turf/*'], message: 'Import the planar functions from model/turf.' }] },
      ],
    },
  },
  {
    files: ['model/turf/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@turf/turf',
              allowImportNames: PLANAR_TURF,
              message: 'Other functions of turf measure on a globe, in degrees.',
            },
          ],
          patterns: [{ group: ['@turf/*', '!@turf/turf'], message: 'Import it from @turf/turf.' }],
        },
      ],
    },
  },
  // The bench compares our faces with those of turf.
  { files: ['bench/peers/*.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.test.ts', 'bench/**/*.ts'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    files: ['editor/view/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended'], litA11y.configs.recommended],
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
