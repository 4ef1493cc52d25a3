import type {
  Case,
  CaseGroup,
  DecisionReason,
  DutySeat,
  HistoryItem,
  Outcome,
  Person,
  ReportReason,
  SignalCode,
  StaffRole,
  SubmissionKind,
  Told,
} from '@digipals/contract';
import {
  type AgeBand,
  type LanguageCode,
  languageCodes,
  type letterTemplates,
  localeOfLanguage,
} from '@digipals/contract/constants';

/** Roles, as shown below a name. */
export const roleWords: Record<StaffRole, string> = {
  reviewer: 'Reviewer',
  senior: 'Senior reviewer',
  lead: 'Safeguarding lead',
  auditor: 'Auditor, reads only',
  admin: 'Administrator',
};

/** What a child wrote. */
export const kindWords: Record<SubmissionKind, string> = {
  message: 'Message',
  post: 'DigiPost',
  status: 'Status',
};

/** Years of age bands. */
export const bandWords: Record<AgeBand, string> = { 1: '7 to 8', 2: '9 to 10', 3: '11 to 12' };

function englishNameOf(code: LanguageCode): string {
  if (code === 'gb') return 'English';
  if (code === 'us') return 'English (US)';
  const locale = localeOfLanguage[code];
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** Languages of children. */
export const languageWords = Object.fromEntries(
  languageCodes.map(code => [code, englishNameOf(code)]),
) as Record<LanguageCode, string>;

/** Reasons of the queue and of cases. */
export const groupWords: Record<CaseGroup, string> = {
  help: 'Asked for help',
  grooming: 'Grooming',
  distress: 'Distress',
  meeting: 'Meeting or secrets',
  report: 'Reported',
  personal: 'Personal details',
  swearing: 'Swearing',
  unkind: 'Unkind words',
  link: 'Link or code',
  notEnglish: 'Not English',
  history: 'Sender’s history',
  repetition: 'Repetition',
  firstContact: 'First contact',
  check: 'Check failed',
  none: 'No signal',
};

/** Reasons of a report, in the words that the child chose. */
export const reportWords: Record<ReportReason, string> = {
  unkind: 'Someone is unkind',
  personalInformation: 'Someone shares personal information',
  meeting: 'Someone wants to meet me',
  photos: 'Someone asks for photos',
  secret: 'Someone says: do not tell',
  otherApp: 'Someone says: use another app',
  scared: 'I feel scared',
  notEnglish: 'Someone does not write in English',
};

/** What was found, by its code. */
export const signalWords: Record<SignalCode, string> = {
  fullName: 'Full name',
  phone: 'Phone number',
  email: 'E-mail address',
  address: 'Place',
  school: 'School',
  socialMedia: 'Social media',
  birthDate: 'Date of birth',
  asksForDetails: 'Asks for details',
  swearing: 'Swearing',
  insult: 'Insult',
  threat: 'Threat',
  exclusion: 'Leaves someone out',
  mockery: 'Mockery',
  meeting: 'Meeting',
  secret: 'Secret',
  grooming: 'Grooming',
  distress: 'Distress',
  notEnglish: 'Not English',
  link: 'Link',
  code: 'Code',
  repetition: 'Repetition',
  flood: 'Many at once',
  senderHistory: 'Came back before',
  firstContact: 'First contact',
  report: 'Reported by a child',
  check: 'Check did not answer',
};

/** Reasons of decisions: for returning a text, and two more for severe ones. */
export const reasonWords: Record<DecisionReason, string> = {
  personal: 'Personal details',
  unkind: 'Unkind words',
  swearing: 'Swearing',
  notEnglish: 'Not in English',
  meeting: 'Meeting or secrets',
  link: 'Link or code',
  hardToRead: 'Hard to read',
  distress: 'Distress',
  harmless: 'Harmless',
};

/** What an adult says about a severe text. */
export const severeOutcomeWords: Record<Outcome, string> = {
  deliver: 'Deliver',
  return: 'Return with words',
  withhold: 'Keep back, and help',
  escalate: 'To lead',
};

/** What was decided. */
export const outcomeWords: Record<Outcome, string> = {
  deliver: 'Delivered',
  return: 'Returned',
  withhold: 'Kept back',
  escalate: 'To lead',
};

/** What was decided, or said about a severe text that it did not decide. */
export const decisionWords = ({ outcome, isFinal }: Pick<HistoryItem, 'outcome' | 'isFinal'>) =>
  isFinal ? outcomeWords[outcome] : `Opinion: ${severeOutcomeWords[outcome].toLowerCase()}`;

/** States of cases. */
export const caseStateWords: Record<Case['state'], string> = {
  open: 'Open',
  withLead: 'With lead',
  waitingForGrownUp: 'Waiting for grown-up',
  closed: 'Closed',
};

/** How a case ended. */
export const caseOutcomeWords: Record<NonNullable<Case['outcome']>, string> = {
  nothingFound: 'nothing found',
  taught: 'taught',
  letterSent: 'letter sent',
};

/** Letters to grown-ups. */
export const templateWords: Record<(typeof letterTemplates)[number], string> = {
  unkind: 'Unkind words',
  personal: 'Personal details',
  meeting: 'Meeting or secrets',
  worried: 'We are worried',
  notEnglish: 'Not in English',
};

/** Seats of the rota. */
export const seatWords: Record<DutySeat, string> = {
  reader: 'Readers',
  senior: 'Senior',
  lead: 'Lead',
  on_call_1: 'On call 1',
  on_call_2: 'On call 2',
};

/** The time told: how long children read that their text waits. */
export function toldWords({ kind, minutes, seconds }: Told): string {
  if (kind === 'today') return `About ${Math.ceil(seconds / 3_600)} hours`;
  if (kind === 'tomorrow') return 'Tomorrow';
  return minutes === 60 ? 'About 1 hour' : `About ${minutes} min`;
}

/** The recipient: a child by its pseudonym, or the author's own page. */
export function receiver(to: Person | null, kind: SubmissionKind): string {
  if (to) return to.pseudonym;
  return kind === 'status' ? 'own profile' : 'own wall';
}

/** "1 report", "3 reports". */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${count === 1 ? one : other}`;
