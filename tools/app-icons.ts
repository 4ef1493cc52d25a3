/**
 * Draws the icons of the installed app from the brand mark (apps/web/public/favicon.svg) with the
 * machine's Chromium and writes them beside it. Run by hand when the mark changes:
 * `node tools/app-icons.ts`; CHROMIUM names another browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const folder = path.resolve(import.meta.dirname, '../apps/web/public');
const mark = readFileSync(path.join(folder, 'favicon.svg')).toString('base64');

type Look = {
  name: string;
  /** Width and height in pixels. */
  size: number;
  /** Width of the mark relative to the icon. */
  share: number;
  /** Radius of the corners relative to the icon. */
  corner: number;
};

const looks: readonly Look[] = [
  // For the tab: an SVG would be rendered on the main thread while the app starts.
  { name: 'icon-48.png', size: 48, share: 0.82, corner: 0.22 },
  { name: 'icon-192.png', size: 192, share: 0.82, corner: 0.22 },
  { name: 'icon-512.png', size: 512, share: 0.82, corner: 0.22 },
  // A system crops this one to its own shape, so the mark stays within the central circle of 80 %.
  { name: 'icon-maskable-512.png', size: 512, share: 0.62, corner: 0 },
  { name: 'apple-touch-icon.png', size: 180, share: 0.74, corner: 0 },
];

/** Sky and meadow of the app's default wallpaper. */
const drawing = ({ size, share, corner }: Look): string => `
  <body style="margin:0;background:transparent">
    <div style="display:grid;place-items:center;width:${size}px;height:${size}px;
      border-radius:${size * corner}px;background:linear-gradient(#7cc8ff 40%,#8fdcae)">
      <img width="${size * share}" src="data:image/svg+xml;base64,${mark}">
    </div>
  </body>`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const look of looks) {
    const { name, size } = look;
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(drawing(look), { waitUntil: 'load' });
    writeFileSync(path.join(folder, name), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
