import type { ViewProps } from '../../../part.ts';
import { Bubble, faceOf, sidesOf, Turns } from '../../shared/Bubble.tsx';

/** What people say to each other, line by line (COMP-24, COMP-25). */
export default function Dialogue({ part }: ViewProps) {
  const { component, ports } = part;
  const sides = sidesOf(component.data.map(({ label }) => label));
  return (
    <Turns>
      {component.data.map(({ id, value, label, audio }, line) => (
        <Bubble
          key={id}
          side={sides[line] ?? 'left'}
          speaker={label}
          face={faceOf(component, label)}
          onSpeak={audio === undefined ? undefined : () => void ports.sound.play(audio)}
        >
          <span lang="en">{value}</span>
        </Bubble>
      ))}
    </Turns>
  );
}
