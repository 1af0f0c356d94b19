/** Settings stored in this browser. Storage errors are ignored. */
export const localSettings = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`lamplighter.${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(`lamplighter.${key}`);
      else localStorage.setItem(`lamplighter.${key}`, value);
    } catch {
      // The default is used next time.
    }
  },
};
