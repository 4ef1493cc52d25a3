import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { tileSize } from './layouts.ts';
import type { Picture } from './picture.ts';

/** The maximum size of a scene, in bytes. */
const sceneBytes = 60_000;
const tileQuality = 84;
const sceneQualities = [82, 74, 66, 58, 50];

const dataUrl = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const encode = (png: string, webp: string, quality: number): number => {
  const options = ['-quiet', '-q', String(quality), '-m', '6', '-alpha_q', '90'];
  execFileSync('cwebp', [...options, png, '-o', webp]);
  return statSync(webp).size;
};

const encodeScene = (png: string, webp: string): number => {
  for (const quality of sceneQualities) {
    const bytes = encode(png, webp, quality);
    if (bytes <= sceneBytes) return bytes;
  }
  throw new Error(`${webp} is larger than ${sceneBytes} bytes: draw it more simply`);
};

const shoot = async (page: Page, { svg, width, height }: Picture, png: string) => {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<body style="margin:0;background:transparent"><img style="display:block" width="${width}" height="${height}" src="${dataUrl(svg)}"></body>`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: png, omitBackground: true });
};

/**
 * Renders pictures to webp (authors only: needs Chromium and cwebp).
 *
 * @param folder output folder, e.g. content/packs/starter/media/pictures
 * @returns bytes of each file by name
 */
export const renderPictures = async (
  pictures: readonly Picture[],
  folder: string,
): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>();
  const temporary = mkdtempSync(join(tmpdir(), 'art-'));
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const picture of pictures) {
      const png = join(temporary, 'picture.png');
      const webp = join(folder, `${picture.name}.webp`);
      await shoot(page, picture, png);
      const isTile = picture.width === tileSize;
      sizes.set(picture.name, isTile ? encode(png, webp, tileQuality) : encodeScene(png, webp));
    }
  } finally {
    await browser.close();
    rmSync(temporary, { recursive: true });
  }
  return sizes;
};
