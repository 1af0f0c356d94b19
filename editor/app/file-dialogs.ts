/** The browser's own dialogs for files, where it has them; a field and a download where it has not. */
import { downloadTarget } from '../view/store/download-target.js';
import type { FileTarget } from '../view/store/file-target.js';
import { handleTarget, type FileHandle } from '../view/store/handle-target.js';

/** Not in the type library: only some browsers have them. */
interface Pickers {
  readonly showOpenFilePicker?: (options: object) => Promise<readonly FileHandle[]>;
  readonly showSaveFilePicker?: (options: object) => Promise<FileHandle>;
}
const pickers = (): Pickers => window as Pickers;

export interface Chosen {
  readonly file: File;
  readonly handle?: FileHandle | undefined;
}

const TYPES = [{ description: 'Board file', accept: { 'application/json': ['.json'] as const } }];
const PICTURES = {
  description: 'Picture of a board',
  accept: { 'image/*': ['.png', '.jpg', '.jpeg', '.webp'] },
};

/** Undefined if the person thought better of it. */
export async function chooseFile(): Promise<Chosen | undefined> {
  const { showOpenFilePicker } = pickers();
  if (!showOpenFilePicker) return chooseByField();
  try {
    const [handle] = await showOpenFilePicker.call(window, { types: [...TYPES, PICTURES] });
    return handle && { handle, file: await handle.getFile() };
  } catch (error) {
    return isAbort(error) ? undefined : chooseByField();
  }
}

function chooseByField(): Promise<Chosen | undefined> {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.json,application/json,image/png,image/jpeg,image/webp';
  return new Promise((resolve) => {
    field.addEventListener('change', () => {
      const file = field.files?.[0];
      resolve(file && { file });
    });
    field.addEventListener('cancel', () => {
      resolve(undefined);
    });
    field.click();
  });
}

export interface ChosenTarget {
  readonly target: FileTarget;
  readonly handle?: FileHandle;
}

/** Where to save; undefined if the person thought better of it. */
export async function chooseTarget(name: string): Promise<ChosenTarget | undefined> {
  const { showSaveFilePicker } = pickers();
  if (!showSaveFilePicker) return { target: downloadTarget(name) };
  try {
    const handle = await showSaveFilePicker.call(window, { suggestedName: name, types: TYPES });
    return { handle, target: handleTarget(handle) };
  } catch (error) {
    return isAbort(error) ? undefined : { target: downloadTarget(name) };
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Files that are dropped anywhere on the page, all at once. */
export function receiveDrops(
  take: (chosen: readonly Chosen[]) => void,
  hover: (isOver: boolean) => void,
  on: Window = window,
): void {
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
  on.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    hover(true);
  });
  on.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) hover(false);
  });
  on.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    hover(false);
    // A picture that was dropped on the board is already taken.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const chosen = [...(event.dataTransfer?.items ?? [])].flatMap((item) => chosenOf(item) ?? []);
    if (chosen.length > 0) void Promise.all(chosen).then(take);
  });
}

function chosenOf(item: DataTransferItem): Promise<Chosen> | undefined {
  const file = item.getAsFile();
  if (!file) return undefined;
  // Must be asked for now: after the event the item is empty.
  const asked = (item as Handled).getAsFileSystemHandle?.();
  return Promise.resolve(asked)
    .catch(() => undefined)
    .then((handle) => ({ file, handle: handle?.kind === 'file' ? handle : undefined }));
}

interface Handled {
  readonly getAsFileSystemHandle?: () => Promise<(FileHandle & { readonly kind: string }) | null>;
}
