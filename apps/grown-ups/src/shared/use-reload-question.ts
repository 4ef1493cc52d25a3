import { useLayoutEffect } from 'react';

/** Makes the browser ask before a reload while the component is mounted. */
export function useReloadQuestion(): void {
  // From the moment that the page is seen.
  useLayoutEffect(() => {
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', unload);
    return () => window.removeEventListener('beforeunload', unload);
  }, []);
}
