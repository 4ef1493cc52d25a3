import type { PlayerComponent } from '../../../part.ts';

export const verticalTextButtonsWithAudio: PlayerComponent<'verticalTextButtonsWithAudio'> = {
  type: 'verticalTextButtonsWithAudio',
  family: 'matching',
  view: () => import('./View.tsx'),
};
