import type { Case } from '@digipals/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '../shared/call-error.ts';
import { queryKeys } from '../shared/queries.ts';
import { useServices } from '../shared/services.tsx';

/** A case and its actions; each write returns the changed case. */
export function useCase(caseId: string) {
  const { call, announced } = useServices();
  const queries = useQueryClient();
  const queryKey = ['case', caseId];
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const found = useQuery({
    queryKey,
    queryFn: () => call('GET desk/cases/{caseId}', { params: { caseId } }),
    refetchInterval: 15_000,
  });
  const write = async (done: string, action: () => Promise<Case>): Promise<boolean> => {
    if (isSending) return false;
    setSending(true);
    setProblem(null);
    try {
      queries.setQueryData(queryKey, await action());
      announced.set({ text: done });
      await queries.invalidateQueries({ queryKey: queryKeys.cases });
      await queries.invalidateQueries({ queryKey: queryKeys.queue });
      return true;
    } catch (error) {
      setProblem(wordsOf(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { found, write, problem, isSending };
}
/** A case and its actions. */
export type CaseWork = ReturnType<typeof useCase>;
