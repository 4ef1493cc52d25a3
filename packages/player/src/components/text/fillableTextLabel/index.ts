import type { PlayerComponent } from '../../../part.ts';

export const fillableTextLabel: PlayerComponent<'fillableTextLabel'> = {
  type: 'fillableTextLabel',
  family: 'text',
  view: () => import('./View.tsx'),
};
