import { helpRequests } from '@digipals/contract/help-requests';
import { useText } from '@digipals/i18n/react';
import css from './WordsField.module.css';

type Props = { text: string; onChange(text: string): void };

/** Where a child writes in its own words. */
export function WordsField({ text, onChange }: Props) {
  const t = useText();
  return (
    <textarea
      className={css['words']}
      aria-label={t('help.words')}
      rows={3}
      maxLength={helpRequests.mostCharacters}
      value={text}
      onChange={event => onChange(event.target.value)}
    />
  );
}
