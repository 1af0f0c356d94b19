/** Saves a file to the downloads folder, for browsers without file access. */
import type { FileTarget } from './file-target.js';

export const createDownloadTarget = (name: string, type = 'application/json'): FileTarget => ({
  name,
  save: (text) => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The browser reads the blob later, at an unspecified time.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 60_000);
    return Promise.resolve({ ok: true });
  },
});
