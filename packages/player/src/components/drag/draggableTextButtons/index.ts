import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const draggableTextButtons: PlayerComponent<'draggableTextButtons'> = {
  type: 'draggableTextButtons',
  family: 'drag',
  sample,
  view: () => import('./View.tsx'),
};
