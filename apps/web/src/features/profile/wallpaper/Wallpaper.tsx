import { endpointQuery } from '@digipals/client';
import { wallpaperProperties } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

type Props = {
  userId: string;
  /** The child whose page is visited. Until its wallpaper loads, the visitor's stays. */
  visitedId?: string | undefined;
};

/** Shows the child's wallpaper on all pages (SHELL-25), and the owner's on a visited page (AMBIG-47). */
export function Wallpaper({ userId, visitedId = userId }: Props) {
  const own = useQuery(endpointQuery('GET users/{id}/profile', { id: userId })).data;
  const visited = useQuery(endpointQuery('GET users/{id}/profile', { id: visitedId })).data;
  const wallpaper = (visited ?? own)?.wallpaper;
  useEffect(() => {
    if (!wallpaper) return;
    const { style } = document.documentElement;
    const properties = wallpaperProperties(wallpaper);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name);
    };
  }, [wallpaper]);
  return null;
}
