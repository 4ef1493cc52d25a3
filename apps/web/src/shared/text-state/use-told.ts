import { endpointQuery } from '@digipals/client';
import type { Told } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import { formatWait } from './format-wait.ts';

/** The usual review time; null without data. */
export const waitingQuery = () => endpointQuery('GET messages/waitingTime', {}, { retry: false });

/** The time until a text is read, in words of the child's clock, and whether it is read on another day. */
export function useTold(timeZone: string): {
  told: Told | undefined;
  words: string;
  isLater: boolean;
} {
  const t = useText();
  const locale = useLocale();
  const { now } = useServices();
  const told = useQuery(waitingQuery()).data;
  const words = formatWait(told, { t, locale, timeZone, now: now() });
  return { told, words, isLater: told?.kind === 'tomorrow' };
}
