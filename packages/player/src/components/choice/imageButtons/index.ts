import type { PlayerComponent } from '../../../part.ts';

export const imageButtons: PlayerComponent<'imageButtons'> = {
  type: 'imageButtons',
  family: 'choice',
  view: () => import('./View.tsx'),
};
