import type { PlayerComponent } from '../../../part.ts';

export const textLabel: PlayerComponent<'textLabel'> = {
  type: 'textLabel',
  family: 'text',
  view: () => import('./View.tsx'),
};
