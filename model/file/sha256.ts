/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, as hex. By hand, because the web's is asynchronous and Node's is not available in browsers. */
export function sha256(text: string): string {
  const bytes = padded(text);
  const hash = Int32Array.from(INITIAL);
  for (let block = 0; block < bytes.length; block += 64) compress(hash, bytes, block);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const PRIMES = [2];
for (let n = 3; PRIMES.length < 64; n += 2) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);
const fraction = (value: number): number => ((value - Math.floor(value)) * 0x100000000) | 0;
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function compress(hash: Int32Array, bytes: Uint8Array, block: number): void {
  const w = WORDS;
  for (let i = 0; i < 16; i++) {
    const j = block + i * 4;
    w[i] = (bytes[j]! << 24) | (bytes[j + 1]! << 16) | (bytes[j + 2]! << 8) | bytes[j + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  // A typed array wraps each sum to 32 bits.
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

/** A reused buffer for blocks and short texts: allocating one costs more than hashing such a text. */
const WORDS = new Int32Array(64);
const SCRATCH = new Uint8Array(4096);

/** UTF-8, then a 1 bit, zeros, and the length in bits. */
function padded(text: string): Uint8Array {
  // A UTF-16 unit has at most three bytes; between 9 and 72 more follow.
  const most = text.length * 3 + 72;
  const bytes = most <= SCRATCH.length ? SCRATCH : new Uint8Array(most);
  const length = writeUtf8(text, bytes);
  const end = (((length + 8) >>> 6) + 1) << 6;
  bytes[length] = 0x80;
  bytes.fill(0, length + 1, end);
  let bits = length * 8;
  for (let i = end - 1; bits > 0; i--) {
    bytes[i] = bits % 256;
    bits = Math.floor(bits / 256);
  }
  return bytes.subarray(0, end);
}

/** Returns the number of bytes. By hand, because TextEncoder is not part of the language; it behaves the same. */
function writeUtf8(text: string, bytes: Uint8Array): number {
  let end = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.codePointAt(i)!;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes[end++] = code;
    else if (code < 0x800) {
      bytes[end++] = 0xc0 | (code >> 6);
      bytes[end++] = 0x80 | (code & 63);
    } else {
      if (code < 0x10000) bytes[end++] = 0xe0 | (code >> 12);
      else {
        i++;
        bytes[end++] = 0xf0 | (code >> 18);
        bytes[end++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[end++] = 0x80 | ((code >> 6) & 63);
      bytes[end++] = 0x80 | (code & 63);
    }
  }
  return end;
}
