import { useSyncExternalStore } from 'react';

const onResize = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** Width of the window in CSS pixels. */
export const useWindowWidth = (): number => useSyncExternalStore(onResize, () => innerWidth);

/** As in `Ask.module.css`. */
const widestPhone = 765;

/** Whether the window is as narrow as that of a phone. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(onResize, () => innerWidth <= widestPhone);

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
};

/** Whether the address ends in `#fs`: the picture fills the screen (ROUTE-36). */
export const useFullScreen = (): boolean =>
  useSyncExternalStore(onHash, () => location.hash === '#fs');
