import type { PlayerComponent } from '../../../part.ts';

export const imageCarouselHotspots: PlayerComponent<'imageCarouselHotspots'> = {
  type: 'imageCarouselHotspots',
  family: 'hotspots',
  view: () => import('./View.tsx'),
};
