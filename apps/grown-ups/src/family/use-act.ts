import { invalidateChanges, type WriteKey } from '@digipals/client';
import { useQueryClient } from '@tanstack/react-query';
import { useServices, withProof } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';

/** Makes writes, one at a time: asks for a code where one is needed, and refetches what they change. */
export function useAct() {
  const services = useServices();
  const queries = useQueryClient();
  const { send, ...state } = useTranslatedSend();
  const act = (key: WriteKey, make: (call: typeof services.call) => Promise<unknown>) =>
    send(async () => {
      await withProof(services, () => make(services.call));
      await invalidateChanges(queries, key);
    });
  return { ...state, act };
}
