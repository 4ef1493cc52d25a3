import type { PlayerComponent } from '../../../part.ts';

export const adjustableImageButtons: PlayerComponent<'adjustableImageButtons'> = {
  type: 'adjustableImageButtons',
  family: 'choice',
  view: () => import('./View.tsx'),
};
