import type { PlayerComponent } from '../../../part.ts';

export const draggableImageHotspots: PlayerComponent<'draggableImageHotspots'> = {
  type: 'draggableImageHotspots',
  family: 'drag',
  view: () => import('./View.tsx'),
};
