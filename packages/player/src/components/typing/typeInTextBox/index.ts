import type { PlayerComponent } from '../../../part.ts';

export const typeInTextBox: PlayerComponent<'typeInTextBox'> = {
  type: 'typeInTextBox',
  family: 'typing',
  view: () => import('./View.tsx'),
};
