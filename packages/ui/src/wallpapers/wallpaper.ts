type Wallpaper = { bgColor: string; gradColor: string; imgUrl: string };

const COLOUR = /^#[0-9a-f]{3,8}$/i;

/**
 * The custom properties that paint the page in a child's wallpaper; set them on the root element.
 * Without an address the picture stays the meadow of the stylesheet. What is no #hex colour or would
 * leave `url()` is not shown: it comes from stored data.
 */
export function wallpaperProperties(wallpaper: Wallpaper): Record<string, string> {
  const { bgColor, gradColor, imgUrl } = wallpaper;
  return {
    ...(COLOUR.test(bgColor) && { '--wall-bg': bgColor }),
    ...(COLOUR.test(gradColor) && { '--wall-grad': gradColor }),
    ...(imgUrl !== '' && { '--wall-img': /["\\\n]/.test(imgUrl) ? 'none' : `url("${imgUrl}")` }),
  };
}
