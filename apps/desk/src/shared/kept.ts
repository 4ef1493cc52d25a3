const first = 'desk.';

/** What this tab kept under a name, across a reload; null where nothing is kept or it makes no sense. */
export function readKept<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(first + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps a value for as long as the tab is there; null removes it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(first + name);
    else sessionStorage.setItem(first + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing begins anew after a reload.
  }
}

/** Forgets all that the tab has kept. */
export function forgetKept(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(first)) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing is kept, then.
  }
}
