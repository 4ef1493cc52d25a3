import { type LanguageCode, languageCodes } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Domino, Select } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { ownNames } from '../shared/family-language.ts';
import css from './FamilyDoor.module.css';

type Props = {
  title: string;
  about?: ReactNode;
  /** The figure of the child, if it is known. */
  avatarImage?: string | undefined;
  /** Below the title. */
  notice?: ReactNode;
  language: LanguageCode;
  onLanguage(language: LanguageCode): void;
  children: ReactNode;
};

/** What every page of a family needs of its frame. */
export type FamilyFrame = Pick<Props, 'language' | 'onLanguage'>;

/** The frame of pages for families, in their own language. */
export function FamilyDoor(props: Props) {
  const { title, about, avatarImage, notice, language, onLanguage, children } = props;
  const t = useText();
  useTitle(title);
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <Brand />
        <Select
          label={t('consent.language')}
          options={languageCodes}
          words={ownNames}
          value={language}
          onChoose={onLanguage}
        />
      </header>
      <main className={css['two']}>
        <section className={css['lead']}>
          <Sky className={css['scene']}>
            {avatarImage !== undefined && (
              <img src={`${avatarImage}/full.svg`} alt="" className={css['child']} />
            )}
            <Domino mood="hello" className={css['domino']} />
          </Sky>
          <h1>{title}</h1>
          {about && <p className={css['about']}>{about}</p>}
          {notice}
        </section>
        <section className={css['box']}>{children}</section>
      </main>
    </div>
  );
}
