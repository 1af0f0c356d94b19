import { expect, test } from 'vitest';
import { formatAddress, parseAddress } from './address.js';

test.each(['', '?board=whitechapel', '?board=teaching/two-routes', '?token=a-b_c', '?token=t&document=d1'])(
  'the address %s survives a round trip',
  (address) => {
    expect(formatAddress(parseAddress(address))).toBe(address);
  },
);

test('unknown parameters are dropped', () => {
  expect(parseAddress('?utm=1&board=%3Cb%3E')).toEqual({ board: '<b>' });
});
