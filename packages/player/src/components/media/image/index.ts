import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const image: PlayerComponent<'image'> = {
  type: 'image',
  family: 'media',
  sample,
  view: () => import('./View.tsx'),
};
