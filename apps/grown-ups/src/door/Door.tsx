import { Domino, type DominoMood } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import css from './Door.module.css';

type Props = {
  title: string;
  about: ReactNode;
  says?: string;
  mood?: DominoMood;
  children: ReactNode;
};

/** The frame of sign-in and invitations: the form, and Domino under the sky. */
export function Door({ title, about, says, mood = 'sit', children }: Props) {
  useTitle(title);
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <Brand />
        <LanguageSelect />
      </header>
      <main className={css['two']}>
        <section className={css['form']}>
          <div>
            <h1>{title}</h1>
            <p>{about}</p>
          </div>
          {children}
        </section>
        <Sky className={css['picture']}>
          {says && <p className={css['says']}>{says}</p>}
          <Domino mood={mood} className={css['domino']} />
        </Sky>
      </main>
    </div>
  );
}
