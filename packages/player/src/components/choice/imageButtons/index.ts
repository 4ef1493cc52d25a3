import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const imageButtons: PlayerComponent<'imageButtons'> = {
  type: 'imageButtons',
  family: 'choice',
  sample,
  view: () => import('./View.tsx'),
};
