import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const textButtons: PlayerComponent<'textButtons'> = {
  type: 'textButtons',
  family: 'choice',
  sample,
  view: () => import('./View.tsx'),
};
