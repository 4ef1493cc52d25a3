import { endpointQuery } from '@digipals/client';
import type { Staff } from '@digipals/contract';
import { staffSession } from '@digipals/contract/constants';
import { VisuallyHidden } from '@digipals/ui/grown-ups';
import { usePlace } from '@digipals/ui/location';
import { useStore } from '@digipals/ui/store';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CasePage } from '../cases/CasePage.tsx';
import { CasesPage } from '../cases/CasesPage.tsx';
import { DutyPage } from '../duty/DutyPage.tsx';
import { HelpPage } from '../help/HelpPage.tsx';
import { KeysList } from '../keys/KeysList.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { DueBar } from '../known/DueBar.tsx';
import { KnownPage } from '../known/KnownPage.tsx';
import { AgreementPage } from '../lists/AgreementPage.tsx';
import { AuditPage } from '../lists/AuditPage.tsx';
import { HistoryPage } from '../lists/HistoryPage.tsx';
import { MeasurePage } from '../measures/MeasurePage.tsx';
import { MeasuresPage } from '../measures/MeasuresPage.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { PersonPage } from '../people/PersonPage.tsx';
import { HeldPage } from '../queue/HeldPage.tsx';
import { QueuePage } from '../queue/QueuePage.tsx';
import { RecallPage } from '../recalls/RecallPage.tsx';
import { RecallsPage } from '../recalls/RecallsPage.tsx';
import { RepliesPage } from '../replies/RepliesPage.tsx';
import { ReviewPage } from '../review/ReviewPage.tsx';
import { useOnIdle } from '../shared/activity.ts';
import { useServices } from '../shared/services.tsx';
import { useQueue } from '../shared/use-queue.ts';
import css from './Desk.module.css';
import { PasswordPage } from './PasswordPage.tsx';
import { findPlace, isReviewer, type PlaceName } from './places.ts';
import { Side } from './Side.tsx';

type PageProps = { name: PlaceName; id: string | null; take: string | null; onKeys(): void };

function Page({ name, id, take, onKeys }: PageProps) {
  switch (name) {
    case 'review':
      return <ReviewPage key="review" kind="review" take={take} onKeys={onKeys} />;
    case 'second':
      return <ReviewPage key="second" kind="second" take={null} onKeys={onKeys} />;
    case 'eyes':
      return <ReviewPage key="severe" kind="severe" take={null} onKeys={onKeys} />;
    case 'lead':
      return <ReviewPage key="lead" kind="lead" take={null} onKeys={onKeys} />;
    case 'queue':
      return <QueuePage />;
    case 'held':
      return <HeldPage />;
    case 'help':
      return <HelpPage />;
    case 'cases':
      return id === null ? <CasesPage /> : <CasePage key={id} caseId={id} />;
    case 'replies':
      return <RepliesPage />;
    case 'history':
      return <HistoryPage />;
    case 'recalls':
      return id === null ? <RecallsPage /> : <RecallPage key={id} submissionId={id} />;
    case 'measures':
      return id === null ? <MeasuresPage /> : <MeasurePage key={id} caseId={id} />;
    case 'agreement':
      return <AgreementPage />;
    case 'audit':
      return <AuditPage />;
    case 'duty':
      return <DutyPage />;
    case 'people':
      return id === null ? <PeoplePage /> : <PersonPage key={id} staffId={id} />;
    case 'known':
      return <KnownPage />;
    case 'password':
      return <PasswordPage />;
  }
}

/** Announces changes to screen readers. */
function Announcer() {
  const { announced } = useServices();
  const { text } = useStore(announced);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}

/** Signs out. The server releases the adult's leases; the session ends here even if the call fails. */
function useSignOut(): (because: string | null) => Promise<void> {
  const { call, session, signedOutBecause, queries, location } = useServices();
  return useCallback(
    async because => {
      await call('POST desk/sign-out').catch(() => undefined);
      signedOutBecause.set(because);
      session.set(null);
      queries.clear();
      location.go('/');
    },
    [call, session, signedOutBecause, queries, location],
  );
}

/** Moves the focus to a new page; otherwise Enter would press the link again instead of opening a row. */
function useFocusOn(place: string) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const { current } = ref;
    if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [place]);
  return ref;
}

/** The desk of a signed-in adult. */
export function Desk({ staff }: { staff: Staff }) {
  const { location } = useServices();
  const { path, query } = usePlace(location);
  const { name, id } = findPlace(path, staff.role);
  const queue = useQueue(isReviewer(staff.role));
  const help = useQuery({
    ...endpointQuery('GET desk/help'),
    refetchInterval: 5_000,
    enabled: staff.role === 'lead',
  });
  const [showsKeys, setShowsKeys] = useState(false);
  const signOut = useSignOut();
  const minutes = staffSession.idleMs / 60_000;
  const leave = useCallback(
    () => void signOut(`You were signed out after ${minutes} minutes without a key.`),
    [signOut, minutes],
  );
  useOnIdle(staffSession.idleMs, leave);
  const main = useFocusOn(`${name} ${id}`);
  const toggleKeys = () => setShowsKeys(!showsKeys);
  useKeys({
    level: 'frame',
    actions: {
      keys: toggleKeys,
      ...(isReviewer(staff.role) && name !== 'review' && { start: () => location.go('/') }),
    },
  });
  return (
    <>
      <div className={css['desk']}>
        <Side
          staff={staff}
          here={name}
          queue={queue.data}
          help={help.data}
          onSignOut={() => void signOut(null)}
        />
        <main className={css['main']} ref={main} tabIndex={-1}>
          {name !== 'known' && <DueBar />}
          <Page name={name} id={id} take={query.get('take')} onKeys={toggleKeys} />
        </main>
        {showsKeys && (
          <KeysList
            canTranslate={queue.data?.canTranslate === true}
            onClose={() => setShowsKeys(false)}
          />
        )}
      </div>
      <Announcer />
    </>
  );
}
