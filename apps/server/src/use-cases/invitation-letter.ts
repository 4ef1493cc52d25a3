import { invitationMs, type LanguageCode } from '@digipals/contract';
import { fill, type LetterParts, mailTexts } from '../domains/mail/index.ts';

const DAYS = invitationMs / (24 * 3_600_000);

type About = {
  readonly language: LanguageCode;
  readonly schoolName: string;
  readonly role: 'lead' | 'teacher';
  readonly from: string;
  readonly link: string;
};

/** The letter of an invitation. */
export function invitationLetter({ language, schoolName, role, from, link }: About): LetterParts {
  const { invitation: texts, answer, signed } = mailTexts[language];
  const values = { school: schoolName, from, days: DAYS };
  return {
    language,
    title: fill(texts.subject, values),
    before: [fill(texts[role], values), fill(texts.once, values)],
    button: { label: texts.join, url: link },
    after: [texts.password, fill(texts.unknown, values), answer, signed],
  };
}
