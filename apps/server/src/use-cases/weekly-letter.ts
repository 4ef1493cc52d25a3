import type { FamilyWeek, Praise } from '@digipals/contract';
import { type LanguageCode, localeOfLanguage } from '@digipals/contract/constants';
import { fill, type LetterParts, labelled, mailTexts } from '../domains/mail/index.ts';
import type { Week } from '../domains/weekly-letters/index.ts';

const MOST_WORDS = 12;

type About = {
  readonly language: LanguageCode;
  readonly name: string;
  readonly schoolName: string;
  readonly dates: Pick<Week, 'monday' | 'sunday'>;
  readonly week: Pick<FamilyWeek, 'stars' | 'newFriends'> & {
    readonly days: readonly Pick<FamilyWeek['days'][number], 'minutes'>[];
    readonly messages: Pick<FamilyWeek['messages'], 'written'>;
  };
  readonly words: readonly string[];
  readonly praise: Exclude<Praise, 'start'>;
  readonly openUrl: string;
  readonly stopUrl: string;
};

function datesOf({ monday, sunday }: About['dates'], language: LanguageCode): string {
  const locale = localeOfLanguage[language];
  const days = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, days);
  // ICU has no words for a range of Chinese dates.
  if (language === 'cn')
    return `${format.format(new Date(monday))}至${format.format(new Date(sunday))}`;
  return format.formatRange(new Date(monday), new Date(sunday));
}

/** The letter about a week of a child: numbers, its new words, and a sentence to say aloud. */
export function weeklyLetter(about: About): LetterParts {
  const { language, name, schoolName, dates, week, words, praise, openUrl, stopUrl } = about;
  const { week: texts, answer, open } = mailTexts[language];
  const more = words.length > MOST_WORDS ? '\u00a0…' : '';
  const listed = `${words.slice(0, MOST_WORDS).join(', ')}${more}`;
  const days = week.days.filter(({ minutes }) => minutes > 0).length;
  return {
    language,
    title: fill(texts.subject, { name }),
    about: datesOf(dates, language),
    figures: [
      { label: texts.days, value: days },
      { label: texts.words, value: words.length },
      { label: texts.stars, value: week.stars },
      { label: texts.written, value: week.messages.written },
      { label: texts.friends, value: week.newFriends },
    ],
    praise: { label: texts.say, text: fill(texts.praise[praise], { name }) },
    before: words.length > 0 ? [labelled(language, texts.words, listed)] : [],
    button: { label: open, url: openUrl },
    small: [answer, fill(texts.why, { school: schoolName })],
    stop: { label: texts.stop, url: stopUrl },
  };
}
