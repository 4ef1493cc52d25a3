import type { PartProps } from '../../../part.ts';
import { TileRow } from '../TileRow.tsx';

/** Words and lines that are heard when they are touched; their order counts (COMP-21). */
export default function View(part: PartProps) {
  return <TileRow part={part} mode="sortableSlots" face="spoken" />;
}
