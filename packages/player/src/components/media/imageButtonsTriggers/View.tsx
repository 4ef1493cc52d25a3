import type { PartProps } from '../../../part.ts';
import { SpeakingPictures } from '../SpeakingPictures.tsx';

export default function View(part: PartProps) {
  return <SpeakingPictures part={part} />;
}
