/** The browser's file dialogs, with a file input and a download as fallback. */
import {
  choosePicture,
  createDownloadTarget,
  createFileHandleTarget,
  type FileHandle,
  type FileTarget,
} from '../view/index.js';

/** Not in the type library: only some browsers have them. */
interface Pickers {
  readonly showOpenFilePicker?: (options: object) => Promise<readonly FileHandle[]>;
  readonly showSaveFilePicker?: (options: object) => Promise<FileHandle>;
}
const pickers = (): Pickers => window as Pickers;

export interface ChosenFileAndHandle {
  readonly file: File;
  readonly handle?: FileHandle | undefined;
}

const TYPES = [{ description: 'Board file', accept: { 'application/json': ['.json'] as const } }];
const PICTURES = {
  description: 'Picture of a board',
  accept: { 'image/*': ['.png', '.jpg', '.jpeg', '.webp'] },
};

/** Asks the user for a file; undefined if the user cancelled. */
export async function chooseFile(): Promise<ChosenFileAndHandle | undefined> {
  const { showOpenFilePicker } = pickers();
  if (!showOpenFilePicker) return chooseByField();
  try {
    const [handle] = await showOpenFilePicker.call(window, { types: [...TYPES, PICTURES] });
    return handle && { handle, file: await handle.getFile() };
  } catch (error) {
    return isAbort(error) ? undefined : chooseByField();
  }
}

async function chooseByField(): Promise<ChosenFileAndHandle | undefined> {
  const file = await choosePicture('.json,application/json,');
  return file && { file };
}

export interface ChosenSaveTarget {
  readonly target: FileTarget;
  readonly handle?: FileHandle;
}

/** Asks the user where to save; undefined if the user cancelled. */
export async function chooseSaveTarget(name: string): Promise<ChosenSaveTarget | undefined> {
  const { showSaveFilePicker } = pickers();
  if (!showSaveFilePicker) return { target: createDownloadTarget(name) };
  try {
    const handle = await showSaveFilePicker.call(window, { suggestedName: name, types: TYPES });
    return { handle, target: createFileHandleTarget(handle) };
  } catch (error) {
    return isAbort(error) ? undefined : { target: createDownloadTarget(name) };
  }
}

/** Whether this browser can write into files that the user chooses. */
export const canChooseFiles = (): boolean => pickers().showSaveFilePicker !== undefined;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Handles files dropped anywhere on the page. */
export function listenForDroppedFiles(
  take: (chosen: readonly ChosenFileAndHandle[]) => void,
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
    // A picture dropped on the board has been handled already.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const chosen = [...(event.dataTransfer?.items ?? [])].flatMap((item) => chosenOf(item) ?? []);
    if (chosen.length > 0) void Promise.all(chosen).then(take);
  });
}

function chosenOf(item: DataTransferItem): Promise<ChosenFileAndHandle> | undefined {
  const file = item.getAsFile();
  if (!file) return undefined;
  // Must be requested now: after the event the item is empty.
  const asked = (item as Handled).getAsFileSystemHandle?.();
  return Promise.resolve(asked)
    .catch(() => undefined)
    .then((handle) => ({ file, handle: handle?.kind === 'file' ? handle : undefined }));
}

interface Handled {
  readonly getAsFileSystemHandle?: () => Promise<(FileHandle & { readonly kind: string }) | null>;
}
