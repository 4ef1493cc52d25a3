import type { PlayerComponent } from '../../../part.ts';

export const largeImage: PlayerComponent<'largeImage'> = {
  type: 'largeImage',
  family: 'media',
  hidesSides: true,
  view: () => import('./View.tsx'),
};
