import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const textLabels: PlayerComponent<'textLabels'> = {
  type: 'textLabels',
  family: 'text',
  sample,
  view: () => import('./View.tsx'),
};
