import type { PartProps } from '../../../part.ts';
import { Spots } from '../Spots.tsx';

/** Pictures for frames with captions, such as a family tree (COMP-36). */
export default function View(part: PartProps) {
  return <Spots part={part} face="picture" framed />;
}
