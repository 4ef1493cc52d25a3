import type { PartProps } from '../../../part.ts';
import { Trigger } from '../Trigger.tsx';

export default function View(part: PartProps) {
  return <Trigger part={part} />;
}
