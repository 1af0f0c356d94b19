/** A file into the folder of downloads, where a browser can do no better. */
import type { FileTarget } from './file-target.js';

export const downloadTarget = (name: string, type = 'application/json'): FileTarget => ({
  name,
  save: (text) => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The browser reads it after this; how long after, nobody says.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 60_000);
    return Promise.resolve({ ok: true });
  },
});
