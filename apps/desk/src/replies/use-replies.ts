import { endpointQuery } from '@digipals/client';
import type { CaseItem, DeskReply, LostLetter } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** A row of the page. `isDone`: a lead has dealt with it. */
export type ReplyItem = { readonly id: string; readonly isDone: boolean } & (
  | { readonly kind: 'reply'; readonly reply: DeskReply }
  | { readonly kind: 'letter'; readonly letter: LostLetter }
  | { readonly kind: 'case'; readonly found: CaseItem }
);

const live = { refetchInterval: 15_000 };

/**
 * What waits: replies, letters that were given up, and cases with a reply. What is dealt with comes last. One list does
 * not wait for the other.
 */
export function useReplies() {
  const read = useQuery({ ...endpointQuery('GET desk/replies'), ...live });
  const cases = useQuery({ ...endpointQuery('GET desk/cases', { show: 'replied' }), ...live });
  const items = useMemo(() => {
    const { replies, letters } = read.data ?? { replies: [], letters: [] };
    const all: ReplyItem[] = [
      ...replies.map(reply => ({
        ...{ kind: 'reply' as const, id: `reply ${reply.replyId}` },
        ...{ isDone: reply.outcome !== null, reply },
      })),
      ...letters.map(letter => ({
        ...{ kind: 'letter' as const, id: `letter ${letter.letterId}` },
        ...{ isDone: letter.dealtWith !== null, letter },
      })),
      ...(cases.data ?? []).map(found => ({
        ...{ kind: 'case' as const, id: `case ${found.caseId}` },
        ...{ isDone: false, found },
      })),
    ];
    return all.toSorted((one, other) => Number(one.isDone) - Number(other.isDone));
  }, [read.data, cases.data]);
  const retry = () => {
    void read.refetch();
    void cases.refetch();
  };
  const isLoaded = read.data !== undefined && cases.data !== undefined;
  const hasMore = read.data?.hasMore === true;
  return { items, hasMore, isLoaded, isError: read.isError || cases.isError, retry };
}
