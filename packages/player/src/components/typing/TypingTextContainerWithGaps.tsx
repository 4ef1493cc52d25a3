import { useMemo } from 'react';
import type { ViewProps } from '../../part.ts';
import { gapNumbers } from '../gap-text.ts';
import { TypedText } from './TypedText.tsx';
import { Typing } from './Typing.tsx';
import { useBoxes } from './use-boxes.ts';

/** A text with typed gaps, one letter in each box (COMP-40). */
export default function TypingTextContainerWithGaps({ part }: ViewProps) {
  const text = String(part.component.meta['text'] ?? '');
  const boxes = useBoxes(
    part,
    useMemo(() => gapNumbers([text]), [text]),
  );
  return (
    <Typing part={part} boxes={boxes}>
      <TypedText boxes={boxes} text={text} />
    </Typing>
  );
}
