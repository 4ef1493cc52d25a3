import { useEffect } from 'react';
import { sendLook, sendSteps } from '../../features/onboarding/progress/kept-steps.ts';
import { useServices } from '../../shared/services.tsx';

/** Sends what was kept of the first steps without a connection, on every page (ONBOARD-04). */
export function useSendSteps(userId: string): void {
  const services = useServices();
  useEffect(() => {
    const send = () => void Promise.all([sendSteps(services, userId), sendLook(services, userId)]);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [services, userId]);
}
