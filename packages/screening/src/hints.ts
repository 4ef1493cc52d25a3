import { type Hint, type SignalCode, type WritingHint, writingHints } from '@digipals/contract';
import { mergeFindings } from './merge-findings.ts';
import { withoutHistory } from './no-history.ts';
import { address } from './phases/address.ts';
import { birthDate } from './phases/birth-date.ts';
import { email } from './phases/email.ts';
import { fullName } from './phases/full-name.ts';
import { links } from './phases/links.ts';
import { noGuess, notEnglish } from './phases/not-english.ts';
import type { Phase } from './phases/phase.ts';
import { phone } from './phases/phone.ts';
import { school } from './phases/school.ts';
import { socialMedia } from './phases/social-media.ts';
import { swearing } from './phases/swearing.ts';
import { unkindness } from './phases/unkindness.ts';
import { read } from './read/reading.ts';
import type { Found } from './types.ts';

/**
 * Signals that give the author a hint. Questions, distress, meetings, secrets and grooming give none: a child
 * that needs help must not be discouraged, and somebody who pressures a child must not learn what is found.
 */
const hintOf: Partial<Record<SignalCode, WritingHint>> = {
  phone: 'phone',
  email: 'email',
  address: 'address',
  school: 'school',
  fullName: 'fullName',
  socialMedia: 'socialMedia',
  birthDate: 'birthDate',
  link: 'link',
  code: 'link',
  swearing: 'unkind',
  insult: 'unkind',
  threat: 'unkind',
  exclusion: 'unkind',
  mockery: 'unkind',
  notEnglish: 'notEnglish',
};

const phases: readonly Phase[] = [
  phone,
  email,
  address,
  school,
  fullName,
  socialMedia,
  birthDate,
  swearing,
  unkindness,
  // Guessing languages needs the worker, so this uses words and letters only.
  notEnglish(() => noGuess),
  links,
];

const toHint = ({ code, start, end }: Found): Hint[] => {
  const hint = hintOf[code];
  return hint === undefined || start === null || end === null ? [] : [{ code: hint, start, end }];
};

const order = ({ code, start }: Hint): number => writingHints.indexOf(code) * 10_000 + start;

/** Hints for a text before it is sent, the most important first. */
export function findHints(text: string): Hint[] {
  const reading = read(withoutHistory(text));
  const found = phases.flatMap(phase => phase.find(reading));
  return mergeFindings(found)
    .flatMap(toHint)
    .toSorted((a, b) => order(a) - order(b));
}
