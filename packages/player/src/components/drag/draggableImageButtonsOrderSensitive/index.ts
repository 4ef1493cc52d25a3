import type { PlayerComponent } from '../../../part.ts';

export const draggableImageButtonsOrderSensitive: PlayerComponent<'draggableImageButtonsOrderSensitive'> =
  {
    type: 'draggableImageButtonsOrderSensitive',
    family: 'drag',
    view: () => import('./View.tsx'),
  };
