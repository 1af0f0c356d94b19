/** Hashes for a content security policy. */
import { sha256 } from '../file/sha256.js';

/** The source expression that allows exactly this script or style. */
export const cspHash = (text: string): string => `'sha256-${base64OfHex(sha256(text))}'`;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Three hex digits are two digits in base 64; 64 hex digits leave one over, so that the end is padded. */
function base64OfHex(hex: string): string {
  let text = '';
  for (let i = 0; i < hex.length; i += 6) {
    const group = hex.slice(i, i + 6);
    const bits = parseInt(group.padEnd(6, '0'), 16);
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((bits >> shift) & 63)).join('');
    text += digits.slice(0, group.length / 2 + 1).padEnd(4, '=');
  }
  return text;
}
