import { useEffect } from 'react';
import { refreshTexts } from '../../features/messages/gone/fold-texts.ts';
import { sendReports } from '../../features/reports/outbox.ts';
import { useServices } from '../../shared/services.tsx';
import { foldWaiting } from './fold-waiting.ts';

/** How often a report that did not arrive is tried again: a device may be connected and reach nothing. */
const AGAIN_MS = 20_000;

/** Sends reports that were made without a connection, now and when the connection returns. */
export function useSendReports(userId: string): void {
  const { call, storage, queries } = useServices();
  useEffect(() => {
    const send = async () => {
      if (await sendReports({ call, storage }, userId)) refreshTexts(queries);
    };
    const sendNow = () => void send();
    foldWaiting({ queries, storage });
    sendNow();
    window.addEventListener('online', sendNow);
    const timer = setInterval(sendNow, AGAIN_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [call, storage, queries, userId]);
}
