import { useEffect } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { sendLook, sendSteps } from './kept-steps.ts';

/** Sends what was kept of the first steps without a connection, on every page (ONBOARD-04). */
export function KeptSteps({ userId }: { userId: string }) {
  const services = useServices();
  useEffect(() => {
    const send = () => void Promise.all([sendSteps(services, userId), sendLook(services, userId)]);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [services, userId]);
  return null;
}
