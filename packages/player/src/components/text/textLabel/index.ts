import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const textLabel: PlayerComponent<'textLabel'> = {
  type: 'textLabel',
  family: 'text',
  sample,
  view: () => import('./View.tsx'),
};
