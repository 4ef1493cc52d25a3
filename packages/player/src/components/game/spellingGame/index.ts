import type { PlayerComponent } from '../../../part.ts';

export const spellingGame: PlayerComponent<'spellingGame'> = {
  type: 'spellingGame',
  family: 'game',
  view: () => import('./View.tsx'),
};
