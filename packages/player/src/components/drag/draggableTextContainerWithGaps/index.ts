import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const draggableTextContainerWithGaps: PlayerComponent<'draggableTextContainerWithGaps'> = {
  type: 'draggableTextContainerWithGaps',
  family: 'drag',
  sample,
  view: () => import('./View.tsx'),
};
