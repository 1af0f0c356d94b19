import { OptionDefaults } from 'typedoc';

/** The API reference of the package's entry points, written to docs/api by `npm run docs`. */
export default {
  name: 'Lamplighter API',
  entryPoints: [
    'model/index.ts',
    'model/graph/index.ts',
    'validator/index.ts',
    'validator/fixes/index.ts',
    'validator/reports/index.ts',
    'exchange/index.ts',
    'engine/index.ts',
    'engine/protocol/index.ts',
    'vision/index.ts',
  ],
  tsconfig: 'docs/tsconfig.api.json',
  out: 'docs/api',
  readme: 'none',
  disableGit: true,
  sourceLinkTemplate: '../../../{path}#L{line}',
  // Tags that the generated schema types use.
  blockTags: [...OptionDefaults.blockTags, '@minItems', '@maxItems'],
  excludeTags: ['@minItems', '@maxItems'],
  validation: { notExported: false },
  treatWarningsAsErrors: true,
};
