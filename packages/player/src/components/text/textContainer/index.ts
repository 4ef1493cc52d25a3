import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const textContainer: PlayerComponent<'textContainer'> = {
  type: 'textContainer',
  family: 'text',
  sample,
  view: () => import('./View.tsx'),
};
