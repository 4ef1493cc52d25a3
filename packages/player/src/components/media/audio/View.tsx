import type { PartProps } from '../../../part.ts';
import { Listen } from '../Listen.tsx';

export default function View(part: PartProps) {
  return <Listen part={part} />;
}
