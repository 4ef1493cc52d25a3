import { attempt, isCallError } from '@digipals/client';
import type { MeKey } from '@digipals/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { meCardQuery } from './keep/me-card-query.ts';

/** Takes one choice off the me card, or all. Shows a message if that fails; resolves to whether it did not. */
export function useForgetChoices(userId: string) {
  const { call, popups, browser } = useServices();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const forget = async (key?: MeKey): Promise<boolean> => {
    if (isSending) return false;
    setSending(true);
    const left = await attempt(
      key
        ? call('DELETE users/{id}/meCard/{key}', { params: { id: userId, key } })
        : call('DELETE users/{id}/meCard', { params: { id: userId } }),
    );
    setSending(false);
    if (!isCallError(left)) {
      queries.setQueryData(meCardQuery(userId).queryKey, left);
      return true;
    }
    const text = browser.isOnline() ? 'error.generic' : 'error.offline';
    popups.show({ title: t => t('common.oops'), text: t => t(text), mood: 'sorry' });
    return false;
  };
  return { isSending, forget };
}
