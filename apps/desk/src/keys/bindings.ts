import { createStore, useStore } from '@digipals/ui/store';
import { type ActionId, actionIds, type Bindings, bind, firstBindings } from './actions.ts';

const storageKey = 'desk.keys';

/** Reads stored bindings; invalid ones fall back to the defaults and no key is bound twice. */
export function readBindings(text: string | null): Bindings {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<ActionId, unknown>>;
    return actionIds.reduce((bindings, id) => {
      const key = stored[id];
      return typeof key === 'string' ? bind(bindings, id, key) : bindings;
    }, firstBindings);
  } catch {
    return firstBindings;
  }
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/** The bindings of this browser. */
export const bindings = createStore<Bindings>(readBindings(stored()));

bindings.subscribe(() => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(bindings.get()));
  } catch {
    // Without storage they last until the page is closed.
  }
});

/** The bindings of this browser; re-renders when they change. */
export const useBindings = (): Bindings => useStore(bindings);
