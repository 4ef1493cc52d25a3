import type { PlayerComponent } from '../../../part.ts';

export const videoWithTextContainer: PlayerComponent<'videoWithTextContainer'> = {
  type: 'videoWithTextContainer',
  family: 'video',
  hidesSides: true,
  view: () => import('./View.tsx'),
};
