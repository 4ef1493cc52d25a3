import { attempt, endpointQuery, isCallError } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../../shared/services.tsx';

/** The words that a child marked as known. */
export type KnownWords = { has(wordId: string): boolean; toggle(wordId: string): void };

/** Reads and marks the known words of a child; a mark that cannot be saved is taken back. */
export function useKnownWords(userId: string): KnownWords {
  const { call, queries, popups, browser } = useServices();
  const query = endpointQuery('GET users/{id}/knownWords', { id: userId });
  const { data } = useQuery(query);
  // Marks are sent one after another, so that the last tap counts.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const show = (wordId: string, known: boolean) =>
    queries.setQueryData(query.queryKey, (ids: string[] = []) =>
      known ? [...ids.filter(id => id !== wordId), wordId] : ids.filter(id => id !== wordId),
    );
  const toggle = async (wordId: string) => {
    const marked = queries.getQueryData(query.queryKey);
    if (!marked) return;
    const known = !marked.includes(wordId);
    // A pending answer is older than the mark.
    void queries.cancelQueries({ queryKey: query.queryKey }, { revert: false });
    show(wordId, known);
    const params = { id: userId, wordId };
    const send = () =>
      attempt(call('PUT users/{id}/knownWords/{wordId}', { params, body: { known } }));
    const sending = sent.current.then(send);
    sent.current = sending.catch(() => undefined);
    if (!isCallError(await sending)) return;
    show(wordId, !known);
    popups.show({
      title: t => t('common.oops'),
      text: t => t(browser.isOnline() ? 'error.generic' : 'error.offline'),
      mood: 'sorry',
    });
  };
  return { has: wordId => data?.includes(wordId) ?? false, toggle: wordId => void toggle(wordId) };
}
