import type { TeachingLanguage } from '@digipals/contract/constants';
import { type MeKey, meCard, meChoicesOf, meKeys, meWord, sayMe } from '@digipals/contract/me-card';
import { useText } from '@digipals/i18n/react';
import { Button, Card, RoundButton } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { meCardQuery } from './keep/me-card-query.ts';
import css from './MeCard.module.css';
import { useForgetChoices } from './use-forget-choices.ts';

/** What the child has chosen about itself in lessons, as sentences; it can forget one or all. */
export function MeCard({ userId, english }: { userId: string; english: TeachingLanguage }) {
  const t = useText();
  const { data } = useQuery(meCardQuery(userId));
  const { isSending, forget } = useForgetChoices(userId);
  const text = useRef<HTMLParagraphElement>(null);
  if (!data) return null;
  const { choices, pictures } = data;
  const lines = meKeys.flatMap(key => {
    const choice = meChoicesOf(key)[choices[key] ?? ''];
    return choice ? [{ key, sentence: sayMe(meCard[key].sentence, meWord(choice, english)) }] : [];
  });
  /** The pressed button disappears, so the focus moves to the text above. */
  const press = async (key?: MeKey) => {
    if (await forget(key)) text.current?.focus();
  };
  return (
    <Card title={t('settings.me.title')} className={css['card'] ?? ''}>
      <p ref={text} tabIndex={-1} className={css['text']}>
        {t(lines.length > 0 ? 'settings.me.text' : 'settings.me.empty')}
      </p>
      <ul className={css['list']}>
        {lines.map(({ key, sentence }) => (
          <li key={key} className={css['line']}>
            {pictures[key] && <img src={pictures[key]} alt="" width={52} height={52} />}
            <span lang="en">{sentence}</span>
            <RoundButton
              icon="x"
              label={t('settings.me.forget', { sentence })}
              disabled={isSending}
              onClick={() => void press(key)}
            />
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <Button variant="quiet" wide disabled={isSending} onClick={() => void press()}>
          {t('settings.me.forgetAll')}
        </Button>
      )}
    </Card>
  );
}
