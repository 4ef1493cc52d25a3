import type { AskedChild, Consent } from '@digipals/contract';
import type { AskedPurpose } from '@digipals/contract/constants';
import { consentWords } from '../words/consents.ts';

const DAY_MS = 24 * 3_600_000;

/** What counts for a purpose. */
export const consentOf = (
  { consents }: AskedChild,
  purpose: AskedPurpose,
): Pick<Consent, 'state'> & Partial<Consent> =>
  consents.find(one => one.purpose === purpose) ?? { state: 'open' };

/** Whether the family of a child has something to answer. */
export const isOpen = (child: AskedChild): boolean =>
  child.consents.some(
    ({ purpose, state }) => purpose !== 'learning' && (state === 'open' || state === 'paused'),
  );

/** What a tile says about the consent of a child; null if its family has answered. */
export function askedText(child: AskedChild, now: number): string | null {
  if (!isOpen(child)) return null;
  if (child.askedAt) {
    // The clock of this device may be behind that of the server.
    const since = Math.max(0, now - Date.parse(child.askedAt));
    return consentWords.asked(Math.floor(since / DAY_MS));
  }
  return consentOf(child, 'contact').state === 'paused'
    ? consentWords.changed
    : consentWords.notAsked;
}
