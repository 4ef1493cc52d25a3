import { type WallpaperChoice, wallpapers } from '@digipals/contract/looks';
import { movingWallpapers } from '@digipals/contract/moving-wallpapers';
import meadow from '@digipals/ui/wallpapers/meadow.svg?no-inline';

/** A wallpaper by id; undefined for one that this version does not know. */
export const wallpaperOf = (id: string): WallpaperChoice | undefined =>
  wallpapers.find(wallpaper => wallpaper.id === id);

/** A wallpaper whose address is never empty: the meadow is part of the app. */
export const shown = (wallpaper: WallpaperChoice): WallpaperChoice => ({
  ...wallpaper,
  imgUrl: wallpaper.imgUrl || meadow,
});

/** Address of a small picture of a wallpaper; of a pattern it shows a piece, at a size that can be seen. */
export function tileOf(id: string): string {
  const wallpaper = wallpaperOf(id);
  if (!wallpaper) return '';
  const imgUrl = movingWallpapers.get(id)?.still ?? shown(wallpaper).imgUrl;
  return id.startsWith('pattern-') ? `${imgUrl}#svgView(viewBox(0,0,480,330))` : imgUrl;
}
