import type { PlayerComponent } from '../../../part.ts';

export const audioTextButtons: PlayerComponent<'audioTextButtons'> = {
  type: 'audioTextButtons',
  family: 'choice',
  view: () => import('./View.tsx'),
};
