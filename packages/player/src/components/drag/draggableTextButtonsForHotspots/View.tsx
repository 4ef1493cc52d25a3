import type { PartProps } from '../../../part.ts';
import { Spots } from '../Spots.tsx';

/** Words for the things on a picture (COMP-22). */
export default function View(part: PartProps) {
  return <Spots part={part} face="text" />;
}
