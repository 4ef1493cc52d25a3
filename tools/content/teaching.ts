import type { Activity, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { isScored } from '@digipals/engine';
import { canGoWrong } from './kinds.ts';
import type { Problems } from './problems.ts';

/** Types with choices: each of their items is an option. */
const choiceTypes: readonly string[] = [
  'imageButton',
  'imageButtons',
  'adjustableImageButtons',
  'randomisedImageButtons',
  'textButton',
  'textButtons',
  'audioTextButtons',
] satisfies ComponentType[];

/** What a page presents in writing. */
const pageTypes: readonly string[] = ['speechBubbles', 'textLabels'] satisfies ComponentType[];
/** Pages of an activity, and other questions without an answer. */
const mostPages = 2;

const optionsOf = (question: Question): number =>
  question.components
    .filter(component => choiceTypes.includes(component.type))
    .reduce((sum, component) => sum + component.data.length, 0);

const isSingleChoice = (question: Question): boolean =>
  question.solution.length === 1 && optionsOf(question) > 0;

const checkTest = (questions: readonly Question[], path: string, problems: Problems) => {
  if (questions.filter(isSingleChoice).length > questions.length / 2)
    problems.error(path, 'more than half of this test is single choice, so guessing could win it');
  if (questions.some(question => optionsOf(question) === 2))
    problems.error(path, 'a test must have no question with two options');
  if (questions.some(question => question.solution.length === 0 && isScored(question, true)))
    problems.error(path, 'a test must have no question without an answer but one to speak');
  if (questions.some(question => question.solution.length > 0 && !canGoWrong(question)))
    problems.error(path, 'a test must have no game that can only end right');
};

/** Texts that present something, with a button to go on: a question with its answers, letters, words. */
const isPage = ({ components }: Question): boolean =>
  components.some(({ type }) => pageTypes.includes(type)) &&
  components.some(({ type }) => type === 'confirmButton');

const checkPractice = (questions: readonly Question[], path: string, problems: Problems) => {
  if (questions.filter(question => optionsOf(question) === 2).length > 2)
    problems.error(path, 'more than two questions have only two options');
  const [pages, others] = [true, false].map(
    wanted => questions.filter(one => one.solution.length === 0 && isPage(one) === wanted).length,
  );
  if ((pages ?? 0) > mostPages) problems.error(path, 'more than two pages only present something');
  if ((others ?? 0) > mostPages) problems.error(path, 'more than two questions have no answer');
};

/** The questions that a child may play together: those of each part, or all. */
const playedIn = ({ data, parts }: Activity): (readonly Question[])[] =>
  parts?.map(({ questionIds }) => data.filter(({ id }) => questionIds.includes(id))) ?? [data];

/** Rules of the course plan on guessing, for a complete activity. */
export const checkTeaching = (activity: Activity, path: string, problems: Problems) => {
  const check = activity.meta.test === true ? checkTest : checkPractice;
  for (const questions of playedIn(activity)) check(questions, path, problems);
};
