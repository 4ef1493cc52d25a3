import type { AvatarKind, Figure } from '@digipals/avatar';
import { attempt, endpointQuery, isCallError } from '@digipals/client';
import type { LookAtPlace } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { readLook } from './use-look.ts';

const places = ['1', '2', '3'] as const;

type SavedLooks = {
  /** By place; null for a free one. Undefined until they are loaded. */
  looks: readonly (Figure | null)[] | undefined;
  /** While the server answers. */
  busy: boolean;
  /** Saves a look at a place, or frees it; without a connection it says so. @returns whether it is saved */
  save(index: number, look: Figure | null): Promise<boolean>;
};

/** The saved looks of a child or its Domino (WARDROBE-11). One of an older kit counts as a free place. */
export function useSavedLooks(kind: AvatarKind, userId: string, worn: Figure): SavedLooks {
  const { call, queries, browser, popups } = useServices();
  const query = endpointQuery('GET users/{id}/savedLooks', { id: userId });
  const { data } = useQuery(query);
  const [busy, setBusy] = useState(false);
  const explain = (offline: boolean) =>
    popups.show({
      mood: 'sorry',
      ...(offline
        ? { title: t => t('shop.offline'), text: t => t('shop.offline.save') }
        : { text: t => t('error.generic') }),
    });

  const save = async (index: number, look: Figure | null): Promise<boolean> => {
    const place = places[index];
    if (!place || busy) return false;
    if (!browser.isOnline()) {
      explain(true);
      return false;
    }
    setBusy(true);
    try {
      const answer = await attempt(
        call('PUT users/{id}/savedLooks/{place}', {
          params: { id: userId, place },
          body: { [kind]: look } as LookAtPlace,
        }),
      );
      if (isCallError(answer)) {
        explain(answer.status === 0);
        return false;
      }
      await queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, answer);
      return true;
    } finally {
      setBusy(false);
    }
  };

  const looks = data?.[kind].map(look => look && readLook(kind, worn, look));
  return { looks, busy, save };
}
