import { emailChangeMs, type LanguageCode, localeOfLanguage } from '@digipals/contract';
import { type AccountEvent, fill, type LetterParts, mailTexts } from '../mail/index.ts';

const HOURS = emailChangeMs / 3_600_000;

const momentIn = (language: LanguageCode, at: Date): string =>
  new Intl.DateTimeFormat(localeOfLanguage[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);

/** After these the adult may no longer be able to sign in. */
const needsReset: readonly AccountEvent[] = ['password', 'email'];

/** The letter that tells an adult what happened to its account. */
export function securityLetter(
  event: AccountEvent,
  { language, name, at }: { language: LanguageCode; name: string; at: Date },
): LetterParts {
  const { hello, when, act, reset, [event]: text } = mailTexts[language].account;
  const before = [
    fill(hello, { name }),
    text.happened,
    fill(when, { moment: momentIn(language, at) }),
    needsReset.includes(event) ? reset : act,
    'DigiPals',
  ];
  return { language, title: text.subject, before };
}

/** The letter with the link that confirms a new e-mail. */
export function newEmailLetter(
  language: LanguageCode,
  { name, link }: { name: string; link: string },
): LetterParts {
  const { hello, newEmail } = mailTexts[language].account;
  return {
    language,
    title: newEmail.subject,
    before: [fill(hello, { name }), fill(newEmail.asked, { hours: HOURS })],
    button: { label: newEmail.confirm, url: link },
    after: [newEmail.otherwise, 'DigiPals'],
  };
}
