import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const audio: PlayerComponent<'audio'> = {
  type: 'audio',
  family: 'media',
  sample,
  view: () => import('./View.tsx'),
};
