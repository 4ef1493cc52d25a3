import { endpointQuery } from '@digipals/client';
import type { Rest } from '@digipals/contract';
import { TextPartProvider } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { RestPage } from '../../features/rest/RestPage.tsx';
import { useSession } from '../../features/session/session-context.tsx';
import { Boundary } from '../../shared/Boundary.tsx';
import { isBusyPath } from '../../shared/routing/match.ts';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { useGoesOn } from './begun.ts';

const ASK_MS = 60_000;
const LOOK_MS = 15_000;

/** Whether a child rests at `now`, by the times of the last answer. */
const isRestAt = ({ from, until }: Rest, now: number): boolean =>
  from !== null && until !== null && Date.parse(from) <= now && now < Date.parse(until);

/**
 * Shows that Domino sleeps while the child rests, with or without a connection. What began before the rest
 * goes on to its end, but nothing new begins.
 */
export function RestWatch({ place }: { place: string }) {
  const { user, logout } = useSession();
  const { browser, history, now } = useServices();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const { data, dataUpdatedAt } = useQuery({
    ...endpointQuery('GET users/{id}/rest', { id: user.userId }),
    refetchInterval: ASK_MS,
    staleTime: ASK_MS,
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  // Online the server's clock counts, even if the clock of the device is wrong.
  const late = data && browser.isOnline() ? Date.parse(data.now) - dataUpdatedAt : 0;
  const isResting = data && isRestAt(data, Math.max(now(), dataUpdatedAt) + late);
  const goesOn = useGoesOn(user.userId, place, isResting);
  const isRefused = isResting === true && !goesOn && isBusyPath(place);
  useEffect(() => {
    // Behind the page of the rest an activity would go on to speak.
    if (isRefused) history.replace(path('my-profile'), undefined, { ignoreBlocker: true });
  }, [isRefused, history]);
  if (!isResting || goesOn || !data?.until || !data.why) return null;
  return (
    <Boundary>
      <TextPartProvider part="pages" waiting={null}>
        <RestPage why={data.why} until={data.until} onLeave={() => logout()} />
      </TextPartProvider>
    </Boundary>
  );
}
