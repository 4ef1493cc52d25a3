import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { Case, EndpointKey } from '@digipals/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';

/** A form of a case: the call that sends it, which answers with the case. */
export type FormKey = Extract<
  EndpointKey,
  `POST desk/cases/{caseId}/${'notes' | 'strikes' | 'letters' | 'close'}`
>;
type CaseWrite = FormKey | 'DELETE desk/strikes/{strikeId}';

/** A case and its actions; each write returns the changed case. */
export function useCase(caseId: string) {
  const { announced } = useServices();
  const queries = useQueryClient();
  const query = endpointQuery('GET desk/cases/{caseId}', { caseId });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const found = useQuery({ ...query, refetchInterval: 15_000 });
  const write = async (
    key: CaseWrite,
    done: string,
    action: () => Promise<Case>,
  ): Promise<boolean> => {
    if (isSending) return false;
    setSending(true);
    setProblem(null);
    try {
      const changed = await action();
      // A read on its way may still bring the case as it was.
      await queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, changed);
      announced.set({ text: done });
      await invalidateChanges(queries, key, { except: ['GET desk/cases/{caseId}'] });
      return true;
    } catch (error) {
      setProblem(describeError(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { found, write, problem, isSending };
}
/** A case and its actions. */
export type CaseWork = ReturnType<typeof useCase>;
