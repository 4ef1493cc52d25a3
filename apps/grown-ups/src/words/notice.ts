import { keptDays, keptMonths } from '@digipals/contract/constants';

/** What is stored of a child and for how long, in short; docs/data.md has it by table. */
export const notice = [
  'Lessons, answers, words, stars and Lingos: until the child is erased.',
  'Messages and posts: as long as the school chose, or until one of the two children is erased.',
  `Texts that came back or were kept back: ${keptMonths.undelivered} months.`,
  `Who looked at data of the child: ${keptMonths.access} months.`,
  `Minutes a day, quiet hours and your other choices: until the child is erased, minutes ${keptMonths.access} months.`,
  `A child that was not here for ${keptMonths.unused} months is erased ${keptDays.unused} days later.`,
  'Nobody but those who run the server gets any of it. There are no advertisements.',
] as const;
