import type { PlayerComponent } from '../../../part.ts';

export const typingTextContainerWithGaps: PlayerComponent<'typingTextContainerWithGaps'> = {
  type: 'typingTextContainerWithGaps',
  family: 'typing',
  view: () => import('./View.tsx'),
};
