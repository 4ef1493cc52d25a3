import { TextPartProvider, useLocale } from '@digipals/i18n/react';
import { useStore } from '@digipals/ui/store';
import { useEffect, useMemo, useState } from 'react';
import type { Bootstrap } from '../features/session/bootstrap.ts';
import { SessionProvider, type SignedIn } from '../features/session/session-context.tsx';
import type { SessionStore } from '../features/session/session-store.ts';
import { Boundary } from '../shared/Boundary.tsx';
import { Failed } from '../shared/Failed.tsx';
import { Later, latePart } from '../shared/later.tsx';
import { Lifebuoy } from '../shared/lifebuoy/Lifebuoy.tsx';
import { ArrivedProvider } from '../shared/page-title.tsx';
import { useLocation } from '../shared/routing/history.ts';
import { match } from '../shared/routing/match.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { decide } from './guards.ts';
import { preloadPage, preloadTexts, textPartOf, usePage } from './pages.ts';
import css from './Router.module.css';
import { type PageName, routeTable } from './route-table.ts';
import { Shell } from './shell/Shell.tsx';
import { Watch } from './Watch.tsx';

/** Asks which of two children goes on; loaded when needed. */
const swapView = latePart(() => import('./leave/SwapView.tsx'));

type Props = { bootstrap: Bootstrap; session: SessionStore };

/** Shows the page of the current path once the guards allow it. `startNavigation` handles redirects. */
export function Router({ bootstrap, session }: Props) {
  const { pathname, search } = useLocation();
  const boot = useStore(bootstrap.boot);
  const arrived = useArrived(pathname);
  const found = useMemo(() => match(pathname), [pathname]);
  const ready = boot.phase === 'ready' ? boot : null;
  const signedIn = useMemo(
    (): SignedIn | null =>
      ready && {
        user: ready.user,
        premium: ready.premium,
        welcome: ready.welcome,
        logout: leaving => void bootstrap.logout(leaving),
      },
    [ready, bootstrap],
  );
  const decision = decide({
    match: found,
    pathname,
    search,
    hasSession: session.read() !== null,
    premium: ready?.premium,
  });
  const page = found && routeTable[found.name].page;
  const locale = useLocale();
  useEffect(() => {
    preloadPage(page);
    preloadTexts(page, locale);
  }, [page, locale]);
  if (boot.phase === 'swapping') return <Later part={swapView} props={boot} />;
  if (boot.phase === 'failed') return <LoginFailed bootstrap={bootstrap} pathname={pathname} />;
  if (!found || !page || !signedIn || decision.type !== 'show') return <Waiting />;
  return (
    <SessionProvider value={signedIn}>
      <ArrivedProvider value={arrived}>
        <Shell route={found.name}>
          <Boundary key={pathname}>
            <Page name={page} />
          </Boundary>
        </Shell>
        <Watch />
      </ArrivedProvider>
    </SessionProvider>
  );
}

/** The stored session could not be checked: the child stays signed in and may try again. */
function LoginFailed({ bootstrap, pathname }: { bootstrap: Bootstrap; pathname: string }) {
  const retry = () => void bootstrap.start({ ticket: null, inPlace: pathname !== '/' });
  return (
    <main className={css['alone']}>
      <Failed onRetry={retry} />
      <Lifebuoy hasWords />
    </main>
  );
}

/** The page, or the spinner while it or its texts load. */
function Page({ name }: { name: PageName }) {
  const Current = usePage(name);
  const part = textPartOf(name);
  if (!Current) return <Waiting />;
  if (!part) return <Current />;
  return (
    <TextPartProvider part={part} waiting={<Waiting />}>
      <Current />
    </TextPartProvider>
  );
}

/** Whether the child navigated here from another page of the app; / does not count, as it only redirects. */
function useArrived(pathname: string): boolean {
  const [path, setPath] = useState(pathname);
  const [arrived, setArrived] = useState(false);
  if (path !== pathname) {
    setPath(pathname);
    if (path !== '/') setArrived(true);
  }
  return arrived;
}
