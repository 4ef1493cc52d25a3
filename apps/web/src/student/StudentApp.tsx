import type { LanguageCode } from '@digipals/contract/constants';
import { languageTag } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { useEffect, useState } from 'react';
import { Lifebuoy } from '../shared/lifebuoy/Lifebuoy.tsx';
import { storageKeys } from '../shared/storage.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Logo } from './Logo.tsx';
import { loadTexts, type Texts } from './language.ts';
import type { StudentPorts } from './ports.ts';
import { SignIn } from './SignIn.tsx';
import css from './StudentApp.module.css';

type Props = { ports: StudentPorts; first: { language: LanguageCode; texts: Texts } };

/** /student: a child signs in with class code, face and three pictures (NOTSHOWN-23). */
export function StudentApp({ ports, first }: Props) {
  const [language, setLanguage] = useState(first.language);
  const [texts, setTexts] = useState(first.texts);
  useEffect(() => {
    document.documentElement.lang = languageTag(texts.locale);
  }, [texts.locale]);
  const choose = (code: LanguageCode) => {
    setLanguage(code);
    ports.storage.setItem(storageKeys.interfaceLanguage, code);
    loadTexts(code).then(setTexts, () => undefined);
  };
  return (
    <TextProvider {...texts}>
      <div className={css['door']}>
        <header className={css['top']}>
          <Logo />
          <Lifebuoy />
          <LanguageChoice language={language} onChoose={choose} />
        </header>
        <main className={css['main']}>
          <SignIn ports={ports} />
        </main>
      </div>
    </TextProvider>
  );
}
