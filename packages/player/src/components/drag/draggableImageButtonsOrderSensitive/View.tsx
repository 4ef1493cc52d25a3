import type { PartProps } from '../../../part.ts';
import { TileRow } from '../TileRow.tsx';

/** Pictures in the order of what is heard or told (COMP-13). */
export default function View(part: PartProps) {
  return <TileRow part={part} mode="sortableSlots" face="picture" />;
}
