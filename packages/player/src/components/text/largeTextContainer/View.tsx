import type { PartProps } from '../../../part.ts';
import { Paragraphs } from '../Paragraphs.tsx';

export default function View(part: PartProps) {
  return <Paragraphs large part={part} />;
}
