import type { PlayerComponent } from '../../../part.ts';

export const textButton: PlayerComponent<'textButton'> = {
  type: 'textButton',
  family: 'choice',
  view: () => import('./View.tsx'),
};
