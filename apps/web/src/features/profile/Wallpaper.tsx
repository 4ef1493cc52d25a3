import type { Profile } from '@digipals/contract';
import { wallpaperProperties, wallpaperUrls } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../shared/services.tsx';
import { profileQuery } from './profile-query.ts';

/** A wallpaper without an address is one of the app's own. */
function picture({ id, imgUrl }: Profile['wallpaper']): string | undefined {
  const own: Partial<Record<string, string>> = wallpaperUrls;
  return imgUrl || own[id];
}

/** Paints all pages in the child's wallpaper (SHELL-25). */
export function Wallpaper({ userId }: { userId: string }) {
  const { call } = useServices();
  const { data } = useQuery(profileQuery(call, userId));
  const wallpaper = data?.wallpaper;
  useEffect(() => {
    if (!wallpaper) return;
    const { style } = document.documentElement;
    const properties = wallpaperProperties({ ...wallpaper, imgUrl: picture(wallpaper) });
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name);
    };
  }, [wallpaper]);
  return null;
}
