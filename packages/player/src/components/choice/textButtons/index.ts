import type { PlayerComponent } from '../../../part.ts';

export const textButtons: PlayerComponent<'textButtons'> = {
  type: 'textButtons',
  family: 'choice',
  view: () => import('./View.tsx'),
};
