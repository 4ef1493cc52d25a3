import type { Activity, Component, Question, SolutionItem } from '@digipals/contract';
import type { LanguageCode, TeachingLanguage } from '@digipals/contract/constants';
import type { Lesson } from '../pack.ts';
import type { SourceActivity, SourceQuestion } from '../source.ts';

/** A built activity with its source, so that problems can be reported with their line. */
export type Checked = {
  lesson: Lesson;
  source: SourceActivity;
  activity: Activity;
  variety: TeachingLanguage;
  language: LanguageCode;
};

/** A question as it is written. */
export const writtenOf = (
  { source, activity }: Checked,
  question: Question,
): SourceQuestion | undefined =>
  source.questions.find(({ name }) => `${activity.id}-${name}` === question.id);

/** `file:line` of a question. */
export const questionPath = (checked: Checked, question: Question): string =>
  writtenOf(checked, question)?.path ?? checked.source.file;

/** `file:line` of a component: the builder numbers them in source order. */
export const componentPath = (checked: Checked, question: Question, id: string): string => {
  const number = Number(/-c(\d+)$/.exec(id)?.[1]);
  const written = writtenOf(checked, question)?.components[number - 1];
  return written?.path ?? questionPath(checked, question);
};

/** An item that a child can choose, and whether it belongs to the answer. */
export type Option = { id: string; value: string; label: string; componentId: string };

const optionsIn = ({ id, data }: Component): Option[] =>
  data.map(item => ({
    id: item.id,
    value: item.value,
    label: item.label ?? '',
    componentId: id,
  }));

const isAnswer = (solution: readonly SolutionItem[], { id, componentId }: Option): boolean =>
  solution.some(item => item.id === id && item.componentId === componentId);

/**
 * The choices of each type: items of single buttons are in separate components
 * but make one choice. Components without an answer are no choice.
 */
export const choicesOf = ({
  components,
  solution,
}: Question): { right: Option[]; wrong: Option[] }[] => {
  const types = new Set(solution.map(({ type }) => type));
  return [...types].map(type => {
    const options = components.filter(one => one.type === type).flatMap(optionsIn);
    return {
      right: options.filter(option => isAnswer(solution, option)),
      wrong: options.filter(option => !isAnswer(solution, option)),
    };
  });
};

/** A picture, sound or film, not a text. */
export const isMedium = (value: string): boolean => value.startsWith('/media/');

/** The name of a picture, sound or film, from its address. */
export const nameOf = (value: string): string =>
  value.replace(/^\/media\/|\.[0-9a-f]{8}\.\w+$/g, '');
