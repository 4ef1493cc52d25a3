import { createStore, type Store } from '@digipals/ui/store';
import { createContext, use, useEffect } from 'react';
import type { Text } from './popups.ts';

const PageInfoContext = createContext<Store<Text | null>>(createStore<Text | null>(null));

/** What a page outside the help list says behind the info button (SHELL-36). */
export function usePageInfoStore(): Store<Text | null> {
  return use(PageInfoContext);
}

/** Enables the info button while a page is shown; give a text that keeps its identity. */
export function usePageInfo(text: Text): void {
  const store = usePageInfoStore();
  useEffect(() => {
    store.set(text);
    return () => store.set(null);
  }, [store, text]);
}
