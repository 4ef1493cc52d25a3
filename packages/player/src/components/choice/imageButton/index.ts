import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const imageButton: PlayerComponent<'imageButton'> = {
  type: 'imageButton',
  family: 'choice',
  sample,
  view: () => import('./View.tsx'),
};
