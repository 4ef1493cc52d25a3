type Wallpaper = { bgColor: string; gradColor: string; imgUrl: string };

const COLOUR = /^#[0-9a-f]{3,8}$/i;

/**
 * The custom properties that show a child's wallpaper; set them on the root element.
 * Without an address the picture is the meadow of the stylesheet. Values come from stored data, so
 * anything but a #hex colour, and any address that could escape `url()`, is ignored.
 */
export function wallpaperProperties(wallpaper: Wallpaper): Record<string, string> {
  const { bgColor, gradColor, imgUrl } = wallpaper;
  return {
    ...(COLOUR.test(bgColor) && { '--wall-bg': bgColor }),
    ...(COLOUR.test(gradColor) && { '--wall-grad': gradColor }),
    ...(imgUrl !== '' && { '--wall-img': /["\\\n]/.test(imgUrl) ? 'none' : `url("${imgUrl}")` }),
  };
}
