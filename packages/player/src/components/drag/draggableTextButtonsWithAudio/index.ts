import type { PlayerComponent } from '../../../part.ts';

export const draggableTextButtonsWithAudio: PlayerComponent<'draggableTextButtonsWithAudio'> = {
  type: 'draggableTextButtonsWithAudio',
  family: 'drag',
  view: () => import('./View.tsx'),
};
