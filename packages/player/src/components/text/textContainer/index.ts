import type { PlayerComponent } from '../../../part.ts';

export const textContainer: PlayerComponent<'textContainer'> = {
  type: 'textContainer',
  family: 'text',
  view: () => import('./View.tsx'),
};
