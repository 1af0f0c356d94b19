import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64 } from './decode-base64.js';

test('decodes what Node encodes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    }),
  );
});
