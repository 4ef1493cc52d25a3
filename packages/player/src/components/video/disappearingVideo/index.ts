import type { PlayerComponent } from '../../../part.ts';

export const disappearingVideo: PlayerComponent<'disappearingVideo'> = {
  type: 'disappearingVideo',
  family: 'video',
  hidesSides: true,
  view: () => import('./View.tsx'),
};
