import type { PartProps } from '../../../part.ts';
import { TileRow } from '../TileRow.tsx';

export default function View(part: PartProps) {
  return <TileRow part={part} mode="sortableSlots" face="text" />;
}
