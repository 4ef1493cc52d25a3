import type { PlayerComponent } from '../../../part.ts';

export const image: PlayerComponent<'image'> = {
  type: 'image',
  family: 'media',
  view: () => import('./View.tsx'),
};
