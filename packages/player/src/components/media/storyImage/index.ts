import type { PlayerComponent } from '../../../part.ts';

export const storyImage: PlayerComponent<'storyImage'> = {
  type: 'storyImage',
  family: 'media',
  hidesSides: true,
  view: () => import('./View.tsx'),
};
