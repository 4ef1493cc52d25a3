import { endpointQuery } from '@digipals/client';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Card, Flag, Icon, SpeakerButton } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import css from './EnglishCard.module.css';
import { useOwnLanguages } from './keep/use-settings.ts';
import { type EnglishSample, samples } from './samples.ts';

const labels = { gb: 'settings.english.gb', us: 'settings.english.us' } as const;

const isTaught = (code: string): code is TeachingLanguage =>
  teachingLanguages.some(taught => taught === code);

/** British or American English; each says the same question in its own way (SETTINGS-01). */
export function EnglishCard({ userId }: { userId: string }) {
  const t = useText();
  const { sounds } = useServices();
  const { languages, change } = useOwnLanguages(userId);
  const offered = useQuery(endpointQuery('GET languages/teaching')).data;
  // Without a connection the list of this version is offered.
  const codes = offered?.map(({ code }) => code).filter(isTaught) ?? teachingLanguages;
  const say = ({ sound }: EnglishSample) => void sounds.play(sound);
  const own = languages?.teachingLanguage ?? 'gb';
  const choose = (code: TeachingLanguage) => {
    // A child who is helped in English is helped in the English it learns.
    const helped = languages && isTaught(languages.supportLanguage);
    change({ teachingLanguage: code, ...(helped && { supportLanguage: code }) });
  };
  return (
    <Card
      className={css['card']}
      title={t('settings.english.title')}
      aside={<SpeakerButton label={t('action.listen')} onSpeak={() => say(samples[own])} />}
    >
      <div className={css['choice']} role="radiogroup" aria-label={t('settings.english.title')}>
        {codes.map(code => (
          <label key={code} className={css['one']}>
            <input
              type="radio"
              name="english"
              disabled={!languages}
              checked={languages?.teachingLanguage === code}
              onChange={() => choose(code)}
              onClick={() => say(samples[code])}
            />
            <Flag code={code} className={css['flag']} />
            <Icon name="speak" />
            <span className={css['name']}>{t(labels[code])}</span>
            <span className={css['sample']} lang={samples[code].tag}>
              {samples[code].text}
            </span>
          </label>
        ))}
      </div>
    </Card>
  );
}
