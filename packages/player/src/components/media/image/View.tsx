import type { PartProps } from '../../../part.ts';
import { Picture } from '../Picture.tsx';

export default function View(part: PartProps) {
  return <Picture part={part} />;
}
