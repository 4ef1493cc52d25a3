import { endpointQuery } from '@digipals/client';
import type { EndpointKey, HelpCase } from '@digipals/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWrites } from '../shared/use-writes.ts';

/** A step of a lead in a help request. */
export type HelpStep = Extract<EndpointKey, `POST desk/cases/{caseId}/help/${string}`>;

/** The help request of a case and its steps; each answers with the changed request. */
export function useHelp(caseId: string) {
  const queries = useQueryClient();
  const query = endpointQuery('GET desk/cases/{caseId}/help', { caseId });
  const found = useQuery({ ...query, refetchInterval: 5_000 });
  const { write, problem, isSending } = useWrites();
  const step = (key: HelpStep, done: string, send: () => Promise<HelpCase>): Promise<boolean> =>
    write({
      ...{ key, done, send, except: ['GET desk/cases/{caseId}/help'] },
      onAnswer: async changed => {
        // A pending read could restore the old request.
        await queries.cancelQueries({ queryKey: query.queryKey });
        queries.setQueryData(query.queryKey, changed);
      },
    });
  return { found, step, problem, isSending };
}
/** A help request and its steps. */
export type HelpWork = ReturnType<typeof useHelp>;
