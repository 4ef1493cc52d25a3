import { endpointQuery } from '@digipals/client';
import type { Rest } from '@digipals/contract';
import { TextPartProvider } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RestPage } from '../../features/rest/RestPage.tsx';
import { useSession } from '../../features/session/session-context.tsx';
import { Boundary } from '../../shared/Boundary.tsx';
import { isBusyPath } from '../../shared/routing/match.ts';
import { useServices } from '../../shared/services.tsx';

const ASK_MS = 60_000;
const LOOK_MS = 15_000;

/** Whether a child rests at `now`, by the times of the last answer. */
const isRestAt = ({ from, until }: Rest, now: number): boolean =>
  from !== null && until !== null && Date.parse(from) <= now && now < Date.parse(until);

/** Shows that Domino sleeps while the child rests, with or without a connection. */
export function RestWatch({ place }: { place: string }) {
  const { user, logout } = useSession();
  const { browser, now } = useServices();
  const [time, setTime] = useState(now);
  const { data, dataUpdatedAt } = useQuery({
    ...endpointQuery('GET users/{id}/rest', { id: user.userId }),
    refetchInterval: ASK_MS,
    staleTime: ASK_MS,
  });
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [now]);
  if (!data?.until || !data.why) return null;
  // Online the server's clock counts, even if the clock of the device is wrong.
  const late = browser.isOnline() ? Date.parse(data.now) - dataUpdatedAt : 0;
  if (!isRestAt(data, Math.max(time, dataUpdatedAt) + late) || isBusyPath(place)) return null;
  return (
    <Boundary>
      <TextPartProvider part="pages" waiting={null}>
        <RestPage why={data.why} until={data.until} onLeave={() => logout()} />
      </TextPartProvider>
    </Boundary>
  );
}
