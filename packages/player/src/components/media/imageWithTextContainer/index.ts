import type { PlayerComponent } from '../../../part.ts';

export const imageWithTextContainer: PlayerComponent<'imageWithTextContainer'> = {
  type: 'imageWithTextContainer',
  family: 'media',
  view: () => import('./View.tsx'),
};
