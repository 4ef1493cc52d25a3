import type { PartProps } from '../../../part.ts';
import { Fillable } from '../Fillable.tsx';

export default function View(part: PartProps) {
  return <Fillable part={part} />;
}
