import type { PlayerComponent } from '../../../part.ts';

export const draggableSpeechBubblesWithGaps: PlayerComponent<'draggableSpeechBubblesWithGaps'> = {
  type: 'draggableSpeechBubblesWithGaps',
  family: 'drag',
  view: () => import('./View.tsx'),
};
