/** Days between two assessments, with the day of a leap year. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** What is wrong with the security programme at a moment; empty if it has an owner and was assessed within a year. */
export function problemsOf(programme: string, now: number): string[] {
  const cellOf = (name: string): string =>
    new RegExp(`^\\| ${name} +\\| (.+?) +\\|$`, 'm').exec(programme)?.[1] ?? '';
  const assessed = Date.parse(cellOf('Assessed'));
  const problems: string[] = [];
  if (cellOf('Owner') === '') problems.push('it names no owner');
  if (Number.isNaN(assessed)) problems.push('it has no date of the last assessment');
  else if (assessed > now) problems.push('the assessment is in the future');
  else if (now - assessed > MOST_DAYS * DAY_MS) problems.push('the assessment is over a year old');
  if (!programme.includes('../.github/workflows/test.yml'))
    problems.push('it names no test results');
  return problems;
}
