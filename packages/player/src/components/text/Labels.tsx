import { useText } from '@digipals/i18n/react';
import type { ViewProps } from '../../part.ts';
import { Speak } from './Speak.tsx';
import css from './text.module.css';

/** Texts to read, not to pick: one label or several side by side. */
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
