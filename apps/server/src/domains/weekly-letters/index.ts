export { type Week, weekAt } from './week.policy.ts';
export {
  claimWeek,
  findStop,
  listWithoutLetter,
  mayGetWeeklyLetter,
  stopWeeklyLetter,
} from './weekly-letters.data.ts';
