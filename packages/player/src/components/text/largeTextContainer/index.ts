import type { PlayerComponent } from '../../../part.ts';

export const largeTextContainer: PlayerComponent<'largeTextContainer'> = {
  type: 'largeTextContainer',
  family: 'text',
  view: () => import('./View.tsx'),
};
