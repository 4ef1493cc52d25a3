import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { Recall } from '@digipals/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';

/** A step of an adult in a recall. */
export type RecallStep =
  | 'POST desk/recalls'
  | 'POST desk/recalls/{recallId}/confirm'
  | 'POST desk/recalls/{recallId}/restore';

/** The recalls that an adult sees. */
export const useRecalls = () =>
  useQuery({ ...endpointQuery('GET desk/recalls'), refetchInterval: 10_000 });

/** Makes a step in a recall, and says what went wrong. */
export function useRecallStep() {
  const { announced } = useServices();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const step = async (
    key: RecallStep,
    done: (recall: Recall) => string,
    act: () => Promise<Recall>,
  ): Promise<Recall | null> => {
    if (isSending) return null;
    setSending(true);
    setProblem(null);
    try {
      const recall = await act();
      announced.set({ text: done(recall) });
      await invalidateChanges(queries, key);
      return recall;
    } catch (error) {
      setProblem(describeError(error));
      return null;
    } finally {
      setSending(false);
    }
  };
  return { step, problem, isSending };
}
/** Steps in recalls. */
export type RecallWork = ReturnType<typeof useRecallStep>;
