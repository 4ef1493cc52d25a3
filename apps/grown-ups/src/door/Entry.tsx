import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui/grown-ups';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { Link } from '../shared/Link.tsx';
import css from './Entry.module.css';

const facts = [
  ['door.read', 'door.read.about'],
  ['door.little', 'door.little.about'],
  ['door.few', 'door.few.about'],
] as const;

/** The page before anybody has signed in: what this is, and the doors. */
export function Entry() {
  const t = useText();
  useTitle('DigiPals');
  return (
    <main className={css['page']}>
      <Sky className={css['hero']}>
        <header className={css['top']}>
          <Brand />
          <LanguageSelect />
        </header>
        <div className={css['words']}>
          <div>
            <h1>{t('door.hero')}</h1>
            <p>{t('door.about')}</p>
          </div>
          <Domino mood="hello" className={css['domino']} />
        </div>
      </Sky>
      <div className={css['doors']}>
        <Link to="/sign-in" className={css['door']}>
          <b>{t('door.school')}</b>
          <small>{t('door.school.about')}</small>
        </Link>
        <Link to="/sign-in" className={css['door']}>
          <b>{t('door.parent')}</b>
          <small>{t('door.parent.about')}</small>
        </Link>
        <Link to="/consent" className={css['door']}>
          <b>{t('door.letter')}</b>
          <small>{t('door.letter.about')}</small>
        </Link>
        <a href="/student" className={css['door']}>
          <b>{t('door.child')}</b>
          <small>{t('door.child.about')}</small>
        </a>
        <ul className={css['facts']}>
          {facts.map(([title, about]) => (
            <li key={title}>
              <b>{t(title)}</b>
              {t(about)}
            </li>
          ))}
        </ul>
        <p className={css['invited']}>{t('door.invited')}</p>
      </div>
    </main>
  );
}
