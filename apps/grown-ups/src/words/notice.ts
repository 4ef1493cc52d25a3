/** What is stored of a child and for how long, in short; docs/data.md has it by table. */
export const notice = [
  'Lessons, answers, words, stars and Lingos: until the child is erased.',
  'Messages and posts: as long as the school chose, or until one of the two children is erased.',
  'Texts that came back or were kept back: 12 months.',
  'Who looked at data of the child: 24 months.',
  'Minutes a day, quiet hours and your other choices: until the child is erased, minutes 24 months.',
  'A child that was not here for 24 months is erased 30 days later.',
  'Nobody but those who run the server gets any of it. There are no advertisements.',
] as const;
