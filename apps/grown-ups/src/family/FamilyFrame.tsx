import type { Adult, FamilyChild } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { LinkButton, Select } from '@digipals/ui/grown-ups';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Brand } from '../parts/Brand.tsx';
import { useTitle } from '../parts/Head.tsx';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { useSignOut } from '../shared/use-sign-out.ts';
import css from './FamilyFrame.module.css';
import { type FamilyPageName, pageNames, pages } from './pages.tsx';

type Props = {
  adult: Adult;
  worksInSchool: boolean;
  family: readonly FamilyChild[];
  child: FamilyChild | undefined;
  page: FamilyPageName;
};

/** The child that the pages are about; a choice where there are several. */
function ChildChoice({ family, child, page }: Pick<Props, 'family' | 'child' | 'page'>) {
  const t = useText();
  const { location } = useServices();
  if (!child) return null;
  const names = Object.fromEntries(family.map(({ childId, name }) => [childId, name]));
  return (
    <div className={css['child']}>
      <img src={`${child.avatarImage}/head.svg`} alt="" width="40" height="40" />
      {family.length === 1 ? (
        <b>{child.name}</b>
      ) : (
        <Select
          label={t('family.child')}
          options={family.map(({ childId }) => childId)}
          words={names}
          value={child.childId}
          onChoose={id => location.go(`/family/${id}/${page}`)}
        />
      )}
    </div>
  );
}

/** Opens the menu on phones; where there is room its content is always seen. */
function MenuButton({ menuId }: { menuId: string }) {
  const t = useText();
  return (
    <button
      type="button"
      className={css['menu']}
      aria-label={t('menu.open')}
      popoverTarget={menuId}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h16M4 12h16M4 17h16" />
      </svg>
    </button>
  );
}

/** The frame of a family's pages: a list of pages at the side, on phones a bar at the bottom. */
export function FamilyFrame({
  adult,
  worksInSchool,
  family,
  child,
  page,
  children,
}: Props & { children: ReactNode }) {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  const menuId = useId();
  const signOut = useSignOut();
  useTitle(t(pages[page].title));
  useLayoutEffect(() => {
    // Otherwise the focus would stay on the link, and a screen reader would not notice the new page.
    if (shown.current !== page) main.current?.focus();
    shown.current = page;
  }, [page]);
  return (
    <div className={css['app']}>
      <header className={css['side']}>
        <div className={css['brand']}>
          <Brand about={t('family.brand')} />
        </div>
        <ChildChoice {...{ family, child, page }} />
        <MenuButton menuId={menuId} />
        <nav aria-label={t('family.pages')} className={css['pages']}>
          {child &&
            pageNames.map(name => (
              <Link
                key={name}
                to={`/family/${child.childId}/${name}`}
                {...(name === page && { 'aria-current': 'page' })}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  {pages[name].icon}
                </svg>
                <span>{t(pages[name].title)}</span>
              </Link>
            ))}
        </nav>
        <div className={css['me']} id={menuId} popover="auto">
          <b>{adult.name}</b>
          <LanguageSelect />
          <span>
            <Link to="/account">{t('family.account')}</Link>
            {worksInSchool && <Link to="/classes">{t('family.school')}</Link>}
            <LinkButton onClick={signOut}>{t('family.signOut')}</LinkButton>
          </span>
        </div>
      </header>
      <main className={css['main']} ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
