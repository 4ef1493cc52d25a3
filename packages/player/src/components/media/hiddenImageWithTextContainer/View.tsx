import type { PartProps } from '../../../part.ts';
import { PictureWithText } from '../PictureWithText.tsx';

export default function View(part: PartProps) {
  return <PictureWithText hidden part={part} />;
}
