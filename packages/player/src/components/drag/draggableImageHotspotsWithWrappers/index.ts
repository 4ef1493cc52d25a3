import type { PlayerComponent } from '../../../part.ts';

export const draggableImageHotspotsWithWrappers: PlayerComponent<'draggableImageHotspotsWithWrappers'> =
  {
    type: 'draggableImageHotspotsWithWrappers',
    family: 'drag',
    view: () => import('./View.tsx'),
  };
