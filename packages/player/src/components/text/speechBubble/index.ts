import type { PlayerComponent } from '../../../part.ts';

export const speechBubble: PlayerComponent<'speechBubble'> = {
  type: 'speechBubble',
  family: 'text',
  view: () => import('./View.tsx'),
};
