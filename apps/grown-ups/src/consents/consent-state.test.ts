import type { AskedChild, Consent } from '@digipals/contract';
import { expect, test } from 'vitest';
import { askedText } from './consent-state.ts';

const nobody = { who: null, relation: null, method: null, version: null, at: null };
const open: Consent = { ...nobody, purpose: 'contact', state: 'open' };
const ela: AskedChild = {
  ...{ childId: 'k1', name: 'Ela', avatarImage: '/avatars/ela', language: 'tr' },
  ...{ consents: [open], email: null, askedAt: '2026-11-20T10:00:00Z' },
};

test.each([
  ['2026-11-20T09:59:00Z', 'Asked today'],
  ['2026-11-18T10:00:00Z', 'Asked today'],
  ['2026-11-20T10:00:00Z', 'Asked today'],
  ['2026-11-21T10:00:00Z', 'Asked yesterday'],
])('CONSENT-15 at %s of this device a family was: %s', (now, words) => {
  expect(askedText(ela, Date.parse(now))).toBe(words);
});
