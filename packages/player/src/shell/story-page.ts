import type { Question } from '@digipals/contract';
import type { RunState } from '@digipals/engine';
import { useState } from 'react';
import { layoutOf } from '../components/layout.ts';
import { questionSounds } from './question-media.ts';

const textTypes = ['textLabel', 'textLabels', 'speechBubble', 'speechBubbles', 'textContainer'];

/**
 * The page of a story: its picture and texts, without the question that follows; null for a question that
 * has no picture of a story, no text to read, or nothing to answer.
 */
const storyPageOf = (question: Question): Question | null => {
  const { pictures, strips, answers } = layoutOf(question);
  const isStory = pictures.some(({ type }) => type === 'storyImage');
  const texts = strips.filter(({ type }) => textTypes.includes(type));
  if (!isStory || texts.length === 0 || answers.length === 0) return null;
  return { ...question, components: [...pictures, ...texts], solution: [] };
};

/** What is read aloud on a page: the texts of the speakers, in order. */
const soundsOfPage = (page: Question): string[] =>
  page.components.flatMap(({ data }) => data.flatMap(({ audio }) => audio ?? []));

const keyOf = (id: string, part: string | false): string => (part ? `${id}/${part}` : id);

/**
 * What is on the board of the open question: first the page of a story, if it has one, and after `turn`
 * the question. `key` differs between the two.
 */
export function useStoryPage(question: Question, run: RunState) {
  const { activity, phase, attempts, picks } = run;
  const [read, setRead] = useState<string | null>(null);
  const isFresh = phase === 'answering' && attempts === 0 && picks.length === 0;
  const page = isFresh && read !== question.id ? storyPageOf(question) : null;
  return {
    reading: page !== null,
    shown: page ?? question,
    key: keyOf(question.id, page ? 'page' : run.practising && 'practice'),
    title: page && activity.meta.title,
    sounds: page ? soundsOfPage(page) : questionSounds(question),
    turn: () => setRead(question.id),
  };
}
