import { createStore, type Store } from '@digipals/ui/store';
import { clearItems, readItem, writeItem } from './tab-storage.ts';

/** The token of the signed-in adult, in session storage: it survives a reload, but is not shared with other tabs. */
export function createSession(): Store<string | null> {
  const store = createStore(readItem<string>('token'));
  store.subscribe(() => {
    const token = store.get();
    if (token === null) clearItems();
    else writeItem('token', token);
  });
  return store;
}
