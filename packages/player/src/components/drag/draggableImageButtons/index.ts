import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const draggableImageButtons: PlayerComponent<'draggableImageButtons'> = {
  type: 'draggableImageButtons',
  family: 'drag',
  sample,
  view: () => import('./View.tsx'),
};
