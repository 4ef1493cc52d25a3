import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const textButton: PlayerComponent<'textButton'> = {
  type: 'textButton',
  family: 'choice',
  sample,
  view: () => import('./View.tsx'),
};
