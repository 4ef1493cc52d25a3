import type { AskedPurpose, Relation } from '@digipals/contract';

/** What families are asked, in their words. */
export const purposeTexts = {
  contact: 'consent.contact',
  visible: 'consent.visible',
  weeklyLetter: 'consent.weekly',
} as const satisfies Record<AskedPurpose, string>;

/** What a grown-up is to a child, in words for families. */
export const relationTexts = {
  mother: 'consent.mother',
  father: 'consent.father',
  guardian: 'consent.guardian',
  other: 'consent.other',
} as const satisfies Record<Relation, string>;
