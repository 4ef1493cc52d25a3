import { useSyncExternalStore } from 'react';
import { WallpaperLayers } from '../../shared/layers/WallpaperLayers.tsx';
import { match } from '../../shared/routing/match.ts';
import type { RouteName } from '../../shared/routing/paths.ts';

/** Nothing moves beside questions; the editor shows the wallpaper that is tried on. */
const still: readonly RouteName[] = ['activity-builder', 'word-review', 'settings-wallpaper'];

const root = document.documentElement;

/** The id in the address of the picture behind the page, also of a child that is visited. */
const shownId = (): string | undefined =>
  /\/wallpapers\/([\w-]+)\.\w+\.svg/.exec(root.style.getPropertyValue('--wall-img'))?.[1];

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['style'] });
  return () => observer.disconnect();
}

/** Moves what moves in the wallpaper of the page (ALIVE-20). */
export function MovingWallpaper({ place }: { place: string }) {
  const id = useSyncExternalStore(subscribe, shownId);
  const route = match(place)?.name;
  if (!id || !route || still.includes(route)) return null;
  return <WallpaperLayers id={id} />;
}
