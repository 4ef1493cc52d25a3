import type { PlayerComponent } from '../../../part.ts';

export const karaokeListen: PlayerComponent<'karaokeListen'> = {
  type: 'karaokeListen',
  family: 'voice',
  view: () => import('./View.tsx'),
};
