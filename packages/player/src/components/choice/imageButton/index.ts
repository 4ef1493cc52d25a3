import type { PlayerComponent } from '../../../part.ts';

export const imageButton: PlayerComponent<'imageButton'> = {
  type: 'imageButton',
  family: 'choice',
  view: () => import('./View.tsx'),
};
