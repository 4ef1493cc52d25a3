import type { PlayerComponent } from '../../../part.ts';

export const imageHotspots: PlayerComponent<'imageHotspots'> = {
  type: 'imageHotspots',
  family: 'hotspots',
  view: () => import('./View.tsx'),
};
