import type { Activity } from '@digipals/contract';
import { useEffect } from 'react';

/** The picture of the activity is the wallpaper of the page while it is open (PLAYER-29). */
export function useWallpaper(url: Activity['meta']['wallpaper']): void {
  useEffect(() => {
    if (!url) return;
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--wall-img');
    style.setProperty('--wall-img', `url("${url}")`);
    return () => style.setProperty('--wall-img', before);
  }, [url]);
}
