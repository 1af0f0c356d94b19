/** The ways in which a person brings a picture: choosing, dropping, pasting. */

/** Opens the browser's own chooser; undefined if the person thinks better of it. */
export function choosePicture(): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/png,image/jpeg,image/webp';
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

/** Takes pictures that are dropped or pasted onto an element. What is no picture by its name is left to others. */
export function listenForPictures(element: HTMLElement, take: (file: File) => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  element.addEventListener(
    'dragover',
    (event) => {
      // Without this the browser would open the file in place of the page.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    },
    { signal },
  );
  const bring = (event: Event, files: Iterable<File> = []): boolean => {
    const picture = event.defaultPrevented ? undefined : [...files].find(seemsPicture);
    if (!picture) return false;
    event.preventDefault();
    take(picture);
    return true;
  };
  element.addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const isAlone = files.length < 2 && bring(event, files);
      if (isAlone || !event.dataTransfer?.types.includes('Files')) return;
      // What nobody in the page takes the browser would open in its place. Whoever does take it is asked before us.
      const atLast = (late: Event): void => {
        bring(late, files);
        late.preventDefault();
      };
      addEventListener('drop', atLast, { once: true });
    },
    { signal },
  );
  element.addEventListener(
    'paste',
    (event) => {
      bring(event, event.clipboardData?.files);
    },
    { signal },
  );
  return () => {
    abort.abort();
  };
}

/** By what it is called: enough to know who shall read it. Whoever reads it looks at the bytes. */
const seemsPicture = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(png|jpe?g|webp|gif|bmp|tiff?|hei[cf]|avif|svg)$/i.test(name);
