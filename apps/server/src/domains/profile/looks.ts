import { interestUrl, type Profile, wallpapers } from '@digipals/contract';

/** A kept wallpaper with the address its picture has now; one that is no longer on offer stays as kept. */
export function shownWallpaper(kept: Profile['wallpaper']): Profile['wallpaper'] {
  const offered = wallpapers.find(({ id }) => id === kept.id);
  return offered ? { ...kept, imgUrl: offered.imgUrl } : kept;
}

/** Kept interests with the addresses their pictures have now, without those that have none. */
export function shownInterests(kept: Profile['interests']): Profile['interests'] {
  const items = kept.items.flatMap(({ id }) => {
    const imgUrl = interestUrl(id);
    return imgUrl === undefined ? [] : [{ id, imgUrl }];
  });
  return { ...kept, items };
}
