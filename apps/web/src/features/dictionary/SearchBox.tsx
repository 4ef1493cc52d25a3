import { useText } from '@digipals/i18n/react';
import { Icon, RoundButton } from '@digipals/ui';
import { useRef } from 'react';
import css from './SearchBox.module.css';

/** Longer than any word of the dictionary. */
const longest = 40;

type Props = { text: string; onText(text: string): void };

/** The search field; words appear while the child types (DICT-04). */
export function SearchBox({ text, onText }: Props) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <search className={css['search']}>
      <Icon name="search" className={css['icon']} />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('dictionary.search')}
        placeholder={t('dictionary.search')}
        value={text}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {text !== '' && (
        <RoundButton
          icon="x"
          label={t('dictionary.clear')}
          className={css['clear']}
          onClick={clear}
        />
      )}
    </search>
  );
}
