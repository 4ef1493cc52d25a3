import { useEffect } from 'react';
import { hasUnsent, sendLines } from '../../help/outbox.ts';
import { useServices } from '../../shared/services.tsx';

/** Sends what a child wrote on the help page without a connection, now and when the connection returns. */
export function useSendHelp(userId: string): void {
  const { call, storage } = useServices();
  useEffect(() => {
    const send = () => {
      if (hasUnsent(storage, userId)) void sendLines({ call, storage }, userId);
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [call, storage, userId]);
}
