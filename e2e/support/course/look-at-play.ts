import type { Activity } from '@digipals/contract';
import { answerSentence, reasonOf } from '@digipals/engine';
import type { Page } from 'playwright-core';
import { type FeedbackRoom, findFeedbackFaults } from '../feedback-parts.ts';
import type { Met, Outcome } from '../play.ts';

/** Placeholders are filled with what the child has chosen about itself. */
const isPersonal = (text: string): boolean => text.includes('{me.');

const helpOn = async (page: Page): Promise<string> => {
  const shown = await page.locator('section[data-outcome] [data-help]').allInnerTexts();
  return shown.join(' ').replaceAll(/\s+/g, ' ');
};

const outcomeWanted = ({ meta }: Activity): Outcome =>
  meta.attempts === 1 ? 'moveOn' : 'tryAgain';

/** Faults of the feedback to a wrong answer: its outcome, what it says, what it must not say yet, its layout. */
export async function findWrongFeedbackFaults(
  page: Page,
  activity: Activity,
  { question, picks, outcome }: Met,
  room: FeedbackRoom,
): Promise<string[]> {
  const wanted = outcomeWanted(activity);
  if (outcome !== wanted) return [`a wrong answer is met with ${outcome}, not ${wanted}`];
  const help = await helpOn(page);
  const answer = answerSentence(question);
  const why = activity.meta.test ? undefined : reasonOf(question, picks)?.sentence;
  const { incorrect } = question.triggers;
  const said = [why, incorrect?.type === 'audio' ? incorrect.data.label : undefined];
  const missing = said.filter(text => text && !isPersonal(text) && !help.includes(text));
  return [
    ...missing.map(text => `the feedback to a wrong answer does not say “${text}”, but “${help}”`),
    ...(answer && help.includes(answer) ? [`the feedback gives the answer away: “${help}”`] : []),
    ...(await findFeedbackFaults(page, room)),
  ];
}
