import type { PlayerComponent } from '../../../part.ts';

export const speakingActivity: PlayerComponent<'speakingActivity'> = {
  type: 'speakingActivity',
  family: 'voice',
  view: () => import('./View.tsx'),
};
