import type { PlayerComponent } from '../../../part.ts';

export const draggableSpeechBubbles: PlayerComponent<'draggableSpeechBubbles'> = {
  type: 'draggableSpeechBubbles',
  family: 'drag',
  view: () => import('./View.tsx'),
};
