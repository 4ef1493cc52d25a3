import { address } from './address.ts';
import { asksForDetails } from './asks-for-details.ts';
import { birthDate } from './birth-date.ts';
import { codes } from './codes.ts';
import { distress } from './distress.ts';
import { email } from './email.ts';
import { firstContact } from './first-contact.ts';
import { fullName } from './full-name.ts';
import { acrossTexts } from './history/across-texts.ts';
import { exclusionOverWeek } from './history/exclusion-over-week.ts';
import { grooming } from './history/grooming.ts';
import { likelyDanger, withDoubts } from './likely-danger.ts';
import { likelyDetails, withWholeMarks } from './likely-details.ts';
import { links } from './links.ts';
import { meeting } from './meeting.ts';
import { type GuessLanguage, notEnglish } from './not-english.ts';
import type { Phase } from './phase.ts';
import { phone } from './phone.ts';
import { repetition } from './repetition.ts';
import { school } from './school.ts';
import { senderHistory } from './sender-history.ts';
import { socialMedia } from './social-media.ts';
import { swearing } from './swearing.ts';
import { unkindness } from './unkindness.ts';

/** All checks, in the order in which they run. */
export const createPhases = (guess: GuessLanguage): readonly Phase[] => [
  ...[phone, email, address, school, fullName, socialMedia, birthDate, asksForDetails].map(
    withWholeMarks,
  ),
  likelyDetails,
  ...[meeting, distress].map(withDoubts),
  likelyDanger,
  swearing,
  unkindness,
  notEnglish(guess),
  links,
  codes,
  repetition,
  senderHistory,
  firstContact,
  acrossTexts,
  grooming,
  exclusionOverWeek,
];
