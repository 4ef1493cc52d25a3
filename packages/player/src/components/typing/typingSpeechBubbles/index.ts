import type { PlayerComponent } from '../../../part.ts';

export const typingSpeechBubbles: PlayerComponent<'typingSpeechBubbles'> = {
  type: 'typingSpeechBubbles',
  family: 'typing',
  view: () => import('./View.tsx'),
};
