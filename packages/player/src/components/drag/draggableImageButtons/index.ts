import type { PlayerComponent } from '../../../part.ts';

export const draggableImageButtons: PlayerComponent<'draggableImageButtons'> = {
  type: 'draggableImageButtons',
  family: 'drag',
  view: () => import('./View.tsx'),
};
