import type { PlayerComponent } from '../../../part.ts';

export const randomisedImageButtons: PlayerComponent<'randomisedImageButtons'> = {
  type: 'randomisedImageButtons',
  family: 'choice',
  view: () => import('./View.tsx'),
};
