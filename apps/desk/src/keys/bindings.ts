import { createStore, useStore } from '@digipals/ui/store';
import { type ActionId, actionIds, type Bindings, bind, firstBindings } from './actions.ts';

const storageKey = 'desk.keys';

/** What was kept, as far as it makes sense: each action with a key, none twice. */
export function readBindings(text: string | null): Bindings {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<ActionId, unknown>>;
    return actionIds.reduce((bindings, id) => {
      const key = kept[id];
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

/** The keys of this browser. */
export const bindings = createStore<Bindings>(readBindings(stored()));

bindings.subscribe(() => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(bindings.get()));
  } catch {
    // Kept nowhere, they hold until the page is left.
  }
});

/** The keys of this browser; renders again when they are changed. */
export const useBindings = (): Bindings => useStore(bindings);
