import type { PlayerComponent } from '../../../part.ts';

export const speechBubbles: PlayerComponent<'speechBubbles'> = {
  type: 'speechBubbles',
  family: 'text',
  view: () => import('./View.tsx'),
};
