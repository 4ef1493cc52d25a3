import { useMemo } from 'react';
import type { ViewProps } from '../../part.ts';
import { gapNumbers } from '../gap-text.ts';
import { Bubble, bubblesOf, faceOf, sidesOf, Turns } from '../shared/Bubble.tsx';
import { TypedText } from './TypedText.tsx';
import { Typing } from './Typing.tsx';
import { useBoxes } from './use-boxes.ts';

/** A dialogue with typed gaps, one letter in each box (COMP-28). */
export default function TypingSpeechBubbles({ part }: ViewProps) {
  const { component, ports } = part;
  const lines = useMemo(() => bubblesOf(component), [component]);
  const boxes = useBoxes(
    part,
    useMemo(() => gapNumbers(lines.map(({ text }) => text)), [lines]),
  );
  const sides = sidesOf(lines.map(({ speaker }) => speaker));
  return (
    <Typing part={part} boxes={boxes} talk>
      <Turns>
        {lines.map(({ id, text, speaker, audio }, at) => (
          <Bubble
            key={id}
            side={sides[at] ?? 'left'}
            speaker={speaker}
            face={faceOf(component, speaker)}
            onSpeak={audio === undefined ? undefined : () => void ports.sound.play(audio)}
          >
            <TypedText boxes={boxes} text={text} />
          </Bubble>
        ))}
      </Turns>
    </Typing>
  );
}
