import { Domino } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import css from './FamilyDoor.module.css';

type Props = {
  title: string;
  about?: ReactNode;
  /** The figure of the child, if it is known. */
  avatarImage?: string | undefined;
  /** Below the title. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The frame of pages for families, in their own language. */
export function FamilyDoor(props: Props) {
  const { title, about, avatarImage, notice, children } = props;
  useTitle(title);
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <Brand />
        <LanguageSelect />
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
