import { type LanguageCode, localeOfLanguage } from '@digipals/contract/constants';
import { fill, type LetterParts, mailTexts } from '../domains/mail/index.ts';
import type { Week } from '../domains/weekly-letters/index.ts';
import type { WeekOfChild } from './read-week.ts';

const MOST_WORDS = 12;

type About = {
  readonly language: LanguageCode;
  readonly name: string;
  readonly schoolName: string;
  readonly week: Pick<Week, 'monday' | 'sunday'>;
  readonly did: WeekOfChild;
  readonly openUrl: string;
  readonly stopUrl: string;
};

function datesOf({ monday, sunday }: About['week'], language: LanguageCode): string {
  const locale = localeOfLanguage[language];
  const days = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, days);
  return format.formatRange(new Date(monday), new Date(sunday));
}

/** Whether there is something to write about. */
export const hasNews = ({ days, words, stars, messages, friends }: WeekOfChild): boolean =>
  days + words.length + stars + messages + friends > 0;

/** The sentence to say aloud, about what is rarest. */
const praiseOf = ({ words, friends }: WeekOfChild): 'friends' | 'words' | 'days' => {
  if (friends > 0) return 'friends';
  return words.length > 0 ? 'words' : 'days';
};

/** The letter about a week of a child. */
export function weeklyLetter({
  language,
  name,
  schoolName,
  week,
  did,
  openUrl,
  stopUrl,
}: About): LetterParts {
  const { week: texts, answer } = mailTexts[language];
  const { days, words, stars, messages, friends } = did;
  const more = words.length > MOST_WORDS ? ' …' : '';
  const listed = `${texts.words}: ${words.slice(0, MOST_WORDS).join(', ')}${more}`;
  return {
    language,
    title: fill(texts.subject, { name }),
    about: datesOf(week, language),
    figures: [
      { label: texts.days, value: days },
      { label: texts.words, value: words.length },
      { label: texts.stars, value: stars },
      { label: texts.messages, value: messages },
      { label: texts.friends, value: friends },
    ],
    praise: { label: texts.say, text: fill(texts.praise[praiseOf(did)], { name }) },
    before: words.length > 0 ? [listed] : [],
    button: { label: texts.open, url: openUrl },
    small: [answer, fill(texts.why, { school: schoolName })],
    stop: { label: texts.stop, url: stopUrl },
  };
}
