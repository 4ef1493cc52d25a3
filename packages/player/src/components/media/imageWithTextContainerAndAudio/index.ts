import type { PlayerComponent } from '../../../part.ts';

export const imageWithTextContainerAndAudio: PlayerComponent<'imageWithTextContainerAndAudio'> = {
  type: 'imageWithTextContainerAndAudio',
  family: 'media',
  view: () => import('./View.tsx'),
};
