import type { PlayerComponent } from '../../../part.ts';

export const verticalTextButtonsSentences: PlayerComponent<'verticalTextButtonsSentences'> = {
  type: 'verticalTextButtonsSentences',
  family: 'matching',
  view: () => import('./View.tsx'),
};
