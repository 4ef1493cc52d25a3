const prefix = 'desk.';

/** Reads a value from session storage; null if it is missing or invalid. */
export function readItem<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Writes a value to session storage; null removes it. */
export function writeItem(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Without storage, a reload starts from scratch.
  }
}

/** Removes every value of the desk from session storage. */
export function clearItems(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
