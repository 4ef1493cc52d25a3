import { useText } from '@digipals/i18n/react';
import { TextArea } from '@digipals/ui';
import type { KeyboardEvent } from 'react';
import css from './Composer.module.css';
import { erased, moved, selected, typed, type Writing } from './edits.ts';
import type { PartProps } from './use-composer.ts';

type Control = (writing: Writing, shift: boolean) => Writing;

const controls: Partial<Record<string, Control>> = {
  Backspace: writing => erased(writing),
  Delete: writing => erased(writing, 1),
  ArrowLeft: (writing, shift) => (shift ? selected : moved)(writing, -1),
  ArrowRight: (writing, shift) => (shift ? selected : moved)(writing, 1),
  Enter: writing => typed(writing, '\n'),
};

type TextProps = PartProps & { narrow: boolean; onFocus(): void };

/** The text area with its marks and the letter counter. */
export function ComposerText({ composer, label, narrow, onFocus }: TextProps) {
  const t = useText();
  const { writing, write, marks, busy, count, max } = composer;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      void composer.press();
      return;
    }
    // A hardware keyboard must work although the text area is read-only below 1024 px.
    if (!narrow || busy || ctrlKey || metaKey || altKey) return;
    const control = controls[key];
    if (!control && key.length !== 1) return;
    event.preventDefault();
    write(control ? control(writing, shiftKey) : typed(writing, key));
  };
  const tooLong = count > max;
  return (
    <div className={css['text']}>
      <TextArea
        label={label}
        placeholder={label}
        value={writing.text}
        caret={writing.caret}
        anchor={writing.anchor}
        marks={marks}
        readOnly={narrow || busy}
        aria-invalid={tooLong || undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={narrow ? 'none' : 'text'}
        onFocus={onFocus}
        onClick={onFocus}
        onKeyDown={onKeyDown}
        onEdit={(text, caret) => write({ text, caret })}
        onCaret={composer.placeCaret}
        corner={
          <>
            <span aria-hidden="true">{t('common.xOfY', { current: count, total: max })}</span>
            <span className={css['heard']}>{t('messages.counter', { count, max })}</span>
          </>
        }
      />
      {tooLong && (
        <p role="status" className={css['long']}>
          {t('messages.tooLong', { count: count - max })}
        </p>
      )}
    </div>
  );
}
