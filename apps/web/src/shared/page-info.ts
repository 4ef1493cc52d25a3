import { createStore, type Store } from '@digipals/ui/store';
import { createContext, use, useEffect } from 'react';
import type { Text } from './popups.ts';

const PageInfoContext = createContext<Store<Text | null>>(createStore<Text | null>(null));

/** The text behind the info button of a page outside the help list (SHELL-36). */
export function usePageInfoStore(): Store<Text | null> {
  return use(PageInfoContext);
}

/** Enables the info button while a page is shown; `text` must be stable across renders. */
export function usePageInfo(text: Text): void {
  const store = usePageInfoStore();
  useEffect(() => {
    store.set(text);
    return () => store.set(null);
  }, [store, text]);
}
