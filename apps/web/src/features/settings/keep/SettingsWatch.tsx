import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { applySettings, sendChoices, settingsQuery, showUnsent, unsentChoices } from './choices.ts';

/** Sends choices made offline, and lets those made on another device take effect. */
export function SettingsWatch({ userId }: { userId: string }) {
  const services = useServices();
  const [sent, setSent] = useState(false);
  useEffect(() => {
    const send = () =>
      void sendChoices(services, userId).then(() =>
        setSent(Object.keys(unsentChoices(services.storage, userId)).length === 0),
      );
    showUnsent(services, userId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [services, userId]);
  const { data } = useQuery({ ...settingsQuery(userId), enabled: sent });
  useEffect(() => {
    if (data) applySettings(services, data);
  }, [services, data]);
  return null;
}
