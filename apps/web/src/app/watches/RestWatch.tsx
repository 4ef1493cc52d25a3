import { TextPartProvider } from '@digipals/i18n/react';
import { useEffect, useReducer, useRef } from 'react';
import { useGoesOn } from '../../features/activities/keep/begun.ts';
import { restQuery, useRest } from '../../features/rest/query/use-rest.ts';
import { RestPage } from '../../features/rest/RestPage.tsx';
import { useSession } from '../../features/session/session-context.tsx';
import { Boundary } from '../../shared/Boundary.tsx';
import { useServices } from '../../shared/services.tsx';
import { useContactChange } from './use-contact-change.ts';

const ASK_MS = 60_000;
const ASK_AGAIN_MS = 10_000;
const LOOK_MS = 15_000;
/** Age in ms of an answer that is asked for again on the next page: a grown-up may have changed something. */
const NEXT_PAGE_MS = 2_000;

/**
 * Shows that Domino sleeps while the child rests, with or without a connection. What began before the rest
 * goes on to its end; pages let nothing new begin (`use-may-begin.ts`).
 */
export function RestWatch({ place }: { place: string }) {
  const { user, logout } = useSession();
  const { userId } = user;
  const { queries } = useServices();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const { data, isResting } = useRest(userId, {
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : ASK_MS),
  });
  const asked = useRef(place);
  useEffect(() => {
    if (asked.current === place) return;
    asked.current = place;
    void queries.prefetchQuery({ ...restQuery(userId), staleTime: NEXT_PAGE_MS });
  }, [queries, userId, place]);
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  useContactChange(data?.mayMeet);
  const goesOn = useGoesOn(userId, place, isResting);
  if (!isResting || goesOn || !data?.until || !data.why) return null;
  return (
    <Boundary>
      <TextPartProvider part="pages" waiting={null}>
        <RestPage why={data.why} until={data.until} onLeave={() => logout()} />
      </TextPartProvider>
    </Boundary>
  );
}
