import { endpointQuery } from '@digipals/client';
import { type LanguageCode, languageCodes } from '@digipals/contract/constants';
import { languageTag, localeOf } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Card, Flag } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import css from './HelpLanguageCard.module.css';
import { useOwnLanguages } from './keep/use-settings.ts';

/** What speakers call their language: a child finds its own although it cannot read the others. */
const ownNames: Record<Exclude<LanguageCode, 'us'>, string> = {
  gb: 'English',
  es: 'Español',
  fr: 'Français',
  ru: 'Русский',
  tr: 'Türkçe',
  az: 'Azərb.',
  th: 'ไทย',
  cn: '中文',
};

type Offered = keyof typeof ownNames;
const order = Object.keys(ownNames) as Offered[];

/** The language of help and texts, each with its flag (SETTINGS-02). */
export function HelpLanguageCard({ userId }: { userId: string }) {
  const t = useText();
  const { languages, change } = useOwnLanguages(userId);
  const lang = languages?.supportLanguage ?? 'gb';
  const list = useQuery(endpointQuery('GET languages/support/{lang}', { lang })).data;
  // Without a connection the list of this version is offered.
  const codes: readonly LanguageCode[] = list?.map(({ code }) => code) ?? languageCodes;
  // English is one choice: it is the English that the child learns.
  const taught = languages?.teachingLanguage ?? 'gb';
  const codeOf = (offered: Offered): LanguageCode => (offered === 'gb' ? taught : offered);
  const isChosen = (offered: Offered) => (lang === 'us' ? 'gb' : lang) === offered;
  const nameOf = (code: LanguageCode) => list?.find(one => one.code === code)?.name;
  return (
    <Card title={t('settings.help.title')}>
      <div className={css['list']} role="radiogroup" aria-label={t('settings.help.title')}>
        {order
          .filter(offered => codes.includes(offered))
          .map(offered => (
            <label key={offered} className={css['one']} title={nameOf(codeOf(offered))}>
              <input
                type="radio"
                name="help"
                disabled={!languages}
                checked={languages !== undefined && isChosen(offered)}
                onChange={() => change({ supportLanguage: codeOf(offered) })}
              />
              <Flag code={codeOf(offered)} className={css['flag']} />
              <span lang={languageTag(localeOf(offered))}>{ownNames[offered]}</span>
            </label>
          ))}
      </div>
    </Card>
  );
}
