import { SpeakerButton } from '@digipals/ui';
import type { PartProps } from '../../part.ts';

type Props = { part: PartProps; url: string; label: string };

/** The speaker beside a text that has a voice. */
export function Speak({ part, url, label }: Props) {
  return <SpeakerButton label={label} onSpeak={() => void part.ports.sound.play(url)} />;
}
