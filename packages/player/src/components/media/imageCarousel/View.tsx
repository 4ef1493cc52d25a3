import type { PartProps } from '../../../part.ts';
import { PictureCarousel } from '../PictureCarousel.tsx';

export default function View(part: PartProps) {
  return <PictureCarousel part={part} />;
}
