import { expect, test } from 'vitest';
import { formatAddress, parseAddress } from './address.js';

test.each(['', '?board=whitechapel', '?board=teaching/two-routes', '?token=a-b_c', '?token=t&document=d1'])(
  'the address %s says the same again',
  (address) => {
    expect(formatAddress(parseAddress(address))).toBe(address);
  },
);

test('what we do not know is left out', () => {
  expect(parseAddress('?utm=1&board=%3Cb%3E')).toEqual({ board: '<b>' });
});
