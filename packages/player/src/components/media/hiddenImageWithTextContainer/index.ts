import type { PlayerComponent } from '../../../part.ts';

export const hiddenImageWithTextContainer: PlayerComponent<'hiddenImageWithTextContainer'> = {
  type: 'hiddenImageWithTextContainer',
  family: 'media',
  view: () => import('./View.tsx'),
};
