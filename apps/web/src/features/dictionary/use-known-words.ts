import { attempt, endpointQuery, isCallError } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';

/** The words that a child marked as known. */
export type KnownWords = { has(wordId: string): boolean; toggle(wordId: string): void };

/** Reads and marks the known words of a child; a mark that cannot be saved is taken back. */
export function useKnownWords(userId: string): KnownWords {
  const { call, queries, popups, browser } = useServices();
  const query = endpointQuery('GET users/{id}/knownWords', { id: userId });
  const { data = [] } = useQuery(query);
  const show = (wordId: string, known: boolean) =>
    queries.setQueryData(query.queryKey, (ids: string[] = []) =>
      known ? [...ids.filter(id => id !== wordId), wordId] : ids.filter(id => id !== wordId),
    );
  const toggle = async (wordId: string) => {
    const known = !data.includes(wordId);
    await queries.cancelQueries({ queryKey: query.queryKey });
    show(wordId, known);
    const params = { id: userId, wordId };
    const answer = await attempt(
      call('PUT users/{id}/knownWords/{wordId}', { params, body: { known } }),
    );
    if (!isCallError(answer)) return;
    show(wordId, !known);
    popups.show({
      title: t => t('common.oops'),
      text: t => t(browser.isOnline() ? 'error.generic' : 'error.offline'),
      mood: 'sorry',
    });
  };
  return { has: wordId => data.includes(wordId), toggle: wordId => void toggle(wordId) };
}
