import type { PlayerComponent } from '../../../part.ts';

export const draggableTextContainerWithGaps: PlayerComponent<'draggableTextContainerWithGaps'> = {
  type: 'draggableTextContainerWithGaps',
  family: 'drag',
  view: () => import('./View.tsx'),
};
