import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPictureHeader, type PictureHeader } from './picture-header.js';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
  );
const big = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const png = (width: number, height: number): Uint8Array =>
  bytes('\x89PNG\r\n\x1a\n', big(13), 'IHDR', big(width), big(height), [8, 2, 0, 0, 0]);
const jpeg = (width: number, height: number, ...before: readonly number[][]): Uint8Array =>
  bytes([0xff, 0xd8], ...before, [
    0xff,
    0xc2,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
  ]);
const segment = (marker: number, ...content: readonly number[]): number[] => [
  0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, ...content,
]; // prettier-ignore
const webp = (kind: string, ...content: readonly number[]): Uint8Array =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], content);
const sized = (type: string, width: number, height: number): PictureHeader =>
  ({ ok: true, type, width, height }) as PictureHeader;

describe('the size is in the first bytes', () => {
  test.each([
    ['PNG', png(5000, 3335), sized('image/png', 5000, 3335)],
    ['JPEG', jpeg(4032, 3024), sized('image/jpeg', 4032, 3024)],
    [
      'JPEG with a thumbnail in a segment before, tables and bytes that fill',
      jpeg(
        4032,
        3024,
        segment(0xe1, ...jpeg(160, 120)),
        segment(0xc4, 1, 2),
        [0xff, 0xff, 0xff],
        segment(0xdb, 0),
      ),
      sized('image/jpeg', 4032, 3024),
    ],
    [
      'WebP, lossy',
      webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x58, 0x02, 0x90, 0x81),
      sized('image/webp', 600, 400),
    ],
    ['WebP, lossless', webp('VP8L', 0x2f, 0x57, 0xc2, 0x63, 0x00), sized('image/webp', 600, 400)],
    ['WebP, extended', webp('VP8X', 0, 0, 0, 0, 0x57, 2, 0, 0x8f, 1, 0), sized('image/webp', 600, 400)],
    ['just a hundred megapixels', png(10000, 10000), sized('image/png', 10000, 10000)],
  ])('%s', (_, file, expected) => {
    expect(readPictureHeader(file)).toEqual(expected);
  });
});

describe('other files give the rest of an error sentence', () => {
  test.each([
    ['too large', png(10001, 10000), /^has 10001 × 10000 pixels, which is 101 megapixels; the limit is 100/],
    ['far too large', png(0xffffffff, 0xffffffff), /megapixels; the limit is 100/],
    ['no width', png(0, 100), /^is damaged/],
    ['a PNG that ends at once', png(5, 5).subarray(0, 10), /^is damaged/],
    [
      'a PNG with another chunk first',
      bytes('\x89PNG\r\n\x1a\n', big(13), 'IDAT', big(5), big(5)),
      /^is damaged/,
    ],
    ['a JPEG without a frame', bytes([0xff, 0xd8], segment(0xda, 0)), /^is damaged/],
    ['a JPEG that ends in a segment', bytes([0xff, 0xd8], segment(0xe1, 1, 2, 3)), /^is damaged/],
    ['an unknown WebP', webp('ABCD', 0), /^is damaged/],
    ['a GIF', bytes('GIF89a'), /^is a GIF\. Save it as PNG/],
    [
      'a photograph of a telephone',
      bytes([0, 0, 0, 24], 'ftypheic'),
      /^is a HEIC photograph. .* export it as JPEG/,
    ],
    ['a drawing', bytes('<?xml version="1.0"?><svg/>'), /^is an SVG or XML file/],
    ['a drawing without a head', bytes('\n<svg xmlns="">'), /^is an SVG or XML file/],
    ['a board', bytes('{\n  "$schema": "x"'), /^is a board file/],
    ['a text', bytes('Dear Boss'), /^is not a picture: use a PNG/],
    ['nothing', bytes(), /^is empty/],
  ])('%s', (_, file, problem) => {
    const read = readPictureHeader(file);
    expect(!read.ok && read.problem).toMatch(problem);
  });
});

test('any bytes give an answer', () => {
  const heads = [png(9, 9), jpeg(9, 9), webp('VP8 '), webp('VP8L'), webp('VP8X')].map((head) => [...head]);
  fc.assert(
    fc.property(
      fc.constantFrom([], ...heads),
      fc.nat(30),
      fc.uint8Array({ maxLength: 60 }),
      (head, keep, tail) => {
        const read = readPictureHeader(Uint8Array.from([...head.slice(0, keep), ...tail]));
        if (read.ok) expect(read.width * read.height).toBeGreaterThan(0);
        else expect(read.problem).toMatch(/\.$/);
      },
    ),
  );
});
