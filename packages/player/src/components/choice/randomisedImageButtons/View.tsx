import type { PartProps } from '../../../part.ts';
import { ImageChoices } from '../ImageChoices.tsx';

export default function View(part: PartProps) {
  return <ImageChoices part={part} dealt />;
}
