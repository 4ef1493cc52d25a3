import { act } from '@testing-library/react';

/** Whether the browser would ask before a reload. */
export const asksAtReload = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Goes a step back in the browser. */
export const stepBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
