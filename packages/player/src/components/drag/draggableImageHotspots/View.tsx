import type { PartProps } from '../../../part.ts';
import { Spots } from '../Spots.tsx';

/** Pictures for their places (COMP-35). */
export default function View(part: PartProps) {
  return <Spots part={part} face="picture" />;
}
