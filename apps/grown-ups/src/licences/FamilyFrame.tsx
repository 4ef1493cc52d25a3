import { localeOf, type Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui/grown-ups';
import { useStore } from '@digipals/ui/store';
import type { ReactNode } from 'react';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { FamilyTexts } from '../shared/FamilyTexts.tsx';
import { languageFor } from '../shared/family-language.ts';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { useServices } from '../shared/services.tsx';
import css from './FamilyFrame.module.css';

type Props = { title(t: Translate): string; about?(t: Translate): string; children: ReactNode };

function Frame({ title, about, children }: Props) {
  const t = useText();
  useTitle(title(t));
  return (
    <main className={css['page']}>
      <Sky className={css['hero']}>
        <header className={css['top']}>
          <Brand />
          <LanguageSelect />
        </header>
        <div className={css['words']}>
          <div>
            <h1>{title(t)}</h1>
            {about && <p>{about(t)}</p>}
          </div>
          <Domino mood="hello" className={css['domino']} />
        </div>
      </Sky>
      <div className={css['main']}>{children}</div>
    </main>
  );
}

/** A page about licences for families, in a language that they choose. */
export function FamilyFrame(props: Props) {
  const chosen = useStore(useServices().language);
  return (
    <FamilyTexts locale={localeOf(languageFor(chosen))}>
      <Frame {...props} />
    </FamilyTexts>
  );
}
