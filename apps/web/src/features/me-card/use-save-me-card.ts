import { attempt, isCallError } from '@digipals/client';
import type { MeChoices } from '@digipals/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { meCardQuery } from './keep/me-card-query.ts';

/** Replaces the me card. Shows a message if that fails; resolves to whether it did not. */
export function useSaveMeCard(userId: string) {
  const { call, popups, browser } = useServices();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const save = async (choices: MeChoices): Promise<boolean> => {
    if (isSending) return false;
    setSending(true);
    const saved = await attempt(
      call('PUT users/{id}/meCard', { params: { id: userId }, body: choices }),
    );
    setSending(false);
    if (!isCallError(saved)) {
      queries.setQueryData(meCardQuery(userId).queryKey, saved);
      return true;
    }
    const text = browser.isOnline() ? 'error.generic' : 'error.offline';
    popups.show({ title: t => t('common.oops'), text: t => t(text), mood: 'sorry' });
    return false;
  };
  return { isSending, save };
}
