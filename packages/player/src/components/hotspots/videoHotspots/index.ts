import type { PlayerComponent } from '../../../part.ts';

export const videoHotspots: PlayerComponent<'videoHotspots'> = {
  type: 'videoHotspots',
  family: 'hotspots',
  view: () => import('./View.tsx'),
};
