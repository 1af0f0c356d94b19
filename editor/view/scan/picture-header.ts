/** Reads the header of a picture file before it is decoded. */

const MAX_MEGAPIXELS = 100;

export type PictureHeader =
  | {
      readonly ok: true;
      readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
      readonly width: number;
      readonly height: number;
    }
  /** The rest of a sentence about the file: "is a GIF. …". */
  | { readonly ok: false; readonly problem: string };

/** Reads the type and size of a PNG, JPEG or WebP, by content and not by name or MIME type. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = READERS.find(({ is }) => is(bytes));
  if (!read) return refused(otherKind(bytes));
  let size: Size | undefined;
  try {
    size = read.size(view);
  } catch (error) {
    // Beyond the end of the bytes.
    if (!(error instanceof RangeError)) throw error;
  }
  if (!size || size[0] < 1 || size[1] < 1) return refused('is damaged: its header has no size.');
  const [width, height] = size;
  return width * height > MAX_MEGAPIXELS * 1e6
    ? refused(
        `has ${width} × ${height} pixels, which is ${Math.ceil((width * height) / 1e6)} megapixels; the limit is ${MAX_MEGAPIXELS}. Reduce its size and try again.`,
      )
    : { ok: true, type: read.type, width, height };
}

const refused = (problem: string): PictureHeader => ({ ok: false, problem });

type Size = readonly [width: number, height: number];

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const READERS = [
  {
    type: 'image/png',
    is: (bytes: Uint8Array) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
    size: (view: DataView): Size | undefined =>
      view.getUint32(12) === 0x49484452 ? [view.getUint32(16), view.getUint32(20)] : undefined,
  },
  {
    type: 'image/jpeg',
    is: (bytes: Uint8Array) => latin(bytes, 0, 3) === '\xff\xd8\xff',
    size: sizeOfJpeg,
  },
  {
    type: 'image/webp',
    is: (bytes: Uint8Array) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
    size: sizeOfWebp,
  },
] as const;

/** Goes through the segments to the frame header; thumbnails in earlier segments are skipped. */
function sizeOfJpeg(view: DataView): Size | undefined {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Fill bytes, and markers without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    // Image data or end of file without a frame header.
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}

function sizeOfWebp(view: DataView): Size | undefined {
  const byte = (at: number): number => view.getUint8(at);
  switch (view.getUint32(12)) {
    case 0x56503820: // "VP8 ": a key frame begins with 9d 01 2a
      return byte(23) === 0x9d && byte(24) === 0x01 && byte(25) === 0x2a
        ? [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
        : undefined;
    case 0x5650384c: {
      // "VP8L": twice 14 bits after the mark 2f
      const bits = view.getUint32(21, true);
      return byte(20) === 0x2f ? [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1] : undefined;
    }
    case 0x56503858: // "VP8X": twice 24 bits
      return [
        1 + (byte(24) | (byte(25) << 8) | (byte(26) << 16)),
        1 + (byte(27) | (byte(28) << 8) | (byte(29) << 16)),
      ];
    default:
      return undefined;
  }
}

/** Names other file types, with a remedy. */
function otherKind(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'is empty.';
  const head = latin(bytes, 0, 512);
  const name = KINDS.find(([pattern]) => pattern.test(head))?.[1];
  if (name === undefined) return 'is not a picture: use a PNG, JPEG or WebP file.';
  return name === 'board file'
    ? 'is a board file, not a picture: open it as a board.'
    : `is ${name}. ${name === HEIC ? HOW_TO_CONVERT : 'Save it as PNG, JPEG or WebP and try again.'}`;
}

const HEIC = 'a HEIC photograph';
/** No decoder may be bundled; see docs/decisions. */
const HOW_TO_CONVERT =
  'Browsers cannot read it: open it in Photos, Preview or any picture program and export it as JPEG, or send it to yourself by mail or a messenger, which converts it. On an iPhone, Settings > Camera > Formats > Most Compatible takes JPEG photos.';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^GIF8/, 'a GIF'],
  [/^BM/, 'a BMP'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF'],
  [/^.{4}ftyp(heic|heix|hevc|mif1|msf1)/s, HEIC],
  [/^.{4}ftypavi[fs]/s, 'an AVIF'],
  [/^(\xff\n|.{4}JXL )/s, 'a JPEG XL'],
  [/^.{4}jP {2}/s, 'a JPEG 2000'],
  [/^%PDF/, 'a PDF'],
  [/^(\xef\xbb\xbf)?\s*(<\?xml|<!DOCTYPE svg|<!--|<svg)/i, 'an SVG or XML file, not a bitmap'],
  [/^(\xef\xbb\xbf)?\s*\{\s*"(\$schema|schemaVersion|game|id)"/, 'board file'],
];
