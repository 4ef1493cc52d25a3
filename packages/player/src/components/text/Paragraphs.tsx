import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import type { ViewProps } from '../../part.ts';
import { Speak } from './Speak.tsx';
import css from './text.module.css';

type Props = ViewProps & {
  /** Large letters that fill the board, as on a page of a book (COMP-53). */
  large?: boolean;
};

/** A text of one or more paragraphs, each with its voice when it has one. */
export default function Paragraphs({ part, large = false }: Props) {
  const t = useText();
  return (
    <div
      className={classes(css['container'], large && css['large'])}
      data-firm={large ? 'text' : undefined}
    >
      {part.component.data.map(item => (
        <div key={item.id} className={css['paragraph']}>
          {item.audio && <Speak part={part} url={item.audio} label={t('action.listen')} />}
          <p lang="en">{item.value}</p>
        </div>
      ))}
    </div>
  );
}
