import type { PlayerComponent } from '../../../part.ts';

export const textLabels: PlayerComponent<'textLabels'> = {
  type: 'textLabels',
  family: 'text',
  view: () => import('./View.tsx'),
};
