import { attempt, endpointQuery, isCallError } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { dropGone, forgetTexts } from './gone-texts.ts';

const goneQuery = (userId: string) =>
  endpointQuery(
    'GET users/{id}/goneTexts',
    { id: userId },
    { retry: false, staleTime: Number.POSITIVE_INFINITY },
  );

/** Tells the other tabs of this browser which texts are gone; they may be hidden and not poll. */
function useChannel(userId: string, onGone: (ids: readonly string[]) => void) {
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(`gone-texts-${userId}`);
    opened.onmessage = ({ data }) => latest.current(data as string[]);
    channel.current = opened;
    return () => opened.close();
  }, [userId]);
  return channel;
}

/**
 * Drops gone texts from this page and the other tabs, and sends the server a receipt (SAFE2-38 to SAFE2-40).
 * A notification announces gone texts; after being offline the page asks for them first.
 */
export function useGoneTexts(userId: string): void {
  const { queries, call } = useServices();
  const { data, refetch } = useQuery(goneQuery(userId));
  const channel = useChannel(userId, ids => dropGone(queries, ids));
  const drop = useCallback(() => {
    if (!data || data.length === 0) return;
    dropGone(queries, data);
    channel.current?.postMessage(data);
    const input = { params: { id: userId }, body: { submissionIds: data } };
    void attempt(call('POST users/{id}/goneTexts', input)).then(answer => {
      if (!isCallError(answer)) void refetch();
    });
  }, [data, queries, call, channel, userId, refetch]);
  useEffect(drop, [drop]);
  useEffect(() => {
    const ask = () => {
      forgetTexts(queries);
      // The receipt may have been lost with the connection, and an unchanged answer would not send it again.
      drop();
      void refetch();
    };
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [queries, drop, refetch]);
  useFreshAfterBack();
}

/** A page restored from the back/forward cache would show gone texts: it hides itself first, then reloads. */
function useFreshAfterBack(): void {
  const { browser } = useServices();
  useEffect(() => {
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.hidden = true;
    };
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) browser.reload();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, [browser]);
}
