import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { EndpointKey, HelpCase } from '@digipals/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';

/** A step of a lead in a help request. */
export type HelpStep = Extract<EndpointKey, `POST desk/cases/{caseId}/help/${string}`>;

/** The help request of a case and its steps; each answers with the changed request. */
export function useHelp(caseId: string) {
  const { announced } = useServices();
  const queries = useQueryClient();
  const query = endpointQuery('GET desk/cases/{caseId}/help', { caseId });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const found = useQuery({ ...query, refetchInterval: 5_000 });
  const step = async (
    key: HelpStep,
    done: string,
    act: () => Promise<HelpCase>,
  ): Promise<boolean> => {
    if (isSending) return false;
    setSending(true);
    setProblem(null);
    try {
      const changed = await act();
      await queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, changed);
      announced.set({ text: done });
      await invalidateChanges(queries, key, { except: ['GET desk/cases/{caseId}/help'] });
      return true;
    } catch (error) {
      setProblem(describeError(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { found, step, problem, isSending };
}
/** A help request and its steps. */
export type HelpWork = ReturnType<typeof useHelp>;
