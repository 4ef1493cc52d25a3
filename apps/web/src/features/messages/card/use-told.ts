import type { Told } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { formatWait } from '../times.ts';
import { waitingQuery } from './queries.ts';

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
