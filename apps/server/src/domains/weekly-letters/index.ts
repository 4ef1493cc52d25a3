export { type Week, weekAt } from './week.policy.ts';
export { claimWeek, listWithoutLetter } from './weekly-letters.data.ts';
