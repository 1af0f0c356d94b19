/** Exports a board as files, in every format of the command line that needs no server. */
import type { Board } from '../../../model/index.js';

/** The default file name of a board. */
export const boardFileName = ({ id }: Board): string => `${id}.board.json`;

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The names of the formats and who reads them; the table is loaded on demand. */
export async function listExportFormats(
  board: Board,
): Promise<readonly { readonly name: string; readonly summary: string }[]> {
  const { EXPORT_FORMATS } = await import('../../../exchange/export/index.js');
  const kind = 'hexes' in board ? 'hexes' : 'streets';
  return EXPORT_FORMATS.filter(({ boards }) => boards.includes(kind)).map(({ name, summary, kind: of }) => ({
    name,
    summary: of === 'raster' ? 'the drawing in pixels' : summary,
  }));
}

/** The files of an export. */
export async function exportBoard(board: Board, name: string): Promise<readonly ExportedFile[]> {
  const { EXPORT_FORMATS } = await import('../../../exchange/export/index.js');
  const format = EXPORT_FORMATS.find((each) => each.name === name);
  if (!format) throw new Error(`There is no export format ${name}.`);
  const { kind, extension, mediaType, files } = format;
  const texts = await format.write(board, {});
  if (kind === 'raster') {
    const content = await rasterise([...texts[0]!].join(''), mediaType);
    return [{ name: `${board.id}.${extension}`, content }];
  }
  const ending = extension === name ? extension : `${name}.${extension}`;
  return texts.map((pieces, i) => ({
    name: `${board.id}.${files?.[i] ?? ending}`,
    content: new Blob([[...pieces].join('')], { type: mediaType }),
  }));
}

/** The width of a picture, as wide as a large screen. */
const PICTURE_WIDTH = 2400;

/** Draws an SVG on the browser's canvas. */
async function rasterise(svg: string, type: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE_WIDTH;
    canvas.height = Math.round((PICTURE_WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The picture could not be made.'));
      }, type);
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
