import type { PartProps } from '../../../part.ts';
import { TextChoices } from '../TextChoices.tsx';

export default function View(part: PartProps) {
  return <TextChoices part={part} />;
}
