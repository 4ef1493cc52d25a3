import type { PlayerComponent } from '../../../part.ts';

export const imageButtonsTriggers: PlayerComponent<'imageButtonsTriggers'> = {
  type: 'imageButtonsTriggers',
  family: 'media',
  view: () => import('./View.tsx'),
};
