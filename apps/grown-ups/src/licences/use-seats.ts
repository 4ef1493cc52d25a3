import { invalidateChanges, isCallError } from '@digipals/client';
import type { SeatTarget } from '@digipals/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { licences as words } from '../words/licences.ts';

const describe = (error: unknown): string | null =>
  isCallError(error) && error.code === 'seats_used_up' ? words.noneFree : null;

/** Gives seats of a school and takes them back. */
export function useSeats(schoolId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useSend(describe);
  const move = (what: 'give' | 'take', target: SeatTarget): Promise<boolean> =>
    send(async () => {
      const key = `POST grown-ups/licences/schools/{schoolId}/${what}` as const;
      await call(key, { params: { schoolId }, body: target });
      await invalidateChanges(queries, key);
    });
  return { problem, isSending, move };
}
