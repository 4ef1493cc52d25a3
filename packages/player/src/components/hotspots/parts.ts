import { imageCarouselHotspots } from './imageCarouselHotspots/index.ts';
import { imageHotspots } from './imageHotspots/index.ts';
import { videoHotspots } from './videoHotspots/index.ts';

/** The component types of this family. */
export const hotspotsParts = { imageHotspots, videoHotspots, imageCarouselHotspots };
