import { friends } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, Card, TextField } from '@digipals/ui';
import { type FormEvent, useState } from 'react';
import css from './SearchForm.module.css';

type Props = {
  /** The last search. */
  name: string;
  onSearch(name: string): void;
  /** Called instead for a name that is too short. */
  onTooShort(): void;
};

/** The search field. Searches on Enter or the button, not per key (AMBIG-21, NOTSHOWN-01). */
export function SearchForm({ name, onSearch, onTooShort }: Props) {
  const t = useText();
  const [text, setText] = useState(name);
  const [short, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    const tooShort = wanted.length < friends.searchMin;
    setShort(tooShort);
    if (tooShort) onTooShort();
    else onSearch(wanted);
  };
  return (
    <Card className={css['card']}>
      <form
        aria-label={t('friends.tab.search')}
        className={css['form']}
        onSubmit={submit}
        noValidate
      >
        <TextField
          label={t('friends.searchLabel')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={friends.searchMax}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          error={short ? t('friends.searchHint') : undefined}
        />
        <Button type="submit" icon="search">
          {t('friends.tab.search')}
        </Button>
      </form>
    </Card>
  );
}
