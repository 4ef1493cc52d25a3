import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** A screenshot with the name of what it shows. */
export type Shot = { name: string; picture: Buffer };

/** Pictures in a row of a sheet, by the width of their window in CSS pixels. */
const columnsFor = (width: number): number => (width < 600 ? 8 : 3);
const rows = 4;
const sheetWidth = 1560;

const figure = ({ name, picture }: Shot): string =>
  `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`;

const page = (figures: readonly string[], columns: number): string => `
  <style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 6px; margin: 6px; font: 11px sans-serif; }
    figure { margin: 0; }
    img { width: 100%; display: block; outline: 1px solid #888; }
  </style>${figures.join('')}`;

/** Puts screenshots of one window size on sheets, in their order, and returns the files of the sheets. */
export async function makeContactSheets(
  sheet: Page,
  shots: readonly Shot[],
  { folder, name, width }: { folder: string; name: string; width: number },
): Promise<string[]> {
  const columns = columnsFor(width);
  const size = columns * rows;
  const files: string[] = [];
  await sheet.setViewportSize({ width: sheetWidth, height: 800 });
  for (let from = 0; from < shots.length; from += size) {
    await sheet.setContent(page(shots.slice(from, from + size).map(figure), columns));
    const file = path.join(folder, `${name}-${files.length + 1}.png`);
    await writeFile(file, await sheet.screenshot({ fullPage: true }));
    files.push(file);
  }
  return files;
}
