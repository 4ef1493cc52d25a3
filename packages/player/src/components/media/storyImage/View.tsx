import type { PartProps } from '../../../part.ts';
import { Story } from '../Story.tsx';

export default function View(part: PartProps) {
  return <Story part={part} />;
}
