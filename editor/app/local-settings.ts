/** Small things remembered between visits. A browser that remembers nothing is no reason to fail. */
export const memo = {
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
      // It will be asked again.
    }
  },
};
