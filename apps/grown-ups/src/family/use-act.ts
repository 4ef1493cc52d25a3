import { invalidateChanges, isCallError, type WriteKey } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';

/** Describes a failed call in the language of the family. */
export function useDescribe(): (error: unknown) => string {
  const t = useText();
  return useCallback(
    error => {
      const isAway = isCallError(error) && (error.code === 'network' || error.code === 'offline');
      return t(isAway ? 'family.offline' : 'family.wrong');
    },
    [t],
  );
}

/** Makes writes, once at a time: asks for a code where one is needed, and reads again what they change. */
export function useAct() {
  const services = useServices();
  const queries = useQueryClient();
  const { send, ...state } = useSend(useDescribe());
  const act = (key: WriteKey, make: (call: typeof services.call) => Promise<unknown>) =>
    send(async () => {
      await withProof(services, () => make(services.call));
      await invalidateChanges(queries, key);
    });
  return { ...state, act };
}
