import type { PlayerComponent } from '../../../part.ts';

export const hiddenImageWithTextContainerAndAudio: PlayerComponent<'hiddenImageWithTextContainerAndAudio'> =
  {
    type: 'hiddenImageWithTextContainerAndAudio',
    family: 'media',
    view: () => import('./View.tsx'),
  };
