import type { PlayerComponent } from '../../../part.ts';
import { sample } from './sample.ts';

export const draggableTextButtonsOrderInsensitive: PlayerComponent<'draggableTextButtonsOrderInsensitive'> =
  {
    type: 'draggableTextButtonsOrderInsensitive',
    family: 'drag',
    sample,
    view: () => import('./View.tsx'),
  };
