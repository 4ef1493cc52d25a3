/** Session storage under a prefix: it survives a reload, but is not shared with other tabs. */
export function createTabStorage(prefix: string) {
  return {
    /** Reads a value; null if it is missing or invalid. */
    readItem<T>(name: string): T | null {
      try {
        return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },

    /** Writes a value; null removes it. */
    writeItem(name: string, value: unknown): void {
      try {
        if (value === null) sessionStorage.removeItem(prefix + name);
        else sessionStorage.setItem(prefix + name, JSON.stringify(value));
      } catch {
        // Without storage, a reload starts from scratch.
      }
    },

    /** Removes every value under the prefix. */
    clearItems(): void {
      try {
        for (const name of Object.keys(sessionStorage)) {
          if (name.startsWith(prefix)) sessionStorage.removeItem(name);
        }
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}
