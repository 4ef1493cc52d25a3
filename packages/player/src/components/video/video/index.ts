import type { PlayerComponent } from '../../../part.ts';

export const video: PlayerComponent<'video'> = {
  type: 'video',
  family: 'video',
  hidesSides: true,
  view: () => import('./View.tsx'),
};
