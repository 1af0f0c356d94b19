/** Picture input: file dialog, drop, paste. */

const PICTURES = 'image/png,image/jpeg,image/webp';

/** Opens the file dialog for a picture or other types; undefined if the user cancels. */
export const choosePicture = (others = ''): Promise<File | undefined> =>
  chooseFileOfTypes(`${others}${PICTURES}`);

/** Opens the file dialog for some types; undefined if the user cancels. */
export function chooseFileOfTypes(types: string): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = types;
  return new Promise((resolve) => {
    input.addEventListener('change', () => {
      resolve(input.files?.[0]);
    });
    input.addEventListener('cancel', () => {
      resolve(undefined);
    });
    input.click();
  });
}

/** Takes pictures dropped or pasted onto an element; ignores other files. */
export function listenForPictures(element: HTMLElement, take: (file: File) => void): () => void {
  const abort = new AbortController();
  const dragOver = (event: DragEvent): void => {
    // Otherwise the browser would open the file instead of the page.
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const takePicture = (event: Event, files: Iterable<File> = []): boolean => {
    const picture = event.defaultPrevented ? undefined : [...files].find(seemsPicture);
    if (!picture) return false;
    event.preventDefault();
    take(picture);
    return true;
  };
  const drop = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    const isAlone = files.length < 2 && takePicture(event, files);
    if (isAlone || !event.dataTransfer?.types.includes('Files')) return;
    // An unhandled drop would navigate to the file. Listeners of the page run before this one.
    const onWindowDrop = (windowDrop: Event): void => {
      takePicture(windowDrop, files);
      windowDrop.preventDefault();
    };
    addEventListener('drop', onWindowDrop, { once: true });
  };
  const paste = (event: ClipboardEvent): void => {
    takePicture(event, event.clipboardData?.files);
  };
  element.addEventListener('dragover', dragOver, abort);
  element.addEventListener('drop', drop, abort);
  element.addEventListener('paste', paste, abort);
  return () => {
    abort.abort();
  };
}

/** Whether a file is a picture by name or type, to decide how to read it. The reader checks the bytes. */
export const seemsPicture = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(png|jpe?g|webp|gif|bmp|tiff?|hei[cf]|avif|svg)$/i.test(name);
