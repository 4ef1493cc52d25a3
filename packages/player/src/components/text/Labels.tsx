import { useText } from '@digipals/i18n/react';
import { SpeakerButton } from '@digipals/ui';
import type { PartProps, ViewProps } from '../../part.ts';
import css from './text.module.css';

/** Texts that are read, not picked: one label or several side by side. */
export default function Labels({ part }: ViewProps) {
  const t = useText();
  return (
    <div className={css['labels']}>
      {part.component.data.map(item => (
        <p key={item.id} className={css['label']}>
          {item.audio && <Speak part={part} url={item.audio} label={t('action.listen')} />}
          <span lang="en">{item.value}</span>
        </p>
      ))}
    </div>
  );
}

/** The speaker beside a text that has a voice. */
export function Speak({ part, url, label }: { part: PartProps; url: string; label: string }) {
  return <SpeakerButton label={label} onSpeak={() => void part.ports.sound.play(url)} />;
}
