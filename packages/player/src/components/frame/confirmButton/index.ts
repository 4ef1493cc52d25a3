import type { PlayerComponent } from '../../../part.ts';

/** Gives the layout's one confirm button its label; it draws nothing itself (AMBIG-69). */
export const confirmButton: PlayerComponent<'confirmButton'> = {
  type: 'confirmButton',
  family: 'frame',
  view: null,
};
