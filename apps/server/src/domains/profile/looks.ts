import { interestUrl, type Profile, wallpapers } from '@digipals/contract';

/** A stored wallpaper with the current address of its picture; unchanged if it is no longer offered. */
export function shownWallpaper(kept: Profile['wallpaper']): Profile['wallpaper'] {
  const offered = wallpapers.find(({ id }) => id === kept.id);
  return offered ? { ...kept, imgUrl: offered.imgUrl } : kept;
}

/** Stored interests with the current addresses of their pictures, without those that have none. */
export function shownInterests(kept: Profile['interests']): Profile['interests'] {
  const items = kept.items.flatMap(({ id }) => {
    const imgUrl = interestUrl(id);
    return imgUrl === undefined ? [] : [{ id, imgUrl }];
  });
  return { ...kept, items };
}
