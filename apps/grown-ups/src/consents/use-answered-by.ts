import type { Consent, ConsentMethod } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { datesIn } from '../shared/dates-in.ts';

/** How an answer was given, in words for families. */
const methodTexts = {
  letter: 'consent.by.letter',
  email: 'consent.by.person',
  account: 'consent.by.person',
  pause: 'consent.by.pause',
  operator: 'consent.by.operator',
  school: 'consent.by.school',
  left: 'consent.by.school',
  erasure: 'consent.by.operator',
  demo: 'consent.by.operator',
} as const satisfies Record<ConsentMethod, string>;

/** Says who gave the answer that counts, and when; null before there is one. The server may keep back the name. */
export function useAnsweredBy(): (consent: Consent | undefined) => string | null {
  const t = useText();
  const { day } = datesIn(useLocale());
  return consent => {
    if (!consent?.method || !consent.at || consent.state === 'open') return null;
    const { method, state, at } = consent;
    const date = day(at);
    const { who } = consent;
    const key = methodTexts[method];
    const isPauseOver = method === 'pause' && state !== 'no';
    if (key === 'consent.by.school' || key === 'consent.by.operator') return t(key, { date });
    // A job recorded the end of a pause.
    if (who === null)
      return t(isPauseOver ? 'consent.by.operator' : 'consent.by.another', { date });
    return t(isPauseOver ? 'consent.by.pauseOver' : key, { who, date });
  };
}
