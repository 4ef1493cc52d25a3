import { useText } from '@digipals/i18n/react';
import type { PartProps } from '../../part.ts';
import { Speak } from './Labels.tsx';
import css from './text.module.css';

/** A text of one or more paragraphs, each with its voice when it has one. */
export function Paragraphs({ part }: { part: PartProps }) {
  const t = useText();
  return (
    <div className={css['container']}>
      {part.component.data.map(item => (
        <div key={item.id} className={css['paragraph']}>
          {item.audio && <Speak part={part} url={item.audio} label={t('action.listen')} />}
          <p lang="en">{item.value}</p>
        </div>
      ))}
    </div>
  );
}
