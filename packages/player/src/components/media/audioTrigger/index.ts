import type { PlayerComponent } from '../../../part.ts';

export const audioTrigger: PlayerComponent<'audioTrigger'> = {
  type: 'audioTrigger',
  family: 'media',
  view: () => import('./View.tsx'),
};
