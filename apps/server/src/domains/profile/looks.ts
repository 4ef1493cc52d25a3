import { interestUrl, type Profile, wallpapers } from '@digipals/contract';

/** A stored wallpaper with the current address of its picture; unchanged if it is no longer offered. */
export function shownWallpaper(stored: Profile['wallpaper']): Profile['wallpaper'] {
  const offered = wallpapers.find(({ id }) => id === stored.id);
  return offered ? { ...stored, imgUrl: offered.imgUrl } : stored;
}

/** Stored interests with the current addresses of their pictures, without those that have none. */
export function shownInterests(stored: Profile['interests']): Profile['interests'] {
  const items = stored.items.flatMap(({ id }) => {
    const imgUrl = interestUrl(id);
    return imgUrl === undefined ? [] : [{ id, imgUrl }];
  });
  return { ...stored, items };
}
