import type { PlayerComponent } from '../../../part.ts';

export const draggableTextButtonsForHotspots: PlayerComponent<'draggableTextButtonsForHotspots'> = {
  type: 'draggableTextButtonsForHotspots',
  family: 'drag',
  view: () => import('./View.tsx'),
};
