import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';

/** What a grown-up has decided; the watch of the rest asks for it on each page, and each minute. */
const decidedQuery = (userId: string) => endpointQuery('GET users/{id}/rest', { id: userId });

/**
 * Whether a grown-up permits contact (SAFE-13); undefined until it is known (FAMILY-36). Each page asks the server.
 * Until it answers, an earlier no still counts, but an earlier yes does not: a grown-up may have withdrawn it.
 */
export function useMayMeet(userId: string): boolean | undefined {
  const { data, isFetchedAfterMount } = useQuery({ ...decidedQuery(userId), staleTime: 0 });
  // What an older version has kept on the device does not say it.
  const mayMeet = data && data.mayMeet !== false;
  return mayMeet && !isFetchedAfterMount ? undefined : mayMeet;
}

/** Whom to ask before the child can do something; comforts a child whose friends are hidden, not gone (FAMILY-37). */
export function useAskFirst(
  userId: string,
  words: 'friends.askGrownUp' | 'post.askGrownUp',
): string {
  const t = useText();
  const { data } = useQuery({ ...decidedQuery(userId), enabled: false });
  return data?.hasHiddenFriends ? `${t('friends.stillFriends')} ${t(words)}` : t(words);
}
