import type { PartProps } from '../../../part.ts';
import { Labels } from '../Labels.tsx';

export default function View(part: PartProps) {
  return <Labels part={part} />;
}
