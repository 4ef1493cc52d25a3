import { useText } from '@digipals/i18n/react';
import type { ReactNode } from 'react';
import { Wallpaper } from '../../features/profile/wallpaper/Wallpaper.tsx';
import { useSession } from '../../features/session/session-context.tsx';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import type { RouteName } from '../../shared/routing/paths.ts';
import { useParam } from '../../shared/routing/use-params.ts';
import { routeTable } from '../route-table.ts';
import { NavBar } from './NavBar.tsx';
import css from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

type Props = { route: RouteName; children: ReactNode };

/** The toolbars around a page; a bare page has none. */
export function Shell({ route, children }: Props) {
  const t = useText();
  const { user } = useSession();
  const visited = useParam('userId');
  const { bare: alone, phoneAlone = false } = routeTable[route];
  const bare = alone === 'own' ? !visited || visited === user.userId : alone;
  return (
    <>
      <Wallpaper
        userId={user.userId}
        visitedId={route === 'digipal' && visited ? visited : undefined}
      />
      {!bare && (
        <>
          <a className={css['skip']} href="#page">
            {t('nav.skip')}
          </a>
          <div className={phoneAlone ? css['notOnPhones'] : css['bars']}>
            <TopBar route={route} userId={user.userId} />
            <NavBar route={route} />
          </div>
        </>
      )}
      <main id="page" tabIndex={-1} className={bare ? css['bare'] : css['page']}>
        {children}
      </main>
      {bare && <Lifebuoy />}
    </>
  );
}
