import { endpointQuery } from '@digipals/client';
import type { Case, EndpointKey } from '@digipals/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWrites } from '../shared/use-writes.ts';

/** A form of a case: the call that sends it, which answers with the case. */
export type FormKey = Extract<
  EndpointKey,
  `POST desk/cases/{caseId}/${'notes' | 'strikes' | 'letters' | 'close'}`
>;
type CaseWrite =
  | FormKey
  | 'DELETE desk/strikes/{strikeId}'
  | 'PUT desk/cases/{caseId}/owner'
  | `POST desk/cases/{caseId}/identity/${'requests' | 'confirm'}`;

/** A case and its actions; each write returns the changed case. */
export function useCase(caseId: string) {
  const queries = useQueryClient();
  const query = endpointQuery('GET desk/cases/{caseId}', { caseId });
  const found = useQuery({ ...query, refetchInterval: 15_000 });
  const { write: writeOf, problem, isSending } = useWrites();
  const write = (key: CaseWrite, done: string, send: () => Promise<Case>): Promise<boolean> =>
    writeOf({
      ...{ key, done, send, except: ['GET desk/cases/{caseId}'] },
      onAnswer: async changed => {
        // A pending read could restore the old case.
        await queries.cancelQueries({ queryKey: query.queryKey });
        queries.setQueryData(query.queryKey, changed);
      },
    });
  return { found, write, problem, isSending };
}
/** A case and its actions. */
export type CaseWork = ReturnType<typeof useCase>;
