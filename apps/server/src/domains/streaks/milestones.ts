import type { LanguageCode } from '@digipals/contract';

/** Days in a row that a child is notified of on the day that it wins them. */
const milestones: ReadonlySet<number> = new Set([7, 14, 30, 50, 100, 200, 365]);

const english = (days: number): string => `${days} days in a row! Domino is proud of you.`;

const texts: Readonly<Record<LanguageCode, (days: number) => string>> = {
  gb: english,
  us: english,
  es: days => `¡${days} días seguidos! Domino está orgulloso de ti.`,
  fr: days => `${days} jours de suite ! Domino est fier de toi.`,
  tr: days => `Art arda ${days} gün! Domino seninle gurur duyuyor.`,
  // Each milestone takes the same form of the word.
  ru: days => `${days} дней подряд! Домино тобой гордится.`,
  az: days => `Ardıcıl ${days} gün! Domino səninlə fəxr edir.`,
  th: days => `ติดต่อกัน ${days} วันแล้ว! โดมิโนภูมิใจในตัวเธอ`,
  cn: days => `连续${days}天！多米诺为你骄傲。`,
};

/** Whether the child is notified of a number of days. */
export const isMilestone = (days: number): boolean => milestones.has(days);

/** What a child reads about a milestone, in its help language (STREAK-07). */
export const milestoneText = (days: number, language: LanguageCode): string =>
  texts[language](days);
