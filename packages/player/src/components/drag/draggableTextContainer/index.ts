import type { PlayerComponent } from '../../../part.ts';

export const draggableTextContainer: PlayerComponent<'draggableTextContainer'> = {
  type: 'draggableTextContainer',
  family: 'drag',
  view: () => import('./View.tsx'),
};
