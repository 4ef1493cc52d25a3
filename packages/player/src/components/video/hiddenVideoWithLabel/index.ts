import type { PlayerComponent } from '../../../part.ts';

export const hiddenVideoWithLabel: PlayerComponent<'hiddenVideoWithLabel'> = {
  type: 'hiddenVideoWithLabel',
  family: 'video',
  hidesSides: true,
  view: () => import('./View.tsx'),
};
