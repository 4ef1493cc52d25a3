import { endpointQuery } from '@digipals/client';
import type { Adult } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { LinkButton, Select } from '@digipals/ui/grown-ups';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Brand } from '../parts/Brand.tsx';
import { Link } from '../shared/Link.tsx';
import { useSignOut } from '../shared/use-sign-out.ts';
import css from './Frame.module.css';
import { isParent, type PlaceName, placesOf, placeTitles, type Work } from './places.ts';

type Props = {
  adult: Adult;
  works: readonly Work[];
  work: Work | null;
  here: PlaceName;
  onSchool(schoolId: string): void;
  children: ReactNode;
};

/** The school of the page, or a choice where an adult works in several. */
function SchoolName({ works, work, onSchool }: Pick<Props, 'works' | 'work' | 'onSchool'>) {
  const t = useText();
  const found = useQueries({
    queries: works.map(({ schoolId }) =>
      endpointQuery('GET grown-ups/schools/{schoolId}', { schoolId }),
    ),
  });
  const names = Object.fromEntries(
    works.map(({ schoolId }, index) => [schoolId, found[index]?.data?.schoolName ?? '']),
  );
  if (!work) return null;
  if (works.length === 1) return <p className={css['school']}>{names[work.schoolId]}</p>;
  return (
    <Select
      label={t('family.school')}
      options={works.map(({ schoolId }) => schoolId)}
      words={names}
      value={work.schoolId}
      onChoose={onSchool}
    />
  );
}

/** The frame of the app: the places at the side, on phones above the page. */
export function Frame({ adult, works, work, here, onSchool, children }: Props) {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(here);
  useLayoutEffect(() => {
    // Otherwise the focus would stay on the link, and a screen reader would not notice the new page.
    if (shown.current !== here) main.current?.focus({ preventScroll: true });
    shown.current = here;
  }, [here]);
  const signOut = useSignOut();
  return (
    <div className={css['app']}>
      <header className={css['side']}>
        <Brand />
        <SchoolName {...{ works, work, onSchool }} />
        <nav aria-label={t('account.title')}>
          {placesOf(work, isParent(adult)).map(name => (
            <Link key={name} to={`/${name}`} {...(name === here && { 'aria-current': 'page' })}>
              {t(placeTitles[name])}
            </Link>
          ))}
        </nav>
        <div className={css['me']}>
          <b>{adult.name}</b>
          {work && <small>{work.isLead ? t('account.lead') : t('account.teacher')}</small>}
          <LinkButton onClick={signOut}>{t('family.signOut')}</LinkButton>
        </div>
      </header>
      <main className={css['main']} ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
