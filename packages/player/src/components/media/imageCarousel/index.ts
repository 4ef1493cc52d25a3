import type { PlayerComponent } from '../../../part.ts';

export const imageCarousel: PlayerComponent<'imageCarousel'> = {
  type: 'imageCarousel',
  family: 'media',
  view: () => import('./View.tsx'),
};
