import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('drag');
const tiles = () => import('../drag/TileRow.tsx');
const spots = () => import('../drag/Spots.tsx');

/** Tiles that are moved to places. */
export const dragParts = {
  draggableImageButtons: row(tiles, { mode: 'drop', face: 'picture' }),
  draggableImageButtonsOrderSensitive: row(tiles, { mode: 'sortableSlots', face: 'picture' }),
  draggableImageHotspots: row(spots, { face: 'picture' }),
  draggableImageHotspotsWithWrappers: row(spots, { face: 'picture', framed: true }),
  draggableSpeechBubbles: row(() => import('../drag/DraggableSpeechBubbles.tsx')),
  draggableSpeechBubblesWithGaps: row(() => import('../drag/DraggableSpeechBubblesWithGaps.tsx')),
  draggableTextButtons: row(tiles, { mode: 'sortableSlots', face: 'text' }),
  draggableTextButtonsForHotspots: row(spots, { face: 'text' }),
  draggableTextButtonsOrderInsensitive: row(tiles, { mode: 'drop', face: 'text' }),
  draggableTextButtonsWithAudio: row(tiles, { mode: 'sortableSlots', face: 'spoken' }),
  draggableTextContainer: row(() => import('../drag/DraggableTextContainer.tsx')),
  draggableTextContainerWithGaps: row(() => import('../drag/DraggableTextContainerWithGaps.tsx')),
} satisfies Parts;
