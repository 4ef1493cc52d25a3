import type { PartProps } from '../../../part.ts';
import { Dialogue } from '../Dialogue.tsx';

export default function View(part: PartProps) {
  return <Dialogue part={part} />;
}
