import meadow from './meadow.svg?no-inline';
import space from './space.svg?no-inline';

/** Address of the picture of each built-in wallpaper. */
export const wallpaperUrls = { meadow, space };

type Wallpaper = { bgColor: string; gradColor: string; imgUrl?: string | undefined };

const COLOUR = /^#[0-9a-f]{3,8}$/i;

/**
 * The custom properties that paint the page in a child's wallpaper; set them on the root element.
 * What is no #hex colour or would leave `url()` is left out: it comes from stored data.
 */
export function wallpaperProperties(wallpaper: Wallpaper): Record<string, string> {
  const { bgColor, gradColor, imgUrl } = wallpaper;
  return {
    ...(COLOUR.test(bgColor) && { '--wall-bg': bgColor }),
    ...(COLOUR.test(gradColor) && { '--wall-grad': gradColor }),
    '--wall-img': imgUrl && !/["\\\n]/.test(imgUrl) ? `url("${imgUrl}")` : 'none',
  };
}
