import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const largeImage: PlayerComponent<'largeImage'> = {
  type: 'largeImage',
  family: 'media',
  sample,
  hidesSides: true,
  view: () => import('./View.tsx'),
};
