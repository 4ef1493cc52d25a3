import { type LanguageCode, languageCodes, localeOfLanguage } from '@digipals/contract/constants';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Domino, Select } from '@digipals/ui/grown-ups';
import { type ReactNode, useState } from 'react';
import { FamilyTexts } from '../consents/FamilyTexts.tsx';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { firstLanguage, keepLanguage, ownNames } from '../shared/family-language.ts';
import css from './FamilyFrame.module.css';

type Props = { title(t: Translate): string; about?(t: Translate): string; children: ReactNode };
type FrameProps = Props & { language: LanguageCode; onLanguage(language: LanguageCode): void };

function Frame({ title, about, children, language, onLanguage }: FrameProps) {
  const t = useText();
  useTitle(title(t));
  return (
    <div className={css['page']}>
      <Sky className={css['hero']}>
        <header className={css['top']}>
          <Brand />
          <Select
            label={t('upgrade.language')}
            options={languageCodes}
            words={ownNames}
            value={language}
            onChoose={onLanguage}
          />
        </header>
        <div className={css['words']}>
          <div>
            <h1>{title(t)}</h1>
            {about && <p>{about(t)}</p>}
          </div>
          <Domino mood="hello" className={css['domino']} />
        </div>
      </Sky>
      <main className={css['main']}>{children}</main>
    </div>
  );
}

/** A page about licences for families, in a language that they choose. */
export function FamilyFrame(props: Props) {
  const [language, setLanguage] = useState(firstLanguage);
  const choose = (next: LanguageCode) => {
    keepLanguage(next);
    setLanguage(next);
  };
  return (
    <FamilyTexts locale={localeOfLanguage[language]}>
      <Frame {...props} language={language} onLanguage={choose} />
    </FamilyTexts>
  );
}
