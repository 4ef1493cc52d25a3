import type { PlayerComponent } from '../../../part.ts';

export const wordSearch: PlayerComponent<'wordSearch'> = {
  type: 'wordSearch',
  family: 'game',
  view: () => import('./View.tsx'),
};
