import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import type { ViewProps } from '../../part.ts';
import { GapText } from '../shared/GapText.tsx';
import { MarkBadge } from '../Tile.tsx';
import { OwnKeyboard } from './OwnKeyboard.tsx';
import { ownField } from './own-field.ts';
import css from './TypeInTextBox.module.css';
import typing from './typing.module.css';
import { useTextField } from './use-text-field.ts';

/** A box for a typed answer, with text around it if there is any (COMP-47). */
export default function TypeInTextBox({ part }: ViewProps) {
  const t = useText();
  const { text, mark, letters, onKey, onErase, input } = useTextField(part);
  const around = String(part.component.meta['text'] ?? '{1}');

  const box = (
    <span
      className={classes(css['field'], mark && css[mark])}
      data-mark={mark}
      data-glow={(part.hint?.glow === 'place' && part.hint.next !== null) || undefined}
    >
      {/* As wide as its content. */}
      <span aria-hidden="true" className={css['letters']}>
        {mark
          ? letters.map(({ at, letter, same }) => (
              <b key={at} className={classes(css['letter'], !same && css['differs'])}>
                {letter}
              </b>
            ))
          : text}
      </span>
      <input
        {...input}
        size={1}
        {...ownField}
        aria-label={t('player.answer')}
        aria-invalid={mark === 'again' || undefined}
        className={css['input']}
        data-text-box=""
      />
      {mark && <MarkBadge mark={mark} className={css['badge']} />}
    </span>
  );

  return (
    <div className={typing['typing']} data-locked={part.locked || undefined}>
      <p className={typing['line']} lang="en">
        <GapText text={around}>{box}</GapText>
      </p>
      <OwnKeyboard part={part} free onKey={onKey} onErase={onErase} />
    </div>
  );
}
