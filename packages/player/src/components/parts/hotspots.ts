import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('hotspots');

/** Things to find on pictures and in films. */
export const hotspotsParts = {
  imageHotspots: row(() => import('../hotspots/ImageHotspots.tsx')),
  videoHotspots: row(() => import('../hotspots/VideoHotspots.tsx')),
  imageCarouselHotspots: row(() => import('../hotspots/ImageCarouselHotspots.tsx')),
} satisfies Parts;
