import { attempt, endpointQuery, invalidateChanges, isCallError } from '@digipals/client';
import type { OwnGrownUps } from '@digipals/contract';
import type { WishKind } from '@digipals/contract/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../shared/services.tsx';

const WISH = 'POST users/{id}/wishes';

/** What the child knows of its grown-ups; undefined until loaded. */
export const useOwnGrownUps = (userId: string): OwnGrownUps | undefined =>
  useQuery(endpointQuery('GET users/{id}/grown-ups', { id: userId })).data;

/** Makes wishes to the grown-ups, one at a time. Shows a message if that fails. */
export function useWishes(userId: string) {
  const { call, popups, browser } = useServices();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const make = async (kind: WishKind): Promise<void> => {
    setSending(true);
    const made = await attempt(call(WISH, { params: { id: userId }, body: { kind } }));
    setSending(false);
    if (!isCallError(made)) return invalidateChanges(queries, WISH);
    const text = browser.isOnline() ? 'error.generic' : 'error.offline';
    popups.show({ title: t => t('common.oops'), text: t => t(text), mood: 'sorry' });
  };
  return { isSending, make };
}
