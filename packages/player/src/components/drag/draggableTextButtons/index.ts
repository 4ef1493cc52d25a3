import type { PlayerComponent } from '../../../part.ts';

export const draggableTextButtons: PlayerComponent<'draggableTextButtons'> = {
  type: 'draggableTextButtons',
  family: 'drag',
  view: () => import('./View.tsx'),
};
