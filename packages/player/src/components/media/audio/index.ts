import type { PlayerComponent } from '../../../part.ts';

export const audio: PlayerComponent<'audio'> = {
  type: 'audio',
  family: 'media',
  view: () => import('./View.tsx'),
};
