import { expect, test } from 'vitest';
import { formatPageQuery, parsePageQuery } from './page-query.js';

test.each(['', '?board=whitechapel', '?board=teaching/two-routes', '?token=a-b_c', '?token=t&document=d1'])(
  'the address %s survives a round trip',
  (address) => {
    expect(formatPageQuery(parsePageQuery(address))).toBe(address);
  },
);

test('unknown parameters are dropped', () => {
  expect(parsePageQuery('?utm=1&board=%3Cb%3E')).toEqual({ board: '<b>' });
});
