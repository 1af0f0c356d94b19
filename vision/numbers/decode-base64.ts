const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a base64 text. Browsers and Node have different functions for this, so there is one here. */
export function decodeBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  const values = new Uint8Array(128);
  for (let i = 0; i < ALPHABET.length; i++) values[ALPHABET.charCodeAt(i)] = i;
  for (let i = 0, at = 0, bits = 0; i < digits.length; i++) {
    bits = ((bits << 6) | values[digits.charCodeAt(i)]!) & 0xff_ffff;
    // After the second, third and fourth digit of four, one more byte is complete.
    if (i % 4 > 0) bytes[at++] = bits >> (6 - 2 * (i % 4));
  }
  return bytes;
}
