import type { PlayerComponent } from '../../../part.ts';

export const draggableTextButtonsOrderInsensitive: PlayerComponent<'draggableTextButtonsOrderInsensitive'> =
  {
    type: 'draggableTextButtonsOrderInsensitive',
    family: 'drag',
    view: () => import('./View.tsx'),
  };
