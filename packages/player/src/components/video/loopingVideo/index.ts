import type { PlayerComponent } from '../../../part.ts';

export const loopingVideo: PlayerComponent<'loopingVideo'> = {
  type: 'loopingVideo',
  family: 'video',
  hidesSides: true,
  view: () => import('./View.tsx'),
};
